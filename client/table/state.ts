import { advance, type Color, type Game, parseMove } from '../../engine/index.ts';
import type { Command, RejectCode } from '../../table/commands.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import type { CommandId, PlayerId } from '../../table/ids.ts';
import { seatOf, type Table } from '../../table/table.ts';
import { type Company, QUIET, withoutSuggestions, withReaction } from './company.ts';
import type { Status } from './connection.ts';
import type { Heard } from './heard.ts';
import { type Attendance, attended, NOBODY_KNOWN } from './presence.ts';

/** A command of ours whose events we have not seen yet. */
interface Pending {
  readonly id: CommandId;
  readonly command: Command;
  /** The number of its last event, once it is acknowledged: it ends when we have seen that event. */
  readonly settledBy?: number;
  /** Whether the answer takes longer than usual. */
  readonly late?: true;
}

/** What to tell the person, until the next thing that the person does or the next phase of the table. */
type Notice =
  | { readonly kind: 'refused'; readonly code: RejectCode }
  /** The server did not understand a frame of ours. */
  | { readonly kind: 'trouble' }
  /** The name that we gave is not possible here. */
  | { readonly kind: 'name' }
  /** Our seat goes on at another device, or here. */
  | { readonly kind: 'seat'; readonly to: 'elsewhere' | 'here' }
  /** A link that was to bring a seat here brought none: it has been used or cancelled, or one sits at this table already. */
  | { readonly kind: 'link'; readonly because: 'used' | 'seated' };

/** Everything that the page knows. */
export interface TableState extends Attendance {
  readonly status: Status;
  /** The invitation to this table that we have, until the table refuses it. */
  readonly claim: string | undefined;
  /** Who we are to the server, learnt from its welcome. */
  readonly player: PlayerId | null;
  /** Undefined until the first snapshot. Only what the server has told: never a move that is not played. */
  readonly table: Table | undefined;
  readonly seq: number;
  /** The last event that there is to tell of; undefined where a snapshot has told of it. */
  readonly last: TableEvent | undefined;
  readonly company: Company;
  readonly pending: readonly Pending[];
  readonly notice: Notice | undefined;
  /** Whether all that the last welcome knew of has come: events after that come as they happen. */
  readonly caughtUp: boolean;
  /**
   * The server's clock (Unix milliseconds) less ours. What tells it was on its way for a while and so tells too little: since the last
   * welcome the largest is the best.
   */
  readonly clockOffset: number;
  /** Whether our own clock has run low, and has not been given enough since. */
  readonly isLow: boolean;
}

/** Before the first frame of the server. */
export const nothingYet: TableState = {
  status: { state: 'connecting' },
  claim: undefined,
  player: null,
  table: undefined,
  seq: 0,
  last: undefined,
  ...NOBODY_KNOWN,
  company: QUIET,
  pending: [],
  notice: undefined,
  caughtUp: false,
  clockOffset: 0,
  isLow: false,
};

/** The seat that we hold, or null: a spectator. Derived, because seats change colors between games. */
export const ownSeat = ({ table, player }: TableState): Color | null =>
  table === undefined ? null : seatOf(table, player);

/** What a command asks for, as a text: how long its way is does not count. */
const contentOf = (command: Command): string => JSON.stringify({ ...command, lag: undefined });

/** Whether the very same is asked already and has shown no effect yet: a double click asks once. */
export const isAsked = ({ pending }: TableState, command: Command): boolean =>
  pending.some((earlier) => contentOf(earlier.command) === contentOf(command));

/** The state with one more command on its way; what an earlier one came to is not told any more. */
export const sending = (state: TableState, id: CommandId, command: Command): TableState => ({
  ...state,
  pending: [...state.pending, { id, command }],
  notice: undefined,
});

/** A command that has not been answered by now takes long. */
export const overdue = (state: TableState, id: CommandId): TableState => ({
  ...state,
  pending: state.pending.map((pending) => (pending.id === id ? { ...pending, late: true } : pending)),
});

/** A table that the server has told. Its next phase ends a notice: what was refused is past. */
const become = (state: TableState, table: Table | undefined): TableState => ({
  ...state,
  table,
  company: table?.game === state.table?.game ? state.company : withoutSuggestions(state.company),
  notice: table?.phase === state.table?.phase ? state.notice : undefined,
  caughtUp: true,
});

const settle = (state: TableState, id: CommandId, seq: number): readonly Pending[] =>
  state.pending.map((pending) => (pending.id === id ? { ...pending, settledBy: seq } : pending));

/** What a link that was to bring a seat here has brought, where that is no seat. */
const linkNotice = (state: TableState, code?: RejectCode): Notice | undefined => {
  if (ownSeat(state) !== null) return { kind: 'link', because: 'seated' };
  if (code === undefined) return undefined;
  return code === 'no-offer' ? { kind: 'link', because: 'used' } : { kind: 'refused', code };
};

/** What a command of ours is, while its effect is not seen. */
export const commandOf = ({ pending }: TableState, id: CommandId): Command | undefined =>
  pending.find((one) => one.id === id)?.command;

/** A proposal of ours that the table has taken is known as ours while its position stands. */
const withOwn = ({ company, table }: TableState, command: Command | undefined): Company =>
  command?.type === 'suggest' && command.ply === table?.game.moves.length
    ? { ...company, own: command.move }
    : company;

/** Says so where our seat has come here from another device, or gone on there. */
const withHandOver = (before: TableState, after: TableState, events: readonly TableEvent[]): TableState => {
  const seated = ownSeat(after) !== null;
  const moved = events.some(({ type }) => type === 'tookOver') && seated !== (ownSeat(before) !== null);
  return moved ? { ...after, notice: { kind: 'seat', to: seated ? 'here' : 'elsewhere' } } : after;
};

/** What to say of a command that the table has refused. */
const refusal = (state: TableState, id: CommandId, code: RejectCode): Notice | undefined => {
  const command = commandOf(state, id);
  if (command?.type === 'takeOver') return linkNotice(state, code);
  return command?.type === 'sit' && code === 'malformed' ? { kind: 'name' } : { kind: 'refused', code };
};

/** The last event after one more. That time was given back outlives the move which was waiting for that. */
const newer = (last: TableEvent | undefined, event: TableEvent): TableEvent =>
  last?.type === 'delayed' && event.type === 'moved' && event.by === last.seat ? last : event;

/** Forgets the commands whose events we have seen by now. */
const upTo = (state: TableState, seq: number): TableState => ({
  ...state,
  seq,
  pending: state.pending.filter(({ settledBy }) => settledBy === undefined || settledBy > seq),
});

/** The state after one more message; `now` is our clock, in milliseconds since some moment. */
export const heard = (state: TableState, message: Heard, now: number): TableState => {
  switch (message.type) {
    case 'welcome':
      return {
        ...state,
        player: message.player ?? null,
        clockOffset: message.at - now,
        company: withoutSuggestions(state.company),
        caughtUp: message.seq <= state.seq,
      };
    case 'snapshot':
      return upTo({ ...become(state, message.table), last: undefined }, message.seq);
    case 'events': {
      const newest = message.events.at(-1);
      if (newest === undefined) return state;
      const table = message.events.reduce<Table | undefined>(evolve, state.table);
      const clockOffset = Math.max(state.clockOffset, newest.at - now);
      const next = withHandOver(state, become(state, table), message.events);
      return upTo({ ...next, clockOffset, last: message.events.reduce(newer, state.last) }, newest.seq);
    }
    case 'ack': {
      const command = commandOf(state, message.id);
      // What the table tells of a seat that came here stands: the answer to a link that is sent again comes after it.
      const isUntold = command?.type === 'takeOver' && state.notice?.kind !== 'seat';
      const notice = isUntold ? linkNotice(state) : state.notice;
      const company = withOwn(state, command);
      return upTo({ ...state, notice, company, pending: settle(state, message.id, message.seq) }, state.seq);
    }
    case 'reject': {
      const { id, code } = message;
      return {
        ...state,
        claim: code === 'claim-needed' ? undefined : state.claim,
        pending: state.pending.filter((one) => one.id !== id),
        notice: refusal(state, id, code),
      };
    }
    case 'presence':
      return { ...state, ...attended(state, message, now) };
    case 'suggestion': {
      const { ply, moves: suggestions } = message;
      const isNow = ply === state.table?.game.moves.length;
      return isNow ? { ...state, company: { ...state.company, suggestions } } : state;
    }
    case 'reaction':
      return { ...state, company: withReaction(state.company, { ...message, at: now }) };
    case 'error':
      return { ...state, notice: { kind: 'trouble' } };
  }
};

/** The game that the board shows. */
export interface Shown {
  readonly game: Game;
  /** Whether the game holds a move of ours that the server has not confirmed. */
  readonly ahead: boolean;
}

/** The game for the board: the table's, with our own move on top of it while the server has not answered. */
export const shown = ({ table, pending }: TableState): Shown | undefined => {
  if (table === undefined) return undefined;
  const { game } = table;
  for (const { command } of pending) {
    if (command.type !== 'move' || command.ply !== game.moves.length || table.phase !== 'playing') continue;
    const move = parseMove(game.position, command.move);
    if (move.ok) return { game: advance(game, move.value), ahead: true };
  }
  return { game, ahead: false };
};

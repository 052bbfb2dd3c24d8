import type { Color } from '../../../engine/types.ts';
import { afterMove } from '../../../table/afterMove.ts';
import type { Command } from '../../../table/commands.ts';
import type { CommandId, PlayerId } from '../../../table/ids.ts';
import { seatOf } from '../../../table/table.ts';
import type { Status } from '../../table/connection.ts';
import type { Heard } from '../../table/heard.ts';
import type { Presence } from '../../table/presence.ts';
import { goOn, type Line } from './line.ts';
import type { LiveTable } from './table.ts';

/** A command of ours whose events we have not seen yet; `until` is the last of them, once it is acknowledged. */
interface Pending {
  readonly id: CommandId;
  readonly command: Command;
  readonly until?: number;
}

/** What a board elsewhere knows of its table: less than the table's page, which tells of all that passes there. */
export interface LiveState {
  readonly status: Status;
  /** Who we are to the server. */
  readonly player: PlayerId | null;
  /** Undefined until the server has told. Never with a move that it has not played. */
  readonly table: LiveTable | undefined;
  readonly seq: number;
  readonly presence: Presence | undefined;
  readonly pending: readonly Pending[];
  /** Whether the last thing that we asked for was refused, and nothing has happened since. */
  readonly refused: boolean;
  /** The server's clock (Unix milliseconds) less ours. */
  readonly clockOffset: number;
}

/** Before the first frame of the server. */
export const NOTHING_YET: LiveState = {
  status: { state: 'connecting' },
  player: null,
  table: undefined,
  seq: 0,
  presence: undefined,
  pending: [],
  refused: false,
  clockOffset: 0,
};

/** The seat that we hold; null for who watches. */
export const ownSeat = ({ table, player }: LiveState): Color | null =>
  table === undefined ? null : seatOf(table, player);

/** The state with one more command on its way; that an earlier one was refused is forgotten. */
export const sending = (state: LiveState, id: CommandId, command: Command): LiveState => ({
  ...state,
  pending: [...state.pending, { id, command }],
  refused: false,
});

/** Whether something of this kind is asked already: a double click asks once. Of two offers each has its own answer, of which the first counts. */
export const isAsked = ({ pending }: LiveState, { type }: Command): boolean =>
  type !== 'answer' && pending.some(({ command }) => command.type === type);

/** Forgets the commands whose events we have seen. */
const upTo = (state: LiveState, seq: number): LiveState => ({
  ...state,
  seq,
  pending: state.pending.filter(({ until }) => until === undefined || until > seq),
});

/** The state after one more message; `now` is our clock, in milliseconds since some moment. */
export const heard = (state: LiveState, message: Heard<LiveTable>, now: number): LiveState => {
  switch (message.type) {
    case 'welcome':
      return { ...state, player: message.player ?? null, clockOffset: message.at - now };
    case 'snapshot':
      return upTo({ ...state, table: message.table, refused: false }, message.seq);
    case 'events': {
      const { seq, at } = message.events.at(-1) ?? { seq: state.seq, at: 0 };
      const table = message.events.reduce(
        (before, event) => before && (event.type === 'moved' ? afterMove(before, event, goOn) : before),
        state.table,
      );
      // What tells the time was on its way for a while, and so tells too little.
      const clockOffset = Math.max(state.clockOffset, at - now);
      return upTo({ ...state, table, clockOffset, refused: false }, seq);
    }
    case 'ack': {
      const pending = state.pending.map((one) =>
        one.id === message.id ? { ...one, until: message.seq } : one,
      );
      return upTo({ ...state, pending }, state.seq);
    }
    case 'reject':
      return { ...state, pending: state.pending.filter(({ id }) => id !== message.id), refused: true };
    case 'presence':
      return { ...state, presence: message };
    default:
      return state;
  }
};

/** The game for the board: the table's, with our own move on top of it while the server has not answered. */
export const shownGame = ({ table, pending }: LiveState): Line | undefined => {
  if (table?.phase !== 'playing') return table?.game;
  const { game } = table;
  for (const { command } of pending) {
    if (command.type !== 'move' || command.ply !== game.moves.length) continue;
    const next = goOn(game, command.move);
    if (next) return next;
  }
  return game;
};

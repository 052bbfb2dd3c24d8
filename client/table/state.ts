import { type Color, type Move, type Position, parseMove, play } from '../../engine/index.ts';
import type { Command, RejectCode } from '../../table/commands.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import type { CommandId, PlayerId } from '../../table/ids.ts';
import { seatOf, type Table } from '../../table/table.ts';
import type { Heard, Status } from './connection.ts';

export interface Presence {
  readonly white: boolean;
  readonly black: boolean;
  readonly spectators: number;
}

/** A command of ours whose events we have not seen yet. */
export interface Pending {
  readonly id: CommandId;
  readonly command: Command;
  /** The number of its last event, once it is acknowledged: it ends when we have seen that event. */
  readonly settledBy?: number;
  /** Whether the answer takes longer than usual. */
  readonly late?: true;
}

/** What to tell the person, until the next thing that the person does or the next phase of the table. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: RejectCode }
  /** The server did not understand a frame of ours. */
  | { readonly kind: 'trouble' };

/** Everything that the page knows. */
export interface TableState {
  readonly status: Status;
  /** Who we are to the server, learnt from its welcome. */
  readonly player: PlayerId | null;
  /** Undefined until the first snapshot. Only what the server has told: never a move that is not played. */
  readonly table: Table | undefined;
  readonly seq: number;
  /** The last event; undefined where a snapshot has told of it. */
  readonly last: TableEvent | undefined;
  readonly presence: Presence | undefined;
  readonly pending: readonly Pending[];
  readonly notice: Notice | undefined;
  /** Whether what was missed has come since the last welcome: events after that come as they happen. */
  readonly caughtUp: boolean;
  /** The server's clock less ours, in milliseconds: 0, as most devices are right, until an event has told it as it happened. */
  readonly clockOffset: number;
}

export const nothingYet: TableState = {
  status: { state: 'connecting' },
  player: null,
  table: undefined,
  seq: 0,
  last: undefined,
  presence: undefined,
  pending: [],
  notice: undefined,
  caughtUp: false,
  clockOffset: 0,
};

/** The seat that we hold, or null: a spectator. Derived, because seats change colors between games. */
export const ownSeat = ({ table, player }: TableState): Color | null =>
  table === undefined ? null : seatOf(table, player);

/** Whether the very same is asked already and has shown no effect yet: a double click asks once. */
export const isAsked = ({ pending }: TableState, command: Command): boolean =>
  pending.some((earlier) => JSON.stringify(earlier.command) === JSON.stringify(command));

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
  notice: table?.phase === state.table?.phase ? state.notice : undefined,
  caughtUp: true,
});

const settle = (state: TableState, id: CommandId, seq: number): readonly Pending[] =>
  state.pending.map((pending) => (pending.id === id ? { ...pending, settledBy: seq } : pending));

/** Forgets the commands whose events we have seen by now. */
const upTo = (state: TableState, seq: number): TableState => ({
  ...state,
  seq,
  pending: state.pending.filter(({ settledBy }) => settledBy === undefined || settledBy > seq),
});

/** The state after one more message; `now` is our clock in Unix milliseconds. */
export const heard = (state: TableState, message: Heard, now: number): TableState => {
  switch (message.type) {
    case 'welcome':
      return { ...state, player: message.player ?? null, caughtUp: false };
    case 'snapshot':
      return upTo({ ...become(state, message.table), last: undefined }, message.seq);
    case 'events': {
      const last = message.events.at(-1);
      if (last === undefined) return state;
      const table = message.events.reduce<Table | undefined>(evolve, state.table);
      const clockOffset = state.caughtUp ? last.at - now : state.clockOffset;
      return upTo({ ...become(state, table), clockOffset, last }, last.seq);
    }
    case 'ack':
      return upTo({ ...state, pending: settle(state, message.id, message.seq) }, state.seq);
    case 'reject':
      return {
        ...state,
        pending: state.pending.filter(({ id }) => id !== message.id),
        notice: { kind: 'refused', code: message.code },
      };
    case 'presence':
      return { ...state, presence: message };
    case 'suggestion':
    case 'reaction':
      return state;
    case 'error':
      return { ...state, notice: { kind: 'trouble' } };
  }
};

export interface Shown {
  readonly position: Position;
  readonly lastMove: Move | undefined;
  /** Whether the position holds a move of ours that the server has not confirmed. */
  readonly ahead: boolean;
}

/** The position for the board: the table's, with our own move on top of it while the server has not answered. */
export const shown = ({ table, pending }: TableState): Shown | undefined => {
  if (table === undefined) return undefined;
  const { position, moves } = table.game;
  for (const { command } of pending) {
    if (command.type !== 'move' || command.ply !== moves.length || table.phase !== 'playing') continue;
    const move = parseMove(position, command.move);
    if (move.ok) return { position: play(position, move.value), lastMove: move.value, ahead: true };
  }
  return { position, lastMove: moves.at(-1), ahead: false };
};

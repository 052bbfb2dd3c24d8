import {
  COLORS,
  type Color,
  type Game,
  initialPosition,
  makeFen,
  type Outcome,
  opposite,
  type PerColor,
  parseFen,
  rulesByName,
  startGame,
  turkish,
} from '../engine/index.ts';
import { type Clock, newClock } from './clock.ts';
import { type Offer, oppositionOf, type RecordedSettings, type Settings } from './events.ts';
import { COMPUTER, type Digest, type PlayerId } from './ids.ts';

/** Somebody at the table. */
export interface Seat {
  readonly player: PlayerId;
  readonly name: string;
  /** The hash of the ticket with which the seat can be taken over, while one is out. */
  readonly ticket?: Digest;
}

/** How many own moves a side has still to make before it may offer the same again: 0 where it may. */
export type Rests = PerColor<{ readonly draw: number; readonly takeback: number }>;

/** Both sides may offer everything. */
export const RESTED: Rests = { white: { draw: 0, takeback: 0 }, black: { draw: 0, takeback: 0 } };

/**
 * What each person has won at this table so far: 1 for a win, 0.5 for a draw. Points belong to the person: they go along when the
 * seats change colors and are there again when somebody leaves and comes back; a newcomer has none.
 */
export type Points = { readonly [player: string]: number };

interface Common {
  readonly settings: Settings;
  /** The number of the present game, from 1; at an open table, of the one that will be played. */
  readonly number: number;
  /** The present game, at an open table still without a move. */
  readonly game: Game;
  readonly clock: Clock | null;
  readonly points: Points;
}

/** A seat is free. */
interface OpenTable extends Common {
  readonly phase: 'open';
  readonly seats: PerColor<Seat | null>;
  /** When the table was opened (Unix milliseconds) if no game was ever started at it, else null. */
  readonly unplayedSince: number | null;
}

/** Both seats are taken and a game runs. */
export interface PlayingTable extends Common {
  readonly phase: 'playing';
  readonly seats: PerColor<Seat>;
  readonly offers: readonly Offer[];
  readonly rests: Rests;
}

/** The game has its result; a rematch may be agreed. */
export interface FinishedTable extends Common {
  readonly phase: 'finished';
  readonly seats: PerColor<Seat>;
  readonly offers: readonly Offer[];
  readonly outcome: Outcome;
}

/** A place with two seats where games are played one after another. Never changed in place. */
export type Table = OpenTable | PlayingTable | FinishedTable;

/** The seat that a person holds, if any. */
export const seatOf = ({ seats }: Pick<Table, 'seats'>, player: PlayerId | null): Color | null =>
  COLORS.find((color) => player !== null && seats[color]?.player === player) ?? null;

/** The side that the computer plays, if any. */
export const computerSide = (table: Table): Color | null => seatOf(table, COMPUTER);

/** Whether the opponent agrees to an offer without being asked: the computer, to everything but a draw, over which it thinks. */
export const agreesAtOnce = (table: Table, { offer, by }: Offer): boolean =>
  offer !== 'draw' && computerSide(table) === opposite(by);

/** The points of each side's present player. */
export const score = ({ seats, points }: Table): PerColor<number> => {
  const of = (seat: Seat | null): number => (seat && points[seat.player]) ?? 0;
  return { white: of(seats.white), black: of(seats.black) };
};

/**
 * The table that an `opened` event makes, with nobody there. Whoever lets somebody open a table has checked `rules` and `fen`; to be
 * total, an unknown ruleset gives Turkish draughts and an unreadable position the initial one.
 */
export const newTable = (opened: RecordedSettings & { readonly at: number }): OpenTable => {
  const { clock, visibility, suggestions, at } = opened;
  const rules = rulesByName(opened.rules) ?? turkish;
  const parsed = parseFen(opened.fen, rules);
  const start = parsed.ok ? parsed.value : initialPosition(rules);
  return {
    phase: 'open',
    settings: {
      rules: rules.name,
      fen: makeFen(start),
      clock,
      visibility,
      suggestions,
      invite: opened.invite ?? null,
      ...oppositionOf(opened),
    },
    number: 1,
    game: startGame(rules, start),
    clock: newClock(clock, at),
    points: {},
    seats: { white: null, black: null },
    unplayedSince: at,
  };
};

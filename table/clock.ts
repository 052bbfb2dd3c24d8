import { type Color, type Game, opposite, type PerColor } from '../engine/index.ts';
import type { ClockSettings, Happening } from './events.ts';
import type { Table } from './table.ts';

/** A timed game's clocks: milliseconds that each side had left at `at` (Unix milliseconds), and whose clock has run since. */
export interface Clock extends ClockSettings {
  readonly white: number;
  readonly black: number;
  /** Null until both have made their first move, and after the end. */
  readonly running: Color | null;
  readonly at: number;
}

/** A table on which no game was started vanishes so long after it was opened, in milliseconds. */
export const UNPLAYED_EXPIRY = 7 * 24 * 60 * 60 * 1000;

/** A takeback leaves somebody so much of their time, in milliseconds: nobody loses at once by being kind. No clock begins with less. */
const LEAST_LEFT = 1_000;

/** Both clocks full and at rest. */
export const newClock = (settings: ClockSettings | null, at: number): Clock | null => {
  if (!settings) return null;
  const { initial, increment } = settings;
  const full = Math.round(initial * 1000);
  return { initial, increment, white: full, black: full, running: null, at };
};

const left = (clock: Clock, color: Color, now: number): number =>
  clock.running === color ? Math.max(0, clock[color] - Math.max(0, now - clock.at)) : clock[color];

/** What each side has left at `now`. */
const timesAt = (clock: Clock, now: number): PerColor<number> => ({
  white: left(clock, 'white', now),
  black: left(clock, 'black', now),
});

/** Both clocks at rest with what they show at `now`. */
export const stopClock = (clock: Clock | null, now: number): Clock | null =>
  clock && { ...clock, ...timesAt(clock, now), running: null, at: now };

/** The clocks rest until so many moves are made: one of each side. */
export const RESTING_MOVES = 2;

/** What a move on a running clock earns, in milliseconds. */
const incrementOf = (clock: Clock): number => Math.round(clock.increment * 1000);

/** What each side has left after a move of `mover`. A move on a clock that does not run yet earns no increment. */
export const timesAfterMove = (clock: Clock, mover: Color, now: number): PerColor<number> => {
  const times = timesAt(clock, now);
  return { ...times, [mover]: times[mover] + (clock.running === mover ? incrementOf(clock) : 0) };
};

/**
 * What each side has left when only the first `ply` moves of the game stay: the increments of the others are gone again, or moves made
 * and taken back would earn time without end. Whoever has more than `LEAST_LEFT` keeps that.
 */
export const timesAfterTakeback = (
  clock: Clock,
  { start, moves }: Game,
  ply: number,
  now: number,
): PerColor<number> => {
  const times = timesAt(clock, now);
  const lessEarned = (color: Color): number => {
    const rest = start.turn === color ? 0 : 1;
    const gone = moves.filter((_, made) => made >= Math.max(ply, RESTING_MOVES) && made % 2 === rest);
    return Math.max(times[color] - gone.length * incrementOf(clock), Math.min(times[color], LEAST_LEFT));
  };
  return { white: lessEarned('white'), black: lessEarned('black') };
};

/** What a side has left, in milliseconds; null where nobody counts. */
export const remaining = (table: Table, color: Color, now: number): number | null =>
  table.clock && left(table.clock, color, now);

const flagFall = (table: Table): number | null => {
  if (table.phase !== 'playing' || !table.clock?.running) return null;
  return table.clock.at + table.clock[table.clock.running];
};

const vanishing = (table: Table): number | null =>
  table.phase === 'open' && table.unplayedSince !== null ? table.unplayedSince + UNPLAYED_EXPIRY : null;

/** When something happens at the table although nobody does anything (Unix milliseconds): a flag falls, or the table vanishes. */
export const nextDeadline = (table: Table): number | null => flagFall(table) ?? vanishing(table);

/** What has happened by itself by `now`: the end by `timeout`, once; nothing otherwise. To be recorded before anything else is decided. */
export const timePasses = (table: Table, now: number): readonly Happening[] => {
  const deadline = flagFall(table);
  if (deadline === null || now < deadline || !table.clock?.running) return [];
  return [{ type: 'ended', outcome: { winner: opposite(table.clock.running), reason: 'timeout' } }];
};

/** Whether the table, on which no game was ever started, has stood long enough. */
export const isExpired = (table: Table, now: number): boolean => {
  const deadline = vanishing(table);
  return deadline !== null && now >= deadline;
};

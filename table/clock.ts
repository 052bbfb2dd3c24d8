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
  /** What each side may still be given back for the way of its messages, in milliseconds. */
  readonly quota: PerColor<number>;
  /** Whether the side to move has been given time back already because the platform was away. */
  readonly delayed: boolean;
}

/**
 * What a side may be given back for the way of its messages, in milliseconds: so much from the start on, so much more with each of its
 * moves on a running clock, and never more than so much at once. The client says how long the way is, so this is all that a lie can win.
 */
const QUOTA = { first: 500, gain: 100, most: 1_000 } as const;

/** A flag that nobody took down for so long, in milliseconds, means that the platform was away, not the player. */
const AWAY = 10_000;

/** A table on which no game was started vanishes so long after it was opened, in milliseconds. */
export const UNPLAYED_EXPIRY = 7 * 24 * 60 * 60 * 1000;

/** A takeback leaves somebody so much of their time, in milliseconds: nobody loses at once by being kind. No clock begins with less. */
const LEAST_LEFT = 1_000;

/** Both clocks full and at rest. */
export const newClock = (settings: ClockSettings | null, at: number): Clock | null => {
  if (!settings) return null;
  const { initial, increment } = settings;
  const full = Math.round(initial * 1000);
  return {
    initial,
    increment,
    white: full,
    black: full,
    running: null,
    at,
    quota: { white: QUOTA.first, black: QUOTA.first },
    delayed: false,
  };
};

/** What can be counted down. */
type Running = PerColor<number> & Pick<Clock, 'running' | 'at'>;

const left = (clock: Running, color: Color, now: number): number =>
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

/** What a move on a running clock is given back for its way, in milliseconds: not more than it took, nor than is left of the quota. */
const lagGiven = (clock: Clock, mover: Color, lag: number, now: number): number =>
  clock.running === mover && lag > 0
    ? Math.floor(Math.min(lag, clock.quota[mover], Math.max(0, now - clock.at)))
    : 0;

/**
 * What an event tells of the clocks after a move of `mover` whose message was on its way for `lag` milliseconds. A move on a clock
 * that does not run yet earns no increment.
 */
export const timesAfterMove = (
  clock: Clock,
  mover: Color,
  lag: number,
  now: number,
): { readonly clock: PerColor<number>; readonly lag?: number } => {
  const times = timesAt(clock, now);
  const given = lagGiven(clock, mover, lag, now);
  const earned = clock.running === mover ? incrementOf(clock) : 0;
  const after = { ...times, [mover]: times[mover] + earned + given };
  return given > 0 ? { clock: after, lag: given } : { clock: after };
};

/** What `mover` may be given back in future, after a move on a running clock that was given `lag` milliseconds. */
export const quotaAfterMove = ({ quota, running }: Clock, mover: Color, lag: number): PerColor<number> =>
  running === mover
    ? { ...quota, [mover]: Math.min(QUOTA.most, Math.max(0, quota[mover] - lag) + QUOTA.gain) }
    : quota;

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
export const remaining = (
  { clock }: { readonly clock: Running | null },
  color: Color,
  now: number,
): number | null => clock && left(clock, color, now);

const flagFall = (table: Table): number | null => {
  if (table.phase !== 'playing' || !table.clock?.running) return null;
  return table.clock.at + table.clock[table.clock.running];
};

const vanishing = (table: Table): number | null =>
  table.phase === 'open' && table.unplayedSince !== null ? table.unplayedSince + UNPLAYED_EXPIRY : null;

/** When something happens at the table although nobody does anything (Unix milliseconds): a flag falls, or the table vanishes. */
export const nextDeadline = (table: Table): number | null => flagFall(table) ?? vanishing(table);

/**
 * The time that a side is given back whose flag should have fallen `late` milliseconds ago: so much, but no more than it had when its
 * turn came.
 */
const delayed = (clock: Clock, seat: Color, late: number): Happening => ({
  type: 'delayed',
  seat,
  late,
  clock: { white: clock.white, black: clock.black, [seat]: Math.min(late, clock[seat]) },
});

/**
 * What has happened by itself by `now`, once: the end by `timeout`, or, where the platform was away when the flag should have fallen,
 * time given back, at most once a move. To be recorded before anything else is decided.
 */
export const timePasses = (table: Table, now: number): readonly Happening[] => {
  const deadline = flagFall(table);
  const { clock } = table;
  if (deadline === null || now < deadline || !clock?.running) return [];
  const late = now - deadline;
  if (late > AWAY && !clock.delayed) return [delayed(clock, clock.running, late)];
  return [{ type: 'ended', outcome: { winner: opposite(clock.running), reason: 'timeout' } }];
};

/** Whether the table, on which no game was ever started, has stood long enough. */
export const isExpired = (table: Table, now: number): boolean => {
  const deadline = vanishing(table);
  return deadline !== null && now >= deadline;
};

import { COLORS, type Color, type PerColor } from '../engine/types.ts';
import { ABSENT_AFTER } from '../protocol/messages.ts';
import { computerSide, type PlayingTable } from '../table/table.ts';
import type { Standing } from './memory.ts';
import { isSilent, type Visitor } from './presence.ts';

/** Since when each side is away from the running game (Unix milliseconds). A side that is there has no entry. */
export type Absences = Partial<PerColor<number>>;

/** A time for each side that has one. */
const bySide = (timeOf: (color: Color) => number | undefined): Partial<PerColor<number>> => {
  const white = timeOf('white');
  const black = timeOf('black');
  return { ...(white !== undefined && { white }), ...(black !== undefined && { black }) };
};

const mapTimes = (times: Partial<PerColor<number>>, change: (time: number) => number) =>
  bySide((color) => {
    const time = times[color];
    return time === undefined ? undefined : change(time);
  });

const absentSince = (
  { player }: PlayingTable['seats'][Color],
  here: readonly Visitor[],
  parted: readonly Visitor[],
  before: number | undefined,
  now: number,
): number | undefined => {
  const open = here.filter((visitor) => visitor.player === player);
  if (open.some((visitor) => !isSilent(visitor, now))) return undefined;
  const all = [...open, ...parted.filter((visitor) => visitor.player === player)];
  const heard = Math.max(0, ...all.map((visitor) => visitor.heard));
  // An absence goes on until something is heard of the side: a ping between two looks ends it as well.
  if (before !== undefined && heard <= before) return before;
  // Also where the last socket has only just gone, or an older one is left open that nobody listens at.
  return all.length > 0 ? Math.min(now, heard + ABSENT_AFTER) : now;
};

/**
 * Who is away at `now`. An absence begins when a side's last socket goes, or has been silent for `ABSENT_AFTER`, but no earlier than the
 * game. What was known `before` stays true: the sockets do not tell it, for they may all have gone with a restart. A side of which nothing
 * is known and that has no socket is away from now on: it was there at the last look, and what has cut it off since may have been the
 * platform. Only in a running game, and only between people: the computer is never away, and claims nothing.
 *
 * @param here the open sockets that have said hello; `parted` those that have gone since the last look
 */
export const absencesOf = (
  { table, begun }: Pick<Standing, 'table' | 'begun'>,
  here: readonly Visitor[],
  parted: readonly Visitor[],
  before: Absences,
  now: number,
): Absences => {
  if (table.phase !== 'playing' || computerSide(table)) return {};
  const since = bySide((color) => absentSince(table.seats[color], here, parted, before[color], now));
  return mapTimes(since, (time) => Math.max(begun, time));
};

/** Whoever was away while the platform was away, too, could not come back meanwhile: this part of the wait they have for it at least. */
const GRACE = 1 / 4;

/** What was known of absences before everybody was cut off, when the first ones are here again: whole milliseconds, as they are stored. */
export const afterOutage = (before: Absences, wait: number, now: number): Absences =>
  mapTimes(before, (since) => Math.max(since, Math.ceil(now - wait * (1 - GRACE))));

/** From when on the opponent of each side that is away may claim (Unix milliseconds); undefined where nobody is. */
export const claimableFrom = (absences: Absences, wait: number): Partial<PerColor<number>> | undefined =>
  COLORS.some((color) => absences[color] !== undefined)
    ? mapTimes(absences, (since) => since + wait)
    : undefined;

/** Which sides have been away for long enough. */
export const awayFor = (absences: Absences, wait: number, now: number): PerColor<boolean> => {
  const isAway = (since: number | undefined): boolean => since !== undefined && now >= since + wait;
  return { white: isAway(absences.white), black: isAway(absences.black) };
};

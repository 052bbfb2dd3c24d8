import { COLORS, type Color, type PerColor } from '../engine/types.ts';
import { ABSENT_AFTER } from '../protocol/messages.ts';
import { computerSide, type PlayingTable, type Table } from '../table/table.ts';
import { isSilent, type Visitor } from './presence.ts';

/** Since when each side is away from the running game (Unix milliseconds). A side that is there has no entry. */
export type Absences = { readonly [color in Color]?: number };

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
  return open.length > 0 ? heard + ABSENT_AFTER : now;
};

/**
 * Who is away at `now`. An absence begins when a side's last socket goes, or has been silent for `ABSENT_AFTER`. What was known `before`
 * stays true: the sockets do not tell it, for they may all have gone with a restart. A side of which nothing is known and that has no
 * socket is away from now on: it was there at the last look, and what has cut it off since may have been the platform. Only in a running
 * game, and only between people: the computer is never away, and claims nothing.
 *
 * @param here the open sockets that have said hello; `parted` those that have gone since the last look
 */
export const absencesOf = (
  table: Table,
  here: readonly Visitor[],
  parted: readonly Visitor[],
  before: Absences,
  now: number,
): Absences => {
  if (table.phase !== 'playing' || computerSide(table)) return {};
  const absences: { [color in Color]?: number } = {};
  for (const color of COLORS) {
    const since = absentSince(table.seats[color], here, parted, before[color], now);
    if (since !== undefined) absences[color] = since;
  }
  return absences;
};

/** From when on each absent side's opponent may claim (Unix milliseconds); undefined where nobody is away. */
export const claimableFrom = (absences: Absences, wait: number): Absences | undefined => {
  const { white, black } = absences;
  if (white === undefined && black === undefined) return undefined;
  return {
    ...(white !== undefined && { white: white + wait }),
    ...(black !== undefined && { black: black + wait }),
  };
};

/** Which sides have been away for long enough. */
export const awayFor = (absences: Absences, wait: number, now: number): PerColor<boolean> => {
  const isAway = (since: number | undefined): boolean => since !== undefined && now >= since + wait;
  return { white: isAway(absences.white), black: isAway(absences.black) };
};

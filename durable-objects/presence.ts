import { COLORS, type PerColor } from '../engine/types.ts';
import { ABSENT_AFTER } from '../protocol/messages.ts';
import type { PlayerId } from '../table/ids.ts';
import { computerSide, seatOf, type Table } from '../table/table.ts';

/** Who is at the table. Spectators are counted by socket that is not silent, not by person: most of them have no key. */
export interface Presence extends PerColor<boolean> {
  readonly spectators: number;
  /** From when on the opponent of a side that is away may claim (Unix milliseconds); absent where nobody is. */
  readonly claimable?: Partial<PerColor<number>>;
}

/** A socket that is open and has said hello. */
export interface Visitor {
  readonly player: PlayerId | null;
  /** When it was last heard of, pings included, in Unix milliseconds. */
  readonly heard: number;
}

/** The presence that a socket was last told of, and when. */
export interface Told extends Presence {
  readonly at: number;
}

/** Spectators come and go in swarms: their number is told at most this often, in milliseconds. */
const NUMBERS_EVERY = 1_000;

/** Later than any time. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Whether a socket counts as gone, although it may be open. */
export const isSilent = ({ heard }: Pick<Visitor, 'heard'>, now: number): boolean =>
  now - heard >= ABSENT_AFTER;

/**
 * A seat is present while any of its player's sockets is: a second tab or an old socket's late end changes nothing. The computer
 * always is.
 */
export function presenceOf(
  table: Table,
  visitors: readonly Visitor[],
  now: number,
): Omit<Presence, 'claimable'> {
  const computer = computerSide(table);
  const present = { white: computer === 'white', black: computer === 'black' };
  let spectators = 0;
  for (const visitor of visitors) {
    if (isSilent(visitor, now)) continue;
    const seat = seatOf(table, visitor.player);
    if (seat === null) spectators += 1;
    else present[seat] = true;
  }
  return { ...present, spectators };
}

const isNews = (told: Told, presence: Presence): boolean =>
  COLORS.some(
    (color) => told[color] !== presence[color] || told.claimable?.[color] !== presence.claimable?.[color],
  );

/** When a socket is to be told of this presence: now or earlier, later (numbers only), or never, for nothing is new. */
export function tellingTime(told: Told | null, presence: Presence, now: number): number {
  if (!told || isNews(told, presence)) return now;
  return told.spectators === presence.spectators ? NEVER : told.at + NUMBERS_EVERY;
}

/**
 * When the presence may change by itself: the next time that a socket falls silent, or, as one that is silent already may come
 * back by pings, which wake nobody, the time to look again. Never while there is nobody else to tell.
 */
export function nextSilence(visitors: readonly Visitor[], now: number): number {
  if (visitors.length < 2) return NEVER;
  return Math.min(
    ...visitors.map((visitor) => (isSilent(visitor, now) ? now : visitor.heard) + ABSENT_AFTER),
  );
}

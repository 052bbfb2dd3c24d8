import { COLORS } from '../engine/types.ts';
import { isSilent } from './presence.ts';

/** The most sockets of one table: each costs memory, and a turn whenever something is told. */
export const MOST_SOCKETS = 500;

/** The most sockets on one seat: tabs, devices, and those whose end nobody has noticed yet. */
const MOST_ON_SEAT = 20;

/** The rest is for who watches: with both seats full of sockets there is a place for each of them. */
const MOST_WATCHING = MOST_SOCKETS - 2 * MOST_ON_SEAT;

/** A socket by what decides whether it may keep its place. */
export interface Occupant {
  /** The seat of its person; null for one who watches, or has not said who they are. */
  readonly seat: 'white' | 'black' | null;
  /** When it was last heard of, or when it came if it never said hello (Unix milliseconds). */
  readonly heard: number;
  readonly greeted: boolean;
}

/** A place is free, this one has to go for it, or there is none. */
export type Place<One extends Occupant> =
  | { readonly free: true; readonly instead?: One }
  | { readonly free: false };

const NONE = { free: false } as const;

const longestSilent = <One extends Occupant>(occupants: readonly One[]): One | undefined =>
  occupants.reduce<One | undefined>(
    (first, one) => (first && first.heard <= one.heard ? first : one),
    undefined,
  );

const mostOf = (seat: Occupant['seat']): number => (seat === null ? MOST_WATCHING : MOST_ON_SEAT);

const alikeIn = <One extends Occupant>(occupants: readonly One[], seat: Occupant['seat']): readonly One[] =>
  occupants.filter((one) => one.greeted && one.seat === seat);

/**
 * Those who are too many for a seat, or among who watch: somebody who takes a seat over, or gives it up, takes their sockets along. Who
 * was silent longest goes first.
 */
export function surplus<One extends Occupant>(occupants: readonly One[]): readonly One[] {
  return [...COLORS, null].flatMap((seat) => {
    const alike = alikeIn(occupants, seat).toSorted((a, b) => a.heard - b.heard);
    return alike.slice(0, Math.max(0, alike.length - mostOf(seat)));
  });
}

/**
 * A place for one more socket, before anybody knows whose it is. Where all are taken those who never said who they are go first, those
 * who came first before others, however they chatter; then who is one too many on a seat; then who watched and has fallen silent. Nobody
 * else has to go who plays, or who watches and is there.
 */
export function placeToCome<One extends Occupant>(occupants: readonly One[], now: number): Place<One> {
  if (occupants.length < MOST_SOCKETS) return { free: true };
  const strangers = occupants.filter(({ greeted }) => !greeted);
  const sleepers = occupants.filter((one) => one.greeted && one.seat === null && isSilent(one, now));
  const instead = longestSilent(strangers) ?? surplus(occupants)[0] ?? longestSilent(sleepers);
  return instead ? { free: true, instead } : NONE;
}

/**
 * A place for a socket that says hello, beside the `others`: so many may watch that there is always one for each seat, and on a seat so many
 * that it leaves the other one its own. One who has fallen silent makes room for its like.
 */
export function placeToStay<One extends Occupant>(
  seat: Occupant['seat'],
  others: readonly One[],
  now: number,
): Place<One> {
  const alike = alikeIn(others, seat);
  if (alike.length < mostOf(seat)) return { free: true };
  const instead = longestSilent(alike.filter((one) => isSilent(one, now)));
  return instead ? { free: true, instead } : NONE;
}

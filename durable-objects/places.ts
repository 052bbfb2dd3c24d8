import { ABSENT_AFTER } from '../protocol/messages.ts';

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

const isSilent = ({ heard }: Occupant, now: number): boolean => now - heard >= ABSENT_AFTER;

/**
 * A place for one more socket, before anybody knows whose it is. Where all are taken those who never said who they are go first, those
 * who came first before others, however they chatter; then who watched and has fallen silent. Nobody has to go who plays, or who watches and is there.
 */
export function placeToCome<One extends Occupant>(occupants: readonly One[], now: number): Place<One> {
  if (occupants.length < MOST_SOCKETS) return { free: true };
  const strangers = occupants.filter(({ greeted }) => !greeted);
  const sleepers = occupants.filter((one) => one.greeted && one.seat === null && isSilent(one, now));
  const instead = longestSilent(strangers) ?? longestSilent(sleepers);
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
  const alike = others.filter((one) => one.greeted && one.seat === seat);
  if (alike.length < (seat === null ? MOST_WATCHING : MOST_ON_SEAT)) return { free: true };
  const instead = longestSilent(alike.filter((one) => isSilent(one, now)));
  return instead ? { free: true, instead } : NONE;
}

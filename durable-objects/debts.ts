import { ABSENT_AFTER } from '../protocol/messages.ts';

/** How much somebody may owe, in characters, and how much of it a second forgives. */
interface Credit {
  readonly most: number;
  readonly perSecond: number;
}

/**
 * What was sent and may lie unread: the platform keeps it all in memory and reports nothing. Nor does anything in the protocol show that
 * somebody reads who only watches, so whatever they send, only time forgives, as fast as bots play.
 */
export interface Debt {
  /** Up to the last reckoning what time has not forgiven, and all since. */
  characters: number;
  /** Up to when time has forgiven (Unix milliseconds). */
  reckoned: number;
}

/**
 * So much may lie unread of one socket. 1,700 moves a second are 255,000 characters to each who watches.
 * Of all sockets together: a table has the processor for some 25,000 frames of a move a second, whoever gets them, 3.7 million characters.
 */
const OF_SOCKET: Credit = { most: 4 * 1024 * 1024, perSecond: 256 * 1024 };
const OF_TABLE: Credit = { most: 128 * 1024 * 1024, perSecond: 2 * 1024 * 1024 };

/** Nothing owed; `now` in Unix milliseconds. */
export const makeDebt = (now: number): Debt => ({ characters: 0, reckoned: now });

/** Takes off what time has forgiven up to `now`. Done only where much is owed: then nothing else costs a look at the clock. */
function reckon(debt: Debt, { perSecond }: Credit, now: number): void {
  const seconds = Math.max(0, now - debt.reckoned) / 1_000;
  debt.characters = Math.max(0, debt.characters - seconds * perSecond);
  debt.reckoned = Math.max(debt.reckoned, now);
}

/**
 * Reckons with a socket that was last heard of at `heard()`, if it owes much: whether it is too much. Of whom nothing is heard, nothing is
 * forgiven after a while.
 */
export function reckonSocket(debt: Debt, heard: () => number, now: () => number): boolean {
  if (debt.characters <= OF_SOCKET.most) return false;
  reckon(debt, OF_SOCKET, Math.min(now(), heard() + ABSENT_AFTER));
  return debt.characters > OF_SOCKET.most;
}

/** The same with all sockets of a table together. */
export function reckonTable(debt: Debt, now: () => number): boolean {
  if (debt.characters <= OF_TABLE.most) return false;
  reckon(debt, OF_TABLE, now());
  return debt.characters > OF_TABLE.most;
}

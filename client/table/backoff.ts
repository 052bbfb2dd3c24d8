/** The longest wait before the first retry; each further attempt doubles it. Milliseconds. */
export const FIRST_WAIT = 500;
/** No wait is longer than this, in milliseconds. */
export const LONGEST_WAIT = 15_000;

/**
 * How long to wait before trying to reconnect, in milliseconds.
 *
 * Half of the wait is fixed, half is left to chance: after a deploy thousands of pages lose their
 * socket in the same moment and must not all come back in the same moment.
 *
 * @param attempt how many attempts have failed since the connection last worked, from 0
 * @param random a number from 0 up to, not including, 1
 */
export const retryDelay = (attempt: number, random: number): number => {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait / 2 + (wait / 2) * random);
};

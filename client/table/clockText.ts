/** A clock warns when less is left, in milliseconds. */
export const LOW = 20_000;

/** And is at ease again from so much on: an increment beyond the limit alone is no ease. */
export const EASED = 25_000;

/** And counts in tenths of seconds then. */
export const TENTHS_BELOW = 10_000;

/**
 * Minutes and seconds, rounded up: `4:12`. Never `0:00`.
 *
 * @param milliseconds what is left
 */
export const minutesText = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * What a player's clock shows: `4:12`, and `9.4` near the end. While a game goes on it is never at its end, which only the server may
 * say: then it is `0:00`.
 *
 * @param milliseconds what is left
 * @param over whether the game has ended
 */
export const clockText = (milliseconds: number, over = false): string => {
  if (over && milliseconds <= 0) return '0:00';
  const tenths = Math.max(1, Math.ceil(milliseconds / 100));
  return tenths * 100 < TENTHS_BELOW ? (tenths / 10).toFixed(1) : minutesText(milliseconds);
};

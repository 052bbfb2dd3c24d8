/** A win on the spot; one in n plies is worth n less. */
export const WIN = 30_000;
/** Values from here on are wins by force, and below minus this losses. */
export const FORCED = WIN - 1_000;
/** No value: the game goes on. */
export const GOES_ON = -65_536;
/** Above every value. */
export const INFINITE = 32_000;
/** By how much a quiet move betters a position at most, for all that the search cares. */
export const QUIET_GAIN = 30;

/** In how many plies a score says that the game is won, negative if it is lost; null if it says nothing of that. */
export const mateOf = (score: number): number | null => {
  if (Math.abs(score) < FORCED) return null;
  return score > 0 ? WIN - score : -WIN - score;
};

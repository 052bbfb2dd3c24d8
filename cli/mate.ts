import { FORCED, WIN } from '../ai/values.ts';

/** In how many plies a score says that the game is won, negative if it is lost; null if it says nothing of that. */
export const mateOf = (score: number): number | null => {
  if (Math.abs(score) < FORCED) return null;
  return score > 0 ? WIN - score : -WIN - score;
};

import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules turkish-classic --games 2000 --nodes 600 --generations 2 --seed 1
 *
 * Logistic regression on the results of 4000 games of the search against itself: 2 generations of 2000, 600 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 57598 quiet positions. On 6400 more, of games held back, the
 * mean cross entropy is 0.5157; by the guess it is 0.5330.
 */
export const turkishClassicWeights: Weights = {
  opening: [
    107, 107, 107, 107, 111, 94, 92, 109, 106, 92, 99, 96, 106, 114, 101, 107, 136, 133, 134, 94, 175, 188,
    148, 124, 191, 137, 134, 131, 137, 137, 137, 137, 452, 432, 436, 434, 429, 428, 430, 428, 430, 426, 428,
    429, 428, 424, 427, 425, 436, 427, 423, 427, 428, 428, 424, 430, 421, 429, 426, 427, 454, 403, 413, 426,
    9, -7, 0, 9, -6, 1, -32, -23, -11, 18, 36, 61, 125, -14, 43,
  ],
  ending: [
    107, 107, 107, 107, 160, 101, 85, 80, 157, 114, 83, 113, 135, 101, 104, 77, 143, 135, 120, 108, 196, 166,
    129, 121, 196, 135, 124, 127, 137, 137, 137, 137, 475, 433, 446, 441, 420, 423, 424, 430, 428, 417, 424,
    429, 427, 412, 425, 421, 424, 419, 415, 422, 425, 416, 419, 429, 424, 418, 423, 423, 457, 435, 445, 433,
    28, 0, -5, 6, 2, 22, -32, -22, -13, 33, 45, 60, 132, -129, 149,
  ],
};

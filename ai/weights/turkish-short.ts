import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules turkish-short --games 2000 --nodes 600 --generations 2 --seed 1
 *
 * Logistic regression on the results of 4000 games of the search against itself: 2 generations of 2000, 600 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 57544 quiet positions. On 6400 more, of games held back, the
 * mean cross entropy is 0.4714; by the guess it is 0.4979.
 */
export const turkishShortWeights: Weights = {
  opening: [
    100, 100, 100, 100, 134, 115, 80, 97, 132, 96, 89, 93, 114, 116, 96, 93, 140, 124, 96, 95, 185, 140, 128,
    108, 163, 128, 126, 109, 128, 128, 128, 128, 411, 402, 403, 402, 406, 399, 402, 399, 402, 401, 400, 402,
    403, 390, 392, 398, 399, 396, 399, 397, 396, 399, 396, 396, 399, 397, 400, 396, 459, 363, 390, 402, 9, -5,
    -23, 7, 2, 0, -30, -20, -11, 13, 35, 62, 85, -16, 39,
  ],
  ending: [
    100, 100, 100, 100, 157, 92, 87, 87, 155, 118, 90, 87, 138, 108, 82, 84, 141, 123, 109, 77, 198, 137, 115,
    111, 197, 130, 126, 107, 128, 128, 128, 128, 427, 399, 406, 404, 415, 388, 395, 398, 410, 394, 401, 405,
    396, 382, 393, 399, 403, 388, 398, 394, 397, 387, 393, 393, 395, 388, 394, 389, 443, 409, 410, 406, 27, 3,
    0, 25, 28, 40, -30, -20, -14, 20, 40, 63, 121, -161, 177,
  ],
};

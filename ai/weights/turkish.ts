import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules turkish --games 6000 --nodes 1000 --generations 2 --seed 1
 *
 * Logistic regression on the results of 12000 games of the search against itself: 2 generations of 6000, 1000 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 172774 quiet positions. On 19200 more, of games held back, the
 * mean cross entropy is 0.5137; by the guess it is 0.5325.
 */
export const turkishWeights: Weights = {
  opening: [
    105, 105, 105, 105, 108, 97, 105, 105, 100, 86, 109, 110, 104, 117, 96, 133, 130, 125, 90, 47, 177, 160,
    145, 111, 206, 146, 145, 126, 134, 134, 134, 134, 470, 437, 435, 427, 423, 419, 421, 414, 421, 413, 416,
    414, 424, 398, 375, 405, 423, 415, 419, 416, 416, 419, 416, 420, 423, 415, 420, 425, 468, 391, 365, 396,
    11, -16, 6, 3, -9, 6, -31, -22, -15, 10, 54, 71, 164, -15, 67,
  ],
  ending: [
    105, 105, 105, 105, 164, 124, 77, 101, 155, 124, 90, 87, 110, 102, 101, 52, 119, 120, 91, 64, 207, 175,
    118, 97, 202, 166, 141, 146, 134, 134, 134, 134, 471, 415, 420, 431, 438, 419, 422, 406, 413, 399, 404,
    410, 388, 386, 387, 407, 408, 388, 411, 397, 418, 417, 409, 418, 451, 416, 420, 427, 471, 410, 445, 469,
    24, 18, -11, 12, 15, 12, -32, -29, 3, 48, 66, 46, 121, -158, 191,
  ],
};

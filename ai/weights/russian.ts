import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules russian --games 2000 --nodes 600 --generations 2 --seed 1
 *
 * Logistic regression on the results of 4000 games of the search against itself: 2 generations of 2000, 600 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 57600 quiet positions. On 6400 more, of games held back, the
 * mean cross entropy is 0.5532; by the guess it is 0.5905.
 */
export const russianWeights: Weights = {
  opening: [
    130, 84, 117, 135, 113, 110, 116, 163, 108, 67, 129, 92, 14, 124, 97, 169, 126, 59, 69, 90, 107, 102, 124,
    120, 123, 127, 113, 128, 119, 119, 119, 119, 273, 276, 278, 279, 275, 281, 278, 282, 277, 277, 282, 277,
    280, 274, 279, 278, 282, 280, 282, 276, 279, 277, 278, 279, 283, 280, 278, 273, 286, 273, 275, 272, 14,
    40, 49, 25, 30, 27, -57, -47, -21, 12, 12, 46, 97, -16, 101,
  ],
  ending: [
    94, 151, 103, 118, 77, 95, 104, 108, 136, 120, 109, 67, 67, 111, 110, 97, 91, 97, 105, 82, 81, 115, 119,
    78, 145, 133, 102, 128, 119, 119, 119, 119, 235, 262, 266, 263, 266, 286, 275, 279, 268, 286, 287, 274,
    276, 284, 280, 266, 285, 283, 299, 267, 278, 276, 279, 274, 265, 284, 274, 264, 274, 262, 260, 233, 0, 8,
    -23, -5, 16, 8, -88, -96, -54, -8, 18, 16, 98, -102, 176,
  ],
};

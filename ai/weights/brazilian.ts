import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules brazilian --games 2000 --nodes 600 --generations 2 --seed 1
 *
 * Logistic regression on the results of 4000 games of the search against itself: 2 generations of 2000, 600 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 57599 quiet positions. On 6400 more, of games held back, the
 * mean cross entropy is 0.5619; by the guess it is 0.6000.
 */
export const brazilianWeights: Weights = {
  opening: [
    127, 100, 155, 117, 78, 126, 121, 158, 119, 78, 100, 80, 52, 106, 70, 153, 153, 98, 54, 100, 118, 108,
    125, 158, 157, 127, 118, 135, 123, 123, 123, 123, 282, 286, 285, 284, 291, 286, 288, 288, 287, 293, 287,
    288, 285, 291, 286, 288, 285, 289, 292, 286, 286, 287, 291, 286, 289, 285, 288, 288, 295, 280, 286, 290,
    9, 50, 52, 33, 35, 36, -52, -54, -35, 43, 7, 59, 100, -22, 106,
  ],
  ending: [
    113, 129, 124, 140, 80, 97, 108, 102, 120, 93, 107, 60, 82, 116, 113, 100, 88, 118, 82, 78, 110, 116, 130,
    96, 151, 127, 111, 142, 123, 123, 123, 123, 254, 274, 273, 266, 286, 278, 282, 277, 282, 309, 284, 278,
    279, 325, 282, 278, 268, 292, 320, 275, 283, 289, 305, 276, 278, 279, 289, 284, 271, 260, 269, 244, 0, 2,
    -24, -5, 16, 7, -87, -97, -76, -5, 15, 18, 96, -130, 188,
  ],
};

import type { Weights } from './weights.ts';

/**
 * Made by this command at commit 74a3bd9, whose search makes the same again; not to be changed by hand:
 *
 *     npm run tune -- --rules armenian --games 1500 --nodes 500 --generations 2 --seed 1
 *
 * Logistic regression on the results of 3000 games of the search against itself: 2 generations of 1500, 500 nodes
 * a move, seed 1, from the guessed weights on. Fitted to 43178 quiet positions. On 4800 more, of games held back, the
 * mean cross entropy is 0.4473; by the guess it is 0.4679.
 */
export const armenianWeights: Weights = {
  opening: [
    102, 102, 102, 102, 93, 109, 95, 84, 118, 90, 104, 88, 131, 99, 114, 95, 123, 126, 99, 120, 152, 135, 134,
    127, 152, 147, 135, 129, 131, 131, 131, 131, 422, 415, 410, 412, 410, 411, 409, 409, 411, 408, 409, 410,
    412, 405, 405, 407, 409, 408, 406, 405, 406, 408, 409, 408, 410, 409, 407, 409, 431, 409, 394, 398, 23, 0,
    12, 19, 0, 2, -31, -21, -11, 9, 21, 52, 111, -9, 56,
  ],
  ending: [
    102, 102, 102, 102, 158, 156, 86, 99, 122, 103, 88, 89, 121, 98, 104, 75, 131, 122, 97, 97, 150, 137, 127,
    106, 152, 159, 127, 131, 131, 131, 131, 131, 441, 415, 411, 418, 411, 417, 410, 410, 412, 407, 409, 404,
    412, 407, 405, 401, 409, 409, 401, 396, 405, 407, 404, 401, 414, 410, 406, 405, 446, 415, 406, 403, 26, 9,
    -12, 14, 10, 3, -31, -23, -15, 12, 20, 53, 113, -76, 147,
  ],
};

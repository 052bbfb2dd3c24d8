import { difference, union } from '../squareSet.ts';
import type { Position } from '../types.ts';

/*
 * A position as twelve numbers in a row, of which a board keeps one for each ply. Files that read it have the places as literals:
 * V8 reads an imported constant through a cell every time.
 *
 *  0, 1  the pieces of the side to move      6, 7    the free squares
 *  2, 3  those of the other side             8, 9    the men that can jump, once moves were counted
 *  4, 5  the kings of both                   10, 11  the kings that can
 *
 * The last four places of a row are for whoever else keeps something by ply: the search does.
 */

/** How far two positions are apart: a power of two, so that a ply's place is a shift, and the 64 bytes of a line of the cache. */
export const POSITION_SIZE = 16;

/** Writes a position at ply 0. */
export const writePosition = (
  positions: Int32Array,
  { rules, turn, white, black, kings }: Position,
): void => {
  const [own, enemy] = turn === 'white' ? [white, black] : [black, white];
  const free = difference(rules.squares, union(white, black));
  positions.set([own, enemy, kings, free].flatMap(({ lo, hi }) => [lo, hi]));
};

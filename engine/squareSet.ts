import { bitCount } from './bits.ts';
import type { Square, SquareSet } from './types.ts';

/** Both halves are signed 32-bit integers, so that equal sets have equal halves. */
const make = (lo: number, hi: number): SquareSet => ({ lo: lo | 0, hi: hi | 0 });

export const NO_SQUARES: SquareSet = make(0, 0);
export const ALL_SQUARES: SquareSet = make(-1, -1);

export const singleton = (square: Square): SquareSet =>
  square < 32 ? make(1 << square, 0) : make(0, 1 << (square - 32));

export const union = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo | b.lo, a.hi | b.hi);
export const intersection = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo & b.lo, a.hi & b.hi);
export const difference = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo & ~b.lo, a.hi & ~b.hi);

export const squareSet = (squares: Iterable<Square>): SquareSet => {
  let set = NO_SQUARES;
  for (const square of squares) set = union(set, singleton(square));
  return set;
};

/** Whole rows of the board. `ranks` are numbered 1 to 8, upward. */
export const rankSet = (ranks: readonly number[]): SquareSet =>
  squareSet(allSquares().filter((s) => ranks.includes((s >> 3) + 1)));

export const hasSquare = (set: SquareSet, square: Square): boolean =>
  (((square < 32 ? set.lo : set.hi) >>> (square & 31)) & 1) === 1;

export const isEmptySet = (set: SquareSet): boolean => (set.lo | set.hi) === 0;
export const sameSet = (a: SquareSet, b: SquareSet): boolean => a.lo === b.lo && a.hi === b.hi;

export const setSize = (set: SquareSet): number => bitCount(set.lo) + bitCount(set.hi);

/** The squares of a set, from a1 to h8. */
export const squaresOf = (set: SquareSet): readonly Square[] =>
  allSquares().filter((square) => hasSquare(set, square));

function allSquares(): Square[] {
  return Array.from({ length: 64 }, (_, square) => square);
}

import { bitCount, bitHi, bitLo, holds } from './bits.ts';
import type { Square, SquareSet } from './types.ts';

/** Both halves are signed 32-bit integers, so that equal sets have equal halves. */
const make = (lo: number, hi: number): SquareSet => ({ lo: lo | 0, hi: hi | 0 });

const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);

export const NO_SQUARES: SquareSet = make(0, 0);
export const ALL_SQUARES: SquareSet = make(-1, -1);

/** The set of one square. */
export const singleton = (square: Square): SquareSet => make(bitLo(square), bitHi(square));

/** What is in either set, in both, and in `a` alone. */
export const union = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo | b.lo, a.hi | b.hi);
export const intersection = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo & b.lo, a.hi & b.hi);
export const difference = (a: SquareSet, b: SquareSet): SquareSet => make(a.lo & ~b.lo, a.hi & ~b.hi);

/** A square that comes twice is in the set once. */
export const squareSet = (squares: Iterable<Square>): SquareSet => {
  let set = NO_SQUARES;
  for (const square of squares) set = union(set, singleton(square));
  return set;
};

/** Whole rows of the board. `ranks` are numbered 1 to 8, upward. */
export const rankSet = (ranks: readonly number[]): SquareSet =>
  squareSet(SQUARES.filter((square) => ranks.includes((square >> 3) + 1)));

export const hasSquare = (set: SquareSet, square: Square): boolean => holds(set.lo, set.hi, square);

export const isEmptySet = (set: SquareSet): boolean => (set.lo | set.hi) === 0;
export const sameSet = (a: SquareSet, b: SquareSet): boolean => a.lo === b.lo && a.hi === b.hi;

/** How many squares are in the set, 0 to 64. */
export const setSize = (set: SquareSet): number => bitCount(set.lo) + bitCount(set.hi);

/** The squares of a set, from a1 to h8. */
export const squaresOf = (set: SquareSet): readonly Square[] =>
  SQUARES.filter((square) => hasSquare(set, square));

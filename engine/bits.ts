/**
 * Arithmetic on the two 32-bit halves of a square set, for the hot paths: no objects, no garbage. A pair of arguments `lo`, `hi`
 * is a set as in `SquareSet`.
 */

/** How many bits of a 32-bit integer are set, by fields of four. Source: Warren, Hacker's Delight, 5-1. */
export const countByFours = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

/** Such a count, or a sum of two of them, by fields of eight. */
export const countByEights = (fours: number): number => (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);

/** The four fields of such a count together. */
export const countOfAll = (eights: number): number => Math.imul(eights, 0x01010101) >>> 24;

/** How many bits of a 32-bit integer are set. */
export const bitCount = (bits: number): number => countOfAll(countByEights(countByFours(bits)));

/** How many bits of two halves are set: one count instead of two. */
export const bitCountOfBoth = (lo: number, hi: number): number =>
  countOfAll(countByEights(countByFours(lo) + countByFours(hi)));

/** The number of the lowest set bit; -1 for no bits. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The number of the highest set bit; -1 for no bits. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits);

/** The halves of the set that holds one square. */
export const bitLo = (square: number): number => (square < 32 ? 1 << square : 0);
export const bitHi = (square: number): number => (square < 32 ? 0 : 1 << square);

/** Whether the square, 0 to 63, is in the set. */
export const holds = (lo: number, hi: number, square: number): boolean =>
  (((square < 32 ? lo : hi) >>> square) & 1) !== 0;

import * as bits from '../bits.ts';
import * as rays from './rays.ts';
import type { SidePiece } from './side.ts';

/* Pieces that move any distance, one by one, each line looked up by what stands on it. */

const LINES_LO = rays.LINES_LO;
const LINES_HI = rays.LINES_HI;
const lowestBit = bits.lowestBit;

/** The column of a square as a byte. The product brings bits 0, 8, 16 and 24 together at 24 to 27. */
const columnByte = (lo: number, hi: number, square: number): number => {
  const file = square & 7;
  const low = Math.imul((lo >>> file) & 0x01010101, 0x01020408) >>> 24;
  const high = Math.imul((hi >>> file) & 0x01010101, 0x01020408) >>> 24;
  return (low & 15) | ((high & 15) << 4);
};

/** A line with at most one square in a column, folded into a byte. */
const foldedByte = (lo: number, hi: number, line: number): number => {
  const rows = (lo & (LINES_LO[line] ?? 0)) | (hi & (LINES_HI[line] ?? 0));
  const two = rows | (rows >>> 16);
  return (two | (two >>> 8)) & 0xff;
};

/**
 * For one piece along the axes `which`: how many quiet moves it has, or -1 if it can jump. Axis 0 is the column; see `lines.ts`.
 */
export const countAlong = (
  lines: Uint16Array,
  which: number,
  square: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): number => {
  let count = 0;
  if ((which & 1) !== 0) {
    const entry = lines[((square & 56) << 5) | columnByte(freeLo, freeHi, square)] ?? 0;
    if (((entry >> 8) & columnByte(enemyLo, enemyHi, square)) !== 0) return -1;
    count = entry & 0xff;
  }
  for (let left = which & 14; left !== 0; left &= left - 1) {
    const axis = lowestBit(left);
    const line = (axis << 6) | square;
    const entry = lines[(axis << 11) | ((square & 7) << 8) | foldedByte(freeLo, freeHi, line)] ?? 0;
    if (((entry >> 8) & foldedByte(enemyLo, enemyHi, line)) !== 0) return -1;
    count += entry & 0xff;
  }
  return count;
};

/** As `countNear`, for pieces that move any distance. */
export const countFlying = (
  { lines, axes }: SidePiece,
  positions: Int32Array,
  at: number,
  lo: number,
  hi: number,
  jumpersAt: number,
): number => {
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  let jumpLo = 0;
  let jumpHi = 0;
  let count = 0;
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? lo : hi; left !== 0; left &= left - 1) {
      const quiet = countAlong(lines, axes, half + lowestBit(left), enemyLo, enemyHi, freeLo, freeHi);
      if (quiet >= 0) count += quiet;
      else if (half === 0) jumpLo |= left & -left;
      else jumpHi |= left & -left;
    }
  }
  positions[jumpersAt] = jumpLo;
  positions[jumpersAt + 1] = jumpHi;
  return (jumpLo | jumpHi) === 0 ? count : -1;
};

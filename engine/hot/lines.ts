import { bitCount } from '../bits.ts';
import type { Directions } from './side.ts';

/** The squares of a line that are reached from `place` by steps of `by`, up to and with the first that is not free. */
const ray = (place: number, free: number, by: 1 | -1): number => {
  let squares = 0;
  for (let at = place + by; at >= 0 && at < 8; at += by) {
    squares |= 1 << at;
    if (((free >> at) & 1) === 0) break;
  }
  return squares;
};

/**
 * What a flying kind can do along a line of eight squares, looked up by its place on the line and by which squares are free, as a
 * byte: `axis << 11 | place << 8 | free`. Axis 0 is the column, read by rank; the others are read by file: the rising diagonal, the
 * row and the falling diagonal. An entry has the number of quiet moves in its low byte, and in the high one the squares whose
 * piece can be jumped if it is an enemy. To look up lines by what stands on them is the idea of rotated bitboards (Hyatt, ICCA
 * Journal 22/4, 1999).
 */
export const lineTable = (steps: Directions, jumps: Directions): Uint16Array =>
  Uint16Array.from({ length: 4 * 8 * 256 }, (_, index) => {
    const axis = index >> 11;
    const place = (index >> 8) & 7;
    const free = index & 0xff;
    let entry = 0;
    for (const by of [1, -1] as const) {
      const bit = 1 << (by > 0 ? axis : axis | 4);
      const squares = ray(place, free, by);
      const over = squares & ~free;
      const behind = by > 0 ? over << 1 : over >> 1;
      if ((steps & bit) !== 0) entry += bitCount(squares & free);
      if ((jumps & bit) !== 0 && (behind & free & 0xff) !== 0) entry |= over << 8;
    }
    return entry;
  });

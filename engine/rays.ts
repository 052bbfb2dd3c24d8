import type { Square } from './types.ts';

/** The eight directions, clockwise, as White sees the board: up, up right, right … up left. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a step or a ray returns when it leaves the board. */
export const OFF_BOARD = -1;

const FILE_STEP = [0, 1, 1, 1, 0, -1, -1, -1];
const RANK_STEP = [1, 1, 0, -1, -1, -1, 0, 1];

/** The direction turned by 180°. */
export const opposite = (direction: number): number => direction ^ 4;

const at = (table: Int8Array | Int32Array, index: number): number => table[index] ?? OFF_BOARD;

const STEPS = new Int8Array(8 * 64);
const RAYS_LO = new Int32Array(8 * 64);
const RAYS_HI = new Int32Array(8 * 64);

const computeStep = (square: Square, direction: Direction): number => {
  const file = (square & 7) + (FILE_STEP[direction] ?? 0);
  const rank = (square >> 3) + (RANK_STEP[direction] ?? 0);
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? OFF_BOARD : rank * 8 + file;
};

for (const direction of DIRECTIONS) {
  for (let square = 0; square < 64; square++) {
    const index = direction * 64 + square;
    STEPS[index] = computeStep(square, direction);
    let lo = 0;
    let hi = 0;
    for (let on = computeStep(square, direction); on !== OFF_BOARD; on = computeStep(on, direction)) {
      if (on < 32) lo |= 1 << on;
      else hi |= 1 << (on - 32);
    }
    RAYS_LO[index] = lo;
    RAYS_HI[index] = hi;
  }
}

/** The neighbor of a square in a direction, or OFF_BOARD. */
export const step = (square: Square, direction: number): number => at(STEPS, direction * 64 + square);

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
const highestBit = (bits: number): number => 31 - Math.clz32(bits);

/** Squares grow along up right, right, up and up left. */
const ascends = (direction: number): boolean => direction <= 2 || direction === 7;

/** The first square of the set (`lo`, `hi`) that a ray from `square` meets, or OFF_BOARD. */
export const firstOnRay = (square: Square, direction: number, lo: number, hi: number): number => {
  const index = direction * 64 + square;
  const metLo = at(RAYS_LO, index) & lo;
  const metHi = at(RAYS_HI, index) & hi;
  if (ascends(direction)) {
    if (metLo !== 0) return lowestBit(metLo);
    return metHi !== 0 ? 32 + lowestBit(metHi) : OFF_BOARD;
  }
  if (metHi !== 0) return 32 + highestBit(metHi);
  return metLo !== 0 ? highestBit(metLo) : OFF_BOARD;
};

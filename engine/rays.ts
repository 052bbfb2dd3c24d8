import { bitHi, bitLo, highestBit, lowestBit } from './bits.ts';
import type { Square } from './types.ts';

/** The eight directions, clockwise, as White sees the board: up, up right, right … up left. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

const FILE_STEPS = [0, 1, 1, 1, 0, -1, -1, -1];
const RANK_STEPS = [1, 1, 0, -1, -1, -1, 0, 1];

/** Whose turn it is, in the form that turns a heading into a direction: `heading ^ turn`. */
export const WHITE_TURN = 0;
export const BLACK_TURN = 4;

/** What a step or a ray answers when it leaves the board. */
export const OFF_BOARD = -1;

/** The direction turned by 180°. */
export const turnedBack = (direction: number): number => direction ^ 4;

/** Reads a table that is complete: every index in use has its number. */
const at = (table: Int8Array | Int32Array, index: number): number => table[index] ?? 0;

// By direction and square.
const STEPS = new Int8Array(8 * 64);
const RAYS_LO = new Int32Array(8 * 64);
const RAYS_HI = new Int32Array(8 * 64);
// By direction: how far a square's bit moves, and the squares that a step can reach.
const SHIFTS = new Int8Array(8);
const REACHED_LO = new Int32Array(8);
const REACHED_HI = new Int32Array(8);

const computeStep = (square: Square, direction: Direction): number => {
  const file = (square & 7) + (FILE_STEPS[direction] ?? 0);
  const rank = (square >> 3) + (RANK_STEPS[direction] ?? 0);
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? OFF_BOARD : rank * 8 + file;
};

const fillTables = (): void => {
  for (const direction of DIRECTIONS) {
    SHIFTS[direction] = (FILE_STEPS[direction] ?? 0) + 8 * (RANK_STEPS[direction] ?? 0);
    for (let square = 0; square < 64; square++) {
      const index = direction * 64 + square;
      const next = computeStep(square, direction);
      STEPS[index] = next;
      if (next === OFF_BOARD) continue;
      REACHED_LO[direction] = at(REACHED_LO, direction) | bitLo(next);
      REACHED_HI[direction] = at(REACHED_HI, direction) | bitHi(next);
      for (let on = next; on !== OFF_BOARD; on = computeStep(on, direction)) {
        RAYS_LO[index] = at(RAYS_LO, index) | bitLo(on);
        RAYS_HI[index] = at(RAYS_HI, index) | bitHi(on);
      }
    }
  }
};
fillTables();

/** The neighbor of a square in a direction, or OFF_BOARD. */
export const step = (square: Square, direction: number): number => at(STEPS, direction * 64 + square);

/** The first square of the set (`lo`, `hi`) that a ray from `square` meets, or OFF_BOARD. */
export const firstOnRay = (square: Square, direction: number, lo: number, hi: number): number => {
  const index = direction * 64 + square;
  const metLo = at(RAYS_LO, index) & lo;
  const metHi = at(RAYS_HI, index) & hi;
  if (at(SHIFTS, direction) > 0) {
    if (metLo !== 0) return lowestBit(metLo);
    return metHi !== 0 ? 32 + lowestBit(metHi) : OFF_BOARD;
  }
  if (metHi !== 0) return 32 + highestBit(metHi);
  return metLo !== 0 ? highestBit(metLo) : OFF_BOARD;
};

/** By how much a square's number grows with one step; negative downward and to the left. */
export const shiftOf = (direction: number): number => at(SHIFTS, direction);

/** The lower half of the set (`lo`, `hi`) after one step of all its squares; those that leave the board are lost. */
export const steppedLo = (lo: number, hi: number, direction: number): number => {
  const by = at(SHIFTS, direction);
  return (by > 0 ? lo << by : (lo >>> -by) | (hi << (32 + by))) & at(REACHED_LO, direction);
};

/** The upper half of the same. */
export const steppedHi = (lo: number, hi: number, direction: number): number => {
  const by = at(SHIFTS, direction);
  return (by > 0 ? (hi << by) | (lo >>> (32 - by)) : hi >>> -by) & at(REACHED_HI, direction);
};

/** T11: whether a square lies on the far row of the side to move, where its men are crowned. */
export const isFarRow = (square: Square, turn: number): boolean =>
  square >> 3 === (turn === WHITE_TURN ? 7 : 0);

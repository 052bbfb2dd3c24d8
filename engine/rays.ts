import type { Square } from './types.ts';

/** The eight directions, clockwise, as White sees the board: up, up right, right … up left. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

const FILE_STEPS = [0, 1, 1, 1, 0, -1, -1, -1];
const RANK_STEPS = [1, 1, 0, -1, -1, -1, 0, 1];

/** Whose turn it is, in the form that turns a heading into a direction: `heading ^ turn`. */
export const WHITE_TURN = 0;
export const BLACK_TURN = 4;

/** What a step answers when it leaves the board. */
export const OFF_BOARD = -1;

/** The direction turned by 180°. */
export const turnedBack = (direction: number): number => direction ^ 4;

/** The neighbor of a square in a direction, or OFF_BOARD. */
export const step = (square: Square, direction: number): number => {
  const file = (square & 7) + (FILE_STEPS[direction] ?? 0);
  const rank = (square >> 3) + (RANK_STEPS[direction] ?? 0);
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? OFF_BOARD : rank * 8 + file;
};

/** T11: whether a square lies on the far row of the side to move, where its men are crowned. */
export const isFarRow = (square: Square, turn: number): boolean =>
  square >> 3 === (turn === WHITE_TURN ? 7 : 0);

import { hasSquare } from './squareSet.ts';
import type { Position } from './types.ts';

/** A square that a piece can go on; beside the board there is none. */
export const FREE = 0;
/** A piece of the side to move, and one of the other side. */
export const OWN = 1;
export const ENEMY = 2;
/** What blocks and cannot be captured: a square that is not used, or a captured piece that still stands there. */
export const WALL = 3;

/** The board as the walks see it, by square. */
export type Cells = Int8Array;

/** The board before a move: nothing is captured yet. */
export const cellsOf = ({ rules, turn, white, black }: Position): Cells => {
  const [own, enemy] = turn === 'white' ? [white, black] : [black, white];
  const cells = new Int8Array(64);
  for (let square = 0; square < 64; square++) {
    if (hasSquare(own, square)) cells[square] = OWN;
    else if (hasSquare(enemy, square)) cells[square] = ENEMY;
    else if (!hasSquare(rules.squares, square)) cells[square] = WALL;
  }
  return cells;
};

import { type Board, put, writeFen } from './board.ts';
import type { Random } from './random.ts';
import { SLOW_RULES, type SlowRules } from './rules.ts';

export interface Mix {
  /** The most pieces that a side has; each side has at least one. */
  readonly pieces: number;
  /** How many of a hundred pieces are kings. */
  readonly kings: number;
}

/** A random legal position as a FEN. */
export const randomFen = (
  random: Random,
  { pieces, kings }: Mix,
  { onlyDark }: SlowRules = SLOW_RULES.turkish,
): string => {
  const board: Board = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
  const free = Array.from({ length: 64 }, (_, square) => square).filter(
    (square) => !onlyDark || ((square >> 3) + (square & 7)) % 2 === 0,
  );
  for (const side of ['W', 'B']) {
    const crowning = side === 'W' ? 7 : 0;
    for (let left = 1 + random.integer(pieces); left > 0; left--) {
      const [square = 0] = free.splice(random.integer(free.length), 1);
      const king = random.integer(100) < kings || square >> 3 === crowning;
      put(board, square & 7, square >> 3, king ? side : side.toLowerCase());
    }
  }
  return writeFen({ turn: random.pick(['W', 'B'] as const), board });
};

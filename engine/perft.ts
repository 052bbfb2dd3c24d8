import { distinctMoves, legalMoves, play } from './moves.ts';
import type { Move, Position } from './types.ts';

const count = (
  position: Position,
  depth: number,
  movesOf: (position: Position) => readonly Move[],
): number => {
  if (depth === 0) return 1;
  const moves = movesOf(position);
  if (depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) total += count(play(position, move), depth - 1, movesOf);
  return total;
};

/** How many lines of `depth` plies there are, moves with the same (from, to, captured set) counted once. */
export const perft = (position: Position, depth: number): number => count(position, depth, distinctMoves);

/** The same, every landing path counted. */
export const perftPaths = (position: Position, depth: number): number => count(position, depth, legalMoves);

import * as boards from './hot/board.ts';
import * as hotMoves from './hot/moves.ts';
import { legalMoves, play } from './moves.ts';
import type { Position } from './types.ts';

// As in `hot/near.ts`: what is imported and used again and again is a constant of this file.
const advanceBoard = boards.advanceBoard;
const countMoves = hotMoves.countMoves;
const countReplies = hotMoves.countReplies;
const listMoves = hotMoves.listMoves;

/** How many lines of `depth` plies there are from a ply on, at least two. */
const countLines = (board: boards.Board, ply: number, depth: number): number => {
  const list = listMoves(board, ply);
  if (depth === 2) return countReplies(board, ply, list);
  let total = 0;
  for (let row = 0; row < list.count; row++) {
    advanceBoard(board, ply, list, row);
    total += countLines(board, ply + 1, depth - 1);
  }
  return total;
};

/** No deeper line is ever counted: it would take longer than anybody waits, or nothing is left of it. */
const MOST_PLIES = 255;

/** A depth as it is counted: a whole number from 0 to `MOST_PLIES`. */
const wholeDepth = (depth: number): number => Math.max(0, Math.min(Math.floor(depth) || 0, MOST_PLIES));

/**
 * How many lines of `depth` plies there are, moves with the same (from, to, captured set) counted once; of depth 0 there is one. A
 * depth is rounded down; what is below 0 or no number counts as 0, what is above 255 as 255.
 */
export const perft = (position: Position, depth: number): number => {
  const plies = wholeDepth(depth);
  if (plies === 0) return 1;
  const board = boards.makeBoard(position, plies);
  return plies === 1 ? countMoves(board, 0, board.even) : countLines(board, 0, plies);
};

/** The same, every landing path counted: by the public moves, and so much slower. */
export const perftPaths = (position: Position, depth: number): number => {
  const plies = wholeDepth(depth);
  if (plies === 0) return 1;
  const moves = legalMoves(position);
  if (plies === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perftPaths(play(position, move), plies - 1), 0);
};

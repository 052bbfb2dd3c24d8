import { countLines, makeBoard } from './hot/board.ts';
import type { Position } from './types.ts';

const count = (position: Position, depth: number, everyPath: boolean): number =>
  depth < 1 ? 1 : countLines(makeBoard(position, depth), 0, depth, everyPath);

/** How many lines of `depth` plies there are, moves with the same (from, to, captured set) counted once. */
export const perft = (position: Position, depth: number): number => count(position, depth, false);

/** The same, every landing path counted. */
export const perftPaths = (position: Position, depth: number): number => count(position, depth, true);

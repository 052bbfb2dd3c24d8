import { bitHi, bitLo } from './bits.ts';
import { type MoveList, moveList } from './moveList.ts';
import { halvesOf } from './position.ts';
import { CAPTURE_DUE, countQuietMoves } from './quiet.ts';
import { turnedBack } from './rays.ts';
import type { Rules } from './rules.ts';
import type { Position } from './types.ts';

interface Run {
  readonly rules: Rules;
  /** One for each depth that is left. */
  readonly lists: readonly MoveList[];
  /** Whether landing paths that come to the same count each. */
  readonly everyPath: boolean;
}

const countLines = (
  run: Run,
  depth: number,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
): number => {
  if (depth === 1) {
    const quiet = countQuietMoves(run.rules, turn, ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi);
    if (quiet !== CAPTURE_DUE) return quiet;
  }
  const list = run.lists[depth];
  if (!list) return 1;
  list.fill(turn, ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi);
  if (depth === 1) return run.everyPath ? list.paths : list.count;
  let total = 0;
  for (let row = 0; row < list.count; row++) {
    const from = list.from[row] ?? 0;
    const to = list.to[row] ?? 0;
    const stayLo = ownLo & ~bitLo(from);
    const stayHi = ownHi & ~bitHi(from);
    const leftLo = list.leftLo[row] ?? 0;
    const leftHi = list.leftHi[row] ?? 0;
    const lines = countLines(
      run,
      depth - 1,
      turnedBack(turn),
      leftLo,
      leftHi,
      stayLo | bitLo(to),
      stayHi | bitHi(to),
      (kingsLo & (stayLo | leftLo)) | (list.king[row] ? bitLo(to) : 0),
      (kingsHi & (stayHi | leftHi)) | (list.king[row] ? bitHi(to) : 0),
    );
    total += run.everyPath ? lines * (list.ways[row] ?? 1) : lines;
  }
  return total;
};

const count = (position: Position, depth: number, everyPath: boolean): number => {
  if (depth < 1) return 1;
  const { rules } = position;
  const lists = Array.from({ length: depth + 1 }, () => moveList(rules));
  return countLines({ rules, lists, everyPath }, depth, ...halvesOf(position));
};

/** How many lines of `depth` plies there are, moves with the same (from, to, captured set) counted once. */
export const perft = (position: Position, depth: number): number => count(position, depth, false);

/** The same, every landing path counted. */
export const perftPaths = (position: Position, depth: number): number => count(position, depth, true);

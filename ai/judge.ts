import * as moveLists from '../engine/hot/moves.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import { isSingle, kingsAgainstOne } from './draws.ts';
import type { Tree } from './tree.ts';
import { GOES_ON, WIN } from './values.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const listMoves = moveLists.listMoves;
const SIZE = POSITION_SIZE;

/** T14: whether the position at a ply came before on this line, or often enough in the game before. */
const isRepeated = (tree: Tree, ply: number): boolean => {
  const { positions } = tree.board;
  const { pastLo, pastHi, draws } = tree;
  const idle = tree.idle[ply] ?? 0;
  const lo = positions[ply * SIZE + 12];
  const hi = positions[ply * SIZE + 13];
  let times = 1;
  for (let back = 2; back <= idle; back += 2) {
    const earlier = ply - back;
    if (earlier >= 0) {
      // Once more on the same line is as good as a draw: whoever could avoid it would have done so before.
      if (positions[earlier * SIZE + 12] === lo && positions[earlier * SIZE + 13] === hi) return true;
      continue;
    }
    // The last of the past is the position at ply 0.
    const index = pastLo.length - 1 + earlier;
    if (index < 0) break;
    if (pastLo[index] === lo && pastHi[index] === hi) times++;
  }
  return times >= draws.times;
};

/** T13, T17, R13: 1 for a draw, 2 for a win or a loss by the lone man, 0 if neither is there. */
const byPieces = ({ board, draws, loneKing }: Tree, ply: number): number => {
  const { positions } = board;
  const at = ply * SIZE;
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  const ownSingle = isSingle(ownLo, ownHi);
  const enemySingle = isSingle(enemyLo, enemyHi);
  if (!ownSingle && !enemySingle) return 0;
  const { oneEach, loneMan } = draws;
  const kingsLo = positions[at + 4] ?? 0;
  const kingsHi = positions[at + 5] ?? 0;
  if (ownSingle && enemySingle) {
    if (oneEach === null) return 0;
    const kings = (ownLo | enemyLo) === kingsLo && (ownHi | enemyHi) === kingsHi;
    if (oneEach.kingsOnly && !kings) return 0;
    return oneEach.unlessCapture && listMoves(board, ply).captures ? 0 : 1;
  }
  if (loneMan !== null && (kingsLo | kingsHi) === 0 && (ownLo | ownHi) !== 0 && (enemyLo | enemyHi) !== 0) {
    return loneMan.unlessCapture && listMoves(board, ply).captures ? 0 : 2;
  }
  const isDue = (loneKing[ply] ?? -1) >= draws.kingsPlies;
  return isDue && kingsAgainstOne(positions, at) >= draws.kings ? 1 : 0;
};

/** The value of a position that is over, or `GOES_ON`. That there is no move shows only when moves are listed, but goes before (T12). */
export const judge = (tree: Tree, ply: number): number => {
  const found = byPieces(tree, ply);
  if (found === 0 && (tree.idle[ply] ?? 0) < tree.draws.idlePlies && !isRepeated(tree, ply)) return GOES_ON;
  if (listMoves(tree.board, ply).count === 0) return ply - WIN;
  if (found !== 2) return (ply & 1) === 0 ? -tree.contempt : tree.contempt;
  const { positions } = tree.board;
  const ownIsAlone = isSingle(positions[ply * SIZE] ?? 0, positions[ply * SIZE + 1] ?? 0);
  return ownIsAlone ? ply - WIN : WIN - ply;
};

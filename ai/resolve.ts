import * as boards from '../engine/hot/board.ts';
import * as moveLists from '../engine/hot/moves.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import * as quiet from '../engine/hot/quiet.ts';
import * as evaluation from './evaluation.ts';
import { judge } from './judge.ts';
import * as ordering from './ordering.ts';
import * as trees from './tree.ts';
import { GOES_ON, WIN } from './values.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const countKind = quiet.countKind;
const listMoves = moveLists.listMoves;
const sideAt = boards.sideAt;
const blackAt = trees.blackAt;
const descend = trees.descend;
const visit = trees.visit;
const evaluate = evaluation.evaluate;
const pickMove = ordering.pickMove;
const rankMoves = ordering.rankMoves;
const MOST_PLIES = trees.MOST_PLIES;
const SIZE = POSITION_SIZE;

/** A row as of a board, in which the other side is the one to move. */
const turned = new Int32Array(SIZE);

/** What a quiet move may gain at most, in hundredths of a man. */
const GAIN = 60;

/** How far a value is off by chance: the same for the same position in one search. */
const noiseAt = ({ noise, seed, board }: trees.Tree, at: number): number => {
  if (noise === 0) return 0;
  const mixed = Math.imul((board.positions[at + 12] ?? 0) ^ seed, 0x9e3779b1);
  // Two throws: small ones are likelier than large ones.
  const range = noise + 1;
  return ((mixed >>> 16) % range) - ((mixed & 0xffff) % range);
};

/**
 * The value of a position with captures played to their end (T9: there is no choice but between captures), for the side to move.
 * Where the enemy threatens to capture, `looks` lets the side to move make one move about it first.
 */
export const resolve = (
  tree: trees.Tree,
  ply: number,
  alpha: number,
  beta: number,
  looks: boolean,
): number => {
  if (visit(tree)) return 0;
  tree.lengths[ply] = 0;
  const over = judge(tree, ply);
  if (over !== GOES_ON) return over;
  const { board } = tree;
  const { positions } = board;
  const at = ply * SIZE;
  const side = sideAt(board, ply);
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  const kingsLo = positions[at + 4] ?? 0;
  const kingsHi = positions[at + 5] ?? 0;
  const men = countKind(side.man, positions, at, ownLo & ~kingsLo, ownHi & ~kingsHi, at + 8);
  const kings = countKind(side.king, positions, at, ownLo & kingsLo, ownHi & kingsHi, at + 10);
  if (men < 0 || kings < 0) return ply < MOST_PLIES ? best(tree, ply, alpha, beta, looks) : 0;
  if (men + kings === 0) return ply - WIN;
  turned[2] = ownLo;
  turned[3] = ownHi;
  turned[6] = positions[at + 6] ?? 0;
  turned[7] = positions[at + 7] ?? 0;
  const enemy = sideAt(board, ply + 1);
  const enemyMen = countKind(enemy.man, turned, 0, enemyLo & ~kingsLo, enemyHi & ~kingsHi, 8);
  const enemyKings = countKind(enemy.king, turned, 0, enemyLo & kingsLo, enemyHi & kingsHi, 10);
  const threatened = enemyMen < 0 || enemyKings < 0;
  const color = blackAt(tree, ply) === 0 ? 'white' : 'black';
  const value = evaluate(
    tree.evaluation,
    color,
    positions,
    at,
    positions[at + 14] ?? 0,
    threatened ? 0 : men - enemyMen,
    threatened ? 0 : kings - enemyKings,
  );
  // A quiet move takes nothing: where even the position as it stands is too bad, none about a threat makes it good.
  if (threatened && looks && value > alpha - GAIN && ply < MOST_PLIES)
    return best(tree, ply, alpha, beta, false);
  return value + noiseAt(tree, at);
};

/** The best of all moves, each resolved. */
const best = (tree: trees.Tree, ply: number, alpha: number, beta: number, looks: boolean): number => {
  const list = listMoves(tree.board, ply);
  rankMoves(tree, ply, list, 0);
  let most = -WIN;
  let floor = alpha;
  for (let row = 0; row < list.count; row++) {
    pickMove(tree, ply, list, row);
    descend(tree, ply, list, row);
    const value = -resolve(tree, ply + 1, -beta, -floor, looks);
    if (tree.aborted) return 0;
    if (value <= most) continue;
    most = value;
    if (value >= beta) return value;
    if (value > floor) floor = value;
  }
  return most;
};

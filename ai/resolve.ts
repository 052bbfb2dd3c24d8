import * as boards from '../engine/hot/board.ts';
import * as moveLists from '../engine/hot/moves.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import * as quiet from '../engine/hot/quiet.ts';
import * as evaluation from './evaluation.ts';
import { judge } from './judge.ts';
import * as ordering from './ordering.ts';
import * as trees from './tree.ts';
import { GOES_ON, QUIET_GAIN, WIN } from './values.ts';

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

/** How far a value is off by chance: the same for the same position in one search. */
const noiseAt = ({ noise, seed, board }: trees.Tree, at: number): number => {
  if (noise === 0) return 0;
  const mixed = Math.imul((board.positions[at + 12] ?? 0) ^ seed, 0x9e3779b1);
  // Two throws: small ones are likelier than large ones.
  const range = noise + 1;
  return ((mixed >>> 16) % range) - ((mixed & 0xffff) % range);
};

/** What is known of a position as it stands: whether a side can capture, or has no move at all. */
const CAN_CAPTURE = 1;
const IS_THREATENED = 2;
const HAS_NO_MOVE = 3;
const IS_QUIET = 4;

/** Looks at the position of a ply, and leaves its value at place 15 of its row unless there is a capture to be played. */
const look = (tree: trees.Tree, ply: number): number => {
  const { board, turned } = tree;
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
  if (men < 0 || kings < 0) return CAN_CAPTURE;
  if (men + kings === 0) return HAS_NO_MOVE;
  turned[2] = ownLo;
  turned[3] = ownHi;
  turned[6] = positions[at + 6] ?? 0;
  turned[7] = positions[at + 7] ?? 0;
  const enemy = sideAt(board, ply + 1);
  const enemyMen = countKind(enemy.man, turned, 0, enemyLo & ~kingsLo, enemyHi & ~kingsHi, 8);
  const enemyKings = countKind(enemy.king, turned, 0, enemyLo & kingsLo, enemyHi & kingsHi, 10);
  const threatened = enemyMen < 0 || enemyKings < 0;
  const value = evaluate(
    tree.evaluation,
    blackAt(tree, ply) === 1,
    positions,
    at,
    positions[at + 14] ?? 0,
    threatened ? 0 : men - enemyMen,
    threatened ? 0 : kings - enemyKings,
  );
  positions[at + 15] = value + noiseAt(tree, at);
  return threatened ? IS_THREATENED : IS_QUIET;
};

/** The static evaluation: the value of a position as it stands if no side can capture, else `GOES_ON`. */
export const standing = (tree: trees.Tree, ply: number): number =>
  look(tree, ply) === IS_QUIET ? (tree.board.positions[ply * SIZE + 15] ?? 0) : GOES_ON;

/**
 * The quiescence search: the value of a position with captures played to their end (T9: there is no choice but between captures), for the side to move.
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
  const seen = look(tree, ply);
  if (seen === CAN_CAPTURE) return ply < MOST_PLIES ? best(tree, ply, alpha, beta, looks) : 0;
  if (seen === HAS_NO_MOVE) return ply - WIN;
  const value = tree.board.positions[ply * SIZE + 15] ?? 0;
  // A quiet move takes nothing: where even the position as it stands is too bad, none about a threat makes it good.
  const isHopeless = !tree.exact && value <= alpha - QUIET_GAIN;
  if (seen === IS_QUIET || !looks || isHopeless || ply >= MOST_PLIES) return value;
  return best(tree, ply, alpha, beta, false);
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

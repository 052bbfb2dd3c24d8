import type { MoveList } from '../engine/hot/moveList.ts';
import * as moveLists from '../engine/hot/moves.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import { judge } from './judge.ts';
import * as ordering from './ordering.ts';
import * as resolving from './resolve.ts';
import * as risks from './risks.ts';
import * as table from './transpositions.ts';
import * as trees from './tree.ts';
import { FORCED, GOES_ON, INFINITE, QUIET_GAIN, WIN } from './values.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const listMoves = moveLists.listMoves;
const descend = trees.descend;
const visit = trees.visit;
const pickMove = ordering.pickMove;
const rankMoves = ordering.rankMoves;
const rememberMove = ordering.rememberMove;
const resolve = resolving.resolve;
const standing = resolving.standing;
const findRisks = risks.findRisks;
const isRisky = risks.isRisky;
const depthAt = table.depthAt;
const findEntry = table.findEntry;
const kindAt = table.kindAt;
const moveAt = table.moveAt;
const storeEntry = table.storeEntry;
const valueAt = table.valueAt;
const EXACT = table.EXACT;
const LOWER = table.LOWER;
const UPPER = table.UPPER;
const LINE_SIZE = trees.LINE_SIZE;
const MOST_PLIES = trees.MOST_PLIES;
const SIZE = POSITION_SIZE;

/** Behind this ply nothing is extended: what is left of the line belongs to captures. */
const LAST_PLY = MOST_PLIES - 48;

/** Quiet moves that come later than this in the order are looked at less deep at first. */
const FULL_MOVES = 3;
const LEAST_REDUCED_DEPTH = 3;

/** Late move reductions: by how many plies a late quiet move is reduced. */
const reductionOf = (exact: boolean, depth: number, row: number): number => {
  if (exact || depth < LEAST_REDUCED_DEPTH || row < FULL_MOVES) return 0;
  if (row >= 16 && depth >= 6) return 4;
  if (row >= 8 && depth >= 5) return 3;
  return row >= 4 && depth >= 4 ? 2 : 1;
};

/** Internal iterative reduction: from this depth on a position without a known best move is searched a ply less deep: the next visit knows one. */
const KNOWN_DEPTH = 4;

/** A win counts from the root of the search, but is kept as counted from the position: it may be met again at another ply. */
const kept = (value: number, ply: number): number =>
  value >= FORCED ? value + ply : value <= -FORCED ? value - ply : value;
const found = (value: number, ply: number): number =>
  value >= FORCED ? value - ply : value <= -FORCED ? value + ply : value;

/** The line of a ply is its move, and the line of the next ply. */
export const writeLine = (tree: trees.Tree, ply: number, list: MoveList, row: number): void => {
  const { lines, lengths } = tree;
  const at = ply * LINE_SIZE;
  const next = at + LINE_SIZE;
  const length = lengths[ply + 1] ?? 0;
  lines[at] = list.moves[row] ?? 0;
  lines[at + 1] = list.captures ? (list.takenLo[row] ?? 0) : 0;
  lines[at + 2] = list.captures ? (list.takenHi[row] ?? 0) : 0;
  lines.copyWithin(at + 3, next, next + 3 * length);
  lengths[ply] = length + 1;
};

/** The value of a position for the side to move, searched `depth` plies deep: exact between `alpha` and `beta`, else a bound. */
export const searchNode = (
  tree: trees.Tree,
  ply: number,
  depth: number,
  alpha: number,
  beta: number,
): number => {
  if (depth <= 0 || ply >= LAST_PLY) return resolve(tree, ply, alpha, beta, true);
  if (visit(tree)) return 0;
  tree.lengths[ply] = 0;
  const over = judge(tree, ply);
  if (over !== GOES_ON) return over;
  // Mate distance: nothing here can be better than to win with the next move, or worse than to be beaten at once.
  const least = Math.max(alpha, ply - WIN);
  const most = Math.min(beta, WIN - ply - 1);
  if (least >= most) return least;

  const { board, draws, transpositions, exact } = tree;
  const { positions } = board;
  const lo = positions[ply * SIZE + 12] ?? 0;
  const hi = positions[ply * SIZE + 13] ?? 0;
  const entry = findEntry(transpositions, lo, hi);
  // What is found with one count of idle plies is true with another one only where a draw by them is far.
  const drawIsFar =
    (tree.idle[ply] ?? 0) + depth < draws.idlePlies && (tree.loneKing[ply] ?? 0) + depth < draws.kingsPlies;
  let known = 0;
  if (entry >= 0) {
    known = moveAt(transpositions, entry);
    // On the principal variation the line is wanted in full.
    if (most - least === 1 && drawIsFar && depthAt(transpositions, entry) >= depth) {
      const value = found(valueAt(transpositions, entry), ply);
      const kind = kindAt(transpositions, entry);
      if (kind === EXACT || (kind === LOWER ? value >= most : value <= least)) return value;
    }
  }

  const list = listMoves(board, ply);
  const { count } = list;
  if (count === 0) return ply - WIN;
  // Where there is no choice the line costs nothing.
  const less = known === 0 && depth >= KNOWN_DEPTH && !exact ? 2 : 1;
  const onward = count === 1 ? depth : depth - less;
  let best = -INFINITE;
  // Futility: a ply before the leaves, where the position as it stands is far from the window, quiet moves hardly bring it there.
  let onlyRisks = false;
  if (depth === 1 && !list.captures && most - least === 1 && !exact && Math.abs(least) < FORCED) {
    const value = standing(tree, ply);
    if (value !== GOES_ON && value - QUIET_GAIN >= most) return value - QUIET_GAIN;
    if (value !== GOES_ON && value + QUIET_GAIN <= least) {
      onlyRisks = findRisks(tree, ply);
      if (onlyRisks) best = value + QUIET_GAIN;
    }
  }
  rankMoves(tree, ply, list, known);
  let bestMove = 0;
  let floor = least;
  for (let row = 0; row < count; row++) {
    pickMove(tree, ply, list, row);
    const move = list.moves[row] ?? 0;
    if (onlyRisks && !isRisky(tree, move)) continue;
    descend(tree, ply, list, row);
    let value: number;
    if (row === 0) {
      value = -searchNode(tree, ply + 1, onward, -most, -floor);
    } else {
      const reduction = list.captures ? 0 : reductionOf(exact, depth, row);
      value = -searchNode(tree, ply + 1, onward - reduction, -floor - 1, -floor);
      if (value > floor && reduction > 0) value = -searchNode(tree, ply + 1, onward, -floor - 1, -floor);
      if (value > floor && value < most) value = -searchNode(tree, ply + 1, onward, -most, -floor);
    }
    if (tree.aborted) return 0;
    if (value <= best) continue;
    best = value;
    bestMove = move + 1;
    if (value <= floor) continue;
    floor = value;
    writeLine(tree, ply, list, row);
    if (value >= most) {
      if (!list.captures) rememberMove(tree, ply, move, depth);
      break;
    }
  }
  const kind = best >= most ? LOWER : best > least ? EXACT : UPPER;
  if (drawIsFar)
    storeEntry(transpositions, lo, hi, depth, kind, kept(best, ply), kind === UPPER ? 0 : bestMove);
  return best;
};

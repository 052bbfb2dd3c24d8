import type { MoveList } from '../engine/hot/moveList.ts';
import { listMoves } from '../engine/hot/moves.ts';
import type { Game, Move, Position } from '../engine/index.ts';
import { searchNode, writeLine } from './alphaBeta.ts';
import { findMove, lineOf } from './line.ts';
import { pickMove, rankMoves } from './ordering.ts';
import { mix } from './random.ts';
import { descend, makeTree, type Tree } from './tree.ts';
import type { Choice, Limits, Watch } from './types.ts';
import { FORCED, INFINITE, WIN } from './values.ts';
import { weightsOf } from './weights/tuned.ts';
import type { Weights } from './weights/weights.ts';

/** How a search judges. */
export interface SearchOptions {
  /** By how much a position's value is off at most, by chance and seed, in hundredths of a man; 0 without it. */
  readonly noise?: number;
  /** By how much the value of a move at the root is off at most, likewise: the way to miss the best of good moves. */
  readonly slack?: number;
  /** What a draw is worth less than nothing to the side to move, in hundredths of a man; 0 without it. */
  readonly contempt?: number;
  /** Leaves nothing out that is unlikely to matter: slower by far, and for tests. */
  readonly exact?: boolean;
  /** Without it, those of the ruleset. */
  readonly weights?: Weights;
}

/** No search is deeper, in plies. */
export const MOST_DEPTH = 64;

/** The next depth's value is expected this near to the last one's, in hundredths of a man. */
const WINDOW = 30;
const FIRST_WINDOWED_DEPTH = 4;

/** Brings a row to the front and keeps the others in their order. */
const toFront = (list: MoveList, row: number): void => {
  for (const column of list.captures ? [list.moves, list.takenLo, list.takenHi] : [list.moves]) {
    const [value = 0] = column.splice(row, 1);
    column.unshift(value);
  }
};

/** By how much the value of a root move is off: two throws, so that small ones are likelier than large ones. */
const slackOf = (move: number, slack: number, seed: number): number => {
  const thrown = mix(move, seed);
  return ((thrown >>> 16) % (slack + 1)) - ((thrown & 0xffff) % (slack + 1));
};

/** What a root move counts as: who sees the end does not stray from it. */
const strayed = (value: number, off: number): number => (Math.abs(value) >= FORCED ? value : value + off);

/** Searches every move of ply 0. The best one so far is in front from then on, also when the search is broken off. */
const searchRoot = (
  tree: Tree,
  list: MoveList,
  depth: number,
  alpha: number,
  beta: number,
  slack: number,
): number => {
  const onward = list.count === 1 ? depth : depth - 1;
  let best = -INFINITE;
  let floor = alpha;
  for (let row = 0; row < list.count; row++) {
    const off = slack === 0 || floor >= FORCED ? 0 : slackOf(list.moves[row] ?? 0, slack, tree.seed);
    descend(tree, 0, list, row);
    let value = 0;
    if (row > 0) value = strayed(-searchNode(tree, 1, onward, off - floor - 1, off - floor), off);
    if (row === 0 || value > floor) {
      value = strayed(-searchNode(tree, 1, onward, off - beta, off - floor), off);
    }
    if (tree.aborted) return best;
    if (value <= best) continue;
    best = value;
    if (value <= floor) continue;
    floor = value;
    tree.best = value;
    writeLine(tree, 0, list, row);
    toFront(list, row);
    if (value >= beta) return value;
  }
  return best;
};

/** One depth, in a window around the value of the last one that is opened where the value lies outside. */
const searchDepth = (tree: Tree, list: MoveList, depth: number, expected: number, slack: number): number => {
  let below = WINDOW;
  let above = WINDOW;
  for (;;) {
    const windowed = depth >= FIRST_WINDOWED_DEPTH;
    const alpha = windowed ? Math.max(expected - below, -INFINITE) : -INFINITE;
    const beta = windowed ? Math.min(expected + above, INFINITE) : INFINITE;
    const value = searchRoot(tree, list, depth, alpha, beta, slack);
    if (tree.aborted || (value > alpha && value < beta)) return value;
    if (value <= alpha) below = below >= 8 * WINDOW ? 2 * INFINITE : 4 * below;
    else above = above >= 8 * WINDOW ? 2 * INFINITE : 4 * above;
  }
};

const inFront = (list: MoveList, position: Position): Move => {
  const [lo, hi] = list.captures ? [list.takenLo[0] ?? 0, list.takenHi[0] ?? 0] : [0, 0];
  const move = findMove(position, list.moves[0] ?? 0, lo, hi);
  if (!move) throw new Error('The two generators do not agree.');
  return move;
};

/** Whether deeper search can find nothing better: the end is known, and nearer than the depth. */
const isSettled = (score: number, depth: number): boolean =>
  Math.abs(score) >= FORCED && WIN - Math.abs(score) <= depth;

/**
 * Searches for the best move: iterative deepening, principal variation search. The game has a legal move (else this throws); one that is
 * drawn already is searched as if it went on. The same arguments give the same answer on every machine, unless it is stopped.
 */
export const search = (
  game: Game,
  limits: Limits,
  seed = 0,
  { onProgress, isStopped = () => false }: Watch = {},
  { noise = 0, slack = 0, contempt = 0, exact = false, weights = weightsOf(game.rules) }: SearchOptions = {},
): Choice => {
  const { position } = game;
  const tree = makeTree(game, { weights, noise, contempt, exact, seed, nodes: limits.nodes, isStopped });
  const list = listMoves(tree.board, 0);
  if (list.count === 0) throw new Error('A search was asked without a legal move.');
  rankMoves(tree, 0, list, 0);
  for (let row = 0; row < list.count; row++) pickMove(tree, 0, list, row);
  let progress = { depth: 0, nodes: 0, score: 0 };
  const { depth: mostDepth = MOST_DEPTH, leastNodes = 0 } = limits;
  for (let depth = 1; depth <= MOST_DEPTH && !tree.aborted; depth++) {
    if (depth > mostDepth && tree.nodes >= leastNodes) break;
    const value = searchDepth(tree, list, depth, progress.score, slack);
    if (tree.aborted) break;
    // No minus zero, which prints otherwise.
    progress = { depth, nodes: tree.nodes, score: value + 0 };
    onProgress?.({ ...progress, line: lineOf(tree, position) });
    if (isSettled(value, depth)) break;
  }
  // At ply 0 the line is always that of the move in front; it is empty only if no move was searched to its end.
  const line = lineOf(tree, position);
  const move = line[0] ?? inFront(list, position);
  // A depth that was broken off may have brought another move to the front: its value goes along.
  return {
    depth: progress.depth,
    score: tree.best + 0,
    nodes: tree.nodes,
    line: [move, ...line.slice(1)],
    move,
  };
};

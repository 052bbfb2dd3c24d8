import * as bits from '../engine/bits.ts';
import * as boards from '../engine/hot/board.ts';
import type { MoveList } from '../engine/hot/moveList.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import { type Game, type PerColor, piecesOf } from '../engine/index.ts';
import { type Draws, drawsOf, kingsAgainstOne } from './draws.ts';
import { type Evaluation, makeEvaluation, pieceIndex } from './evaluation.ts';
import { makeTranspositions, type Transpositions } from './transpositions.ts';
import type { Weights } from './weights/weights.ts';
import { BLACK_TO_MOVE, hashOf, KEYS_HI, KEYS_LO } from './zobrist.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const advanceBoard = boards.advanceBoard;
const lowestBit = bits.lowestBit;
const SIZE = POSITION_SIZE;
const HASHES_LO = KEYS_LO;
const HASHES_HI = KEYS_HI;

/** No line is longer: beyond it a position counts as it stands. */
export const MOST_PLIES = 120;

/**
 * Games take one or two jumps a position. A crafted one has a hundred thousand in a single list of moves: there the search ends by
 * the jumps, long before it has visited its positions.
 */
const JUMPS_PER_NODE = 8;
const FREE_JUMPS = 250_000;

/** How many best moves are kept by ply because they refuted something there. */
const KILLERS = 2;

/**
 * Everything that one search has in hand. It is made for one search and thrown away: nothing of an earlier search can change what a
 * later one finds. In the board's rows places 12 and 13 have the position's hash, place 14 what the own pieces are worth more than
 * the enemy's (packed as in `evaluation.ts`), place 15 the value of a position that was looked at.
 */
export interface Tree {
  readonly board: boards.Board;
  readonly evaluation: Evaluation;
  readonly draws: Draws;
  readonly transpositions: Transpositions;
  /** By ply: the plies without progress (T15), and those with a lone king (R13) or -1. */
  readonly idle: Int32Array;
  readonly loneKing: Int32Array;
  /** Hashes of the game's positions that may come again, the one at ply 0 last. */
  readonly pastLo: Int32Array;
  readonly pastHi: Int32Array;
  /** 0 if White is to move at ply 0, else 1. */
  readonly blackBegins: number;
  /** What the values of moves are sorted by, by ply. */
  readonly ranks: readonly number[][];
  /** By ply: moves that refuted something there lately. */
  readonly killers: Int32Array;
  /** By color, from and to: how often and how deep such a move was the best. */
  readonly history: Int32Array;
  /** Triangular: the principal variation from each ply on, and how long it is. Three numbers a move: itself and what it takes. */
  readonly lines: Int32Array;
  readonly lengths: Int32Array;
  /** How far a position's value is off by chance, and by which seed. */
  readonly noise: number;
  readonly seed: number;
  /** What a draw is worth less than nothing to the side to move at ply 0. */
  readonly contempt: number;
  /** Whether nothing is left out or looked at less deep because it is unlikely to matter. */
  readonly exact: boolean;
  readonly nodeLimit: number;
  /** Jumps that may be walked, so that positions full of captures do not take more time than others. */
  readonly jumpLimit: number;
  readonly isStopped: () => boolean;
  /** A row as of the board, in which the other side is the one to move, for looking at what it threatens. */
  readonly turned: Int32Array;
  /** See `risks.ts`. */
  readonly risks: Int32Array;
  /** What the move in front at ply 0 is worth, as far as it is known. */
  best: number;
  nodes: number;
  /** The jumps that had been walked when somebody was asked last whether to stop. */
  jumpsAsked: number;
  /** Nothing that is being searched is known to its end any more. */
  aborted: boolean;
}

/** Three sets of squares. */
const RISKS = 6;

/** How many numbers a line takes: three a move, for the longest one. */
export const LINE_SIZE = 3 * (MOST_PLIES + 1);

/** What `SearchOptions` and the limits of one search come to, none left open. */
interface TreeOptions {
  readonly weights: Weights;
  readonly noise: number;
  readonly seed: number;
  readonly contempt: number;
  readonly exact: boolean;
  readonly nodes: number;
  readonly isStopped: () => boolean;
}

const worth = ({ pieces }: Evaluation, { position }: Game): PerColor<number> => {
  const sum = { white: 0, black: 0 };
  for (const { square, piece } of piecesOf(position)) {
    sum[piece.color] += pieces[pieceIndex(piece.color, piece.role === 'king', square)] ?? 0;
  }
  return sum;
};

/** The tree with the present position of a game at ply 0. */
export const makeTree = (game: Game, options: TreeOptions): Tree => {
  const { weights, nodes, ...rest } = options;
  const { position, repeatable, loneKingPlies } = game;
  const board = boards.makeBoard(position, MOST_PLIES + 1);
  const evaluation = makeEvaluation(position.rules, weights);
  const { white, black } = worth(evaluation, game);
  const { lo, hi } = hashOf(position);
  board.positions.set([lo, hi, position.turn === 'white' ? white - black : black - white], 12);
  const idle = new Int32Array(MOST_PLIES + 2);
  const loneKing = new Int32Array(MOST_PLIES + 2);
  idle[0] = repeatable.length - 1;
  loneKing[0] = loneKingPlies ?? -1;
  return {
    board,
    evaluation,
    draws: drawsOf(position.rules),
    transpositions: makeTranspositions(nodes),
    idle,
    loneKing,
    pastLo: Int32Array.from(repeatable, (past) => hashOf(past).lo),
    pastHi: Int32Array.from(repeatable, (past) => hashOf(past).hi),
    blackBegins: position.turn === 'white' ? 0 : 1,
    ranks: Array.from({ length: MOST_PLIES + 2 }, () => []),
    killers: new Int32Array(KILLERS * (MOST_PLIES + 2)),
    history: new Int32Array(2 * 4096),
    lines: new Int32Array((MOST_PLIES + 2) * LINE_SIZE),
    lengths: new Int32Array(MOST_PLIES + 2),
    ...rest,
    nodeLimit: nodes,
    jumpLimit: FREE_JUMPS + JUMPS_PER_NODE * nodes,
    jumpsAsked: 0,
    turned: new Int32Array(SIZE),
    risks: new Int32Array(RISKS),
    best: 0,
    nodes: 0,
    aborted: false,
  };
};

/** 0 where White is to move at a ply, 1 where Black is. */
export const blackAt = (tree: Tree, ply: number): number => (ply & 1) ^ tree.blackBegins;

/** What an enemy's pieces, a set of 32 squares from `half` on, are worth or hash to, is added to the next ply's row. */
const removePieces = (
  tree: Tree,
  next: number,
  half: number,
  taken: number,
  kings: number,
  enemy: number,
): void => {
  const { positions } = tree.board;
  const { pieces } = tree.evaluation;
  for (let left = taken; left !== 0; left &= left - 1) {
    const square = half + lowestBit(left);
    const index = enemy | ((left & -left & kings) !== 0 ? 64 : 0) | square;
    positions[next + 12] = (positions[next + 12] ?? 0) ^ (HASHES_LO[index] ?? 0);
    positions[next + 13] = (positions[next + 13] ?? 0) ^ (HASHES_HI[index] ?? 0);
    positions[next + 14] = (positions[next + 14] ?? 0) - (pieces[index] ?? 0);
  }
};

/** Plays a row of a ply's list: writes everything that is known of the next ply. */
export const descend = (tree: Tree, ply: number, list: MoveList, row: number): void => {
  const { board, idle, loneKing } = tree;
  const { positions } = board;
  const { pieces } = tree.evaluation;
  advanceBoard(board, ply, list, row);
  const at = ply * SIZE;
  const next = at + SIZE;
  const move = list.moves[row] ?? 0;
  const from = move & 63;
  const to = (move >> 6) & 63;
  const own = blackAt(tree, ply) << 7;
  const kingsLo = positions[at + 4] ?? 0;
  const kingsHi = positions[at + 5] ?? 0;
  const king = (((from < 32 ? kingsLo : kingsHi) >>> from) & 1) << 6;
  const before = own | king | from;
  const after = own | ((move >> 12) << 6) | to;
  positions[next + 12] =
    (positions[at + 12] ?? 0) ^
    (HASHES_LO[before] ?? 0) ^
    (HASHES_LO[after] ?? 0) ^
    (HASHES_LO[BLACK_TO_MOVE] ?? 0);
  positions[next + 13] =
    (positions[at + 13] ?? 0) ^
    (HASHES_HI[before] ?? 0) ^
    (HASHES_HI[after] ?? 0) ^
    (HASHES_HI[BLACK_TO_MOVE] ?? 0);
  // From the enemy's side, whose turn it is now.
  positions[next + 14] = (pieces[before] ?? 0) - (pieces[after] ?? 0) - (positions[at + 14] ?? 0);
  if (list.captures) {
    removePieces(tree, next, 0, list.takenLo[row] ?? 0, kingsLo, own ^ 128);
    removePieces(tree, next, 32, list.takenHi[row] ?? 0, kingsHi, own ^ 128);
  }
  const progress = list.captures || (king === 0 && from >> 3 !== to >> 3);
  idle[ply + 1] = progress ? 0 : (idle[ply] ?? 0) + 1;
  if (tree.draws.kings > 0) {
    loneKing[ply + 1] = kingsAgainstOne(positions, next) === 0 ? -1 : (loneKing[ply] ?? 0) + 1;
  }
};

/** Looks at the jumps, and asks if the search is to stop: after a thousand positions, or so many jumps. */
const isToEnd = (tree: Tree): boolean => {
  const { jumps } = tree.board.walk;
  if (jumps > tree.jumpLimit) return true;
  if ((tree.nodes & 1023) !== 0 && ((jumps - tree.jumpsAsked) | 0) < 50_000) return false;
  tree.jumpsAsked = jumps;
  return tree.isStopped();
};

/** Counts a visited position; true when the search is to end. Nothing is counted any more when it has ended. */
export const visit = (tree: Tree): boolean => {
  if (tree.aborted) return true;
  tree.nodes++;
  if (tree.nodes >= tree.nodeLimit || ((tree.nodes & 7) === 0 && isToEnd(tree))) tree.aborted = true;
  return tree.aborted;
};

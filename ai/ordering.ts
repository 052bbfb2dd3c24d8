import type { MoveList } from '../engine/hot/moveList.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import { blackAt, type Tree } from './tree.ts';

const SIZE = POSITION_SIZE;

/* The sooner the best move is tried, the less there is to search. In this order: */
const KNOWN = 1 << 30;
const CAPTURE = 1 << 26;
const CROWNING = 1 << 25;
const KILLER = 1 << 24;
const OLDER_KILLER = KILLER - 1;
/** History stays below killers. */
const MOST_HISTORY = 1 << 22;

/** Moves sorted out one by one before the rest is taken as it comes: whoever gets so far hardly finds anything better. */
const MOST_PICKS = 24;

/** Ranks the moves of a ply. `known` is the best move of an earlier visit, plus one, or 0. */
export const rankMoves = (tree: Tree, ply: number, list: MoveList, known: number): void => {
  const { killers, history } = tree;
  const { positions } = tree.board;
  const ranks = tree.ranks[ply] ?? [];
  const killer = killers[2 * ply] ?? 0;
  const older = killers[2 * ply + 1] ?? 0;
  const kingsLo = positions[ply * SIZE + 4] ?? 0;
  const kingsHi = positions[ply * SIZE + 5] ?? 0;
  const color = blackAt(tree, ply) << 12;
  for (let row = 0; row < list.count; row++) {
    const move = list.moves[row] ?? 0;
    let rank = history[color | (move & 0xfff)] ?? 0;
    if (list.captures) rank += CAPTURE;
    const from = move & 63;
    if (move >> 12 !== 0 && (((from < 32 ? kingsLo : kingsHi) >>> from) & 1) === 0) rank += CROWNING;
    if (move + 1 === known) rank = KNOWN;
    else if (move + 1 === killer) rank += KILLER;
    else if (move + 1 === older) rank += OLDER_KILLER;
    ranks[row] = rank;
  }
};

const swap = (column: number[], a: number, b: number): void => {
  const kept = column[a] ?? 0;
  column[a] = column[b] ?? 0;
  column[b] = kept;
};

/** Brings the best move from `row` on to `row`. */
export const pickMove = (tree: Tree, ply: number, list: MoveList, row: number): void => {
  if (row >= MOST_PICKS) return;
  const ranks = tree.ranks[ply] ?? [];
  let best = row;
  for (let other = row + 1; other < list.count; other++) {
    if ((ranks[other] ?? 0) > (ranks[best] ?? 0)) best = other;
  }
  if (best === row) return;
  swap(ranks, row, best);
  swap(list.moves, row, best);
  if (!list.captures) return;
  swap(list.takenLo, row, best);
  swap(list.takenHi, row, best);
};

/** Remembers a quiet move that refuted what came before it. */
export const rememberMove = (tree: Tree, ply: number, move: number, depth: number): void => {
  const { killers, history } = tree;
  if (killers[2 * ply] !== move + 1) {
    killers[2 * ply + 1] = killers[2 * ply] ?? 0;
    killers[2 * ply] = move + 1;
  }
  const index = (blackAt(tree, ply) << 12) | (move & 0xfff);
  const value = (history[index] ?? 0) + depth * depth;
  history[index] = value;
  if (value > MOST_HISTORY)
    for (let each = 0; each < history.length; each++) history[each] = (history[each] ?? 0) >> 1;
};

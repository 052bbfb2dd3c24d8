import * as bits from '../bits.ts';
import * as boards from './board.ts';
import * as captures from './captures.ts';
import type { MoveList } from './moveList.ts';
import { POSITION_SIZE } from './position.ts';
import * as quiet from './quiet.ts';
import type { Side } from './side.ts';

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const advanceBoard = boards.advanceBoard;
const bitHi = bits.bitHi;
const bitLo = bits.bitLo;
const countQuiet = quiet.countQuiet;
const sideAt = boards.sideAt;
const walkCaptures = captures.walkCaptures;
const SIZE = POSITION_SIZE;

/** Lists the captures of the jumpers that `countQuiet` found. */
const listCaptures = (board: boards.Board, at: number, side: Side, list: MoveList): void => {
  const { positions, walk } = board;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  list.count = 0;
  list.captures = true;
  walk.side = side;
  walk.list = list;
  walk.most = 0;
  walk.enemies[0] = positions[at + 2] ?? 0;
  walk.enemies[1] = positions[at + 3] ?? 0;
  walkCaptures(walk, false, positions[at + 8] ?? 0, positions[at + 9] ?? 0, freeLo, freeHi);
  walkCaptures(walk, true, positions[at + 10] ?? 0, positions[at + 11] ?? 0, freeLo, freeHi);
};

/** Lists the legal moves of a ply, in the ply's list. */
export const listMoves = (board: boards.Board, ply: number): MoveList => {
  const { positions, lists, counted } = board;
  const list = lists[ply] ?? counted;
  const side = sideAt(board, ply);
  const at = ply * SIZE;
  if (countQuiet(positions, at, side) < 0) listCaptures(board, at, side, list);
  else quiet.listQuiet(positions, at, side, list);
  return list;
};

/** How many legal moves the position at `at` has; quiet ones are counted without being listed. */
export const countMoves = (board: boards.Board, at: number, side: Side): number => {
  const quietMoves = countQuiet(board.positions, at, side);
  if (quietMoves >= 0) return quietMoves;
  listCaptures(board, at, side, board.counted);
  return board.counted.count;
};

/** How many lines of two plies begin with the moves of a list. What quiet moves leave as it is, is read and written once. */
export const countReplies = (board: boards.Board, ply: number, list: MoveList): number => {
  const { positions } = board;
  const { moves, count, captures } = list;
  const side = sideAt(board, ply + 1);
  const at = ply * SIZE;
  const next = at + SIZE;
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const kingsLo = positions[at + 4] ?? 0;
  const kingsHi = positions[at + 5] ?? 0;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  positions[next] = positions[at + 2] ?? 0;
  positions[next + 1] = positions[at + 3] ?? 0;
  let total = 0;
  for (let row = 0; row < count; row++) {
    if (captures) {
      advanceBoard(board, ply, list, row);
    } else {
      const move = moves[row] ?? 0;
      const from = move & 63;
      const to = (move >> 6) & 63;
      const king = -(move >> 12);
      const toLo = bitLo(to);
      const toHi = bitHi(to);
      const fromLo = bitLo(from);
      const fromHi = bitHi(from);
      positions[next + 2] = ownLo ^ (fromLo | toLo);
      positions[next + 3] = ownHi ^ (fromHi | toHi);
      positions[next + 4] = (kingsLo & ~fromLo) | (king & toLo);
      positions[next + 5] = (kingsHi & ~fromHi) | (king & toHi);
      positions[next + 6] = freeLo ^ (fromLo | toLo);
      positions[next + 7] = freeHi ^ (fromHi | toHi);
    }
    total += countMoves(board, next, side);
  }
  return total;
};

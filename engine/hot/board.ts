import * as bits from '../bits.ts';
import { opposite } from '../position.ts';
import type { Position } from '../types.ts';
import { type CaptureWalk, captureWalk, walkCaptures } from './captures.ts';
import { countFlying } from './flying.ts';
import { countJumps } from './jumps.ts';
import { type MoveList, moveList } from './moveList.ts';
import { countNear } from './near.ts';
import { POSITION_SIZE, writePosition } from './position.ts';
import * as rays from './rays.ts';
import { type Side, type SidePiece, sidesOf } from './side.ts';

/**
 * A line of play in numbers: a stack of positions, each made from the one below by one of its listed moves. All that it needs is
 * there from the start, and nothing is allocated on the way. This is the engine's fast path, private to it and to the search; it
 * reads the same record as the public moves and shares only tables with them.
 */
export interface Board {
  /** The side to move at ply 0, and at ply 1. */
  readonly even: Side;
  readonly odd: Side;
  /** See `position.ts`. */
  readonly positions: Int32Array;
  /** The moves of each ply, once listed. */
  readonly lists: readonly MoveList[];
  readonly walk: CaptureWalk;
  /** Where captures are listed that are only counted. */
  readonly counted: MoveList;
  /** For `countJumps`. */
  readonly frontiers: Int32Array;
}

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const bitHi = bits.bitHi;
const bitLo = bits.bitLo;
const lowestBit = bits.lowestBit;
const REACHED = rays.REACHED;
const SHIFTS = rays.SHIFTS;
const SIZE = POSITION_SIZE;

/** A board with a position at ply 0, for lines of at most `plies` moves. */
export const makeBoard = (position: Position, plies: number): Board => {
  const { [position.turn]: even, [opposite(position.turn)]: odd } = sidesOf(position.rules);
  const positions = new Int32Array((plies + 1) * SIZE);
  writePosition(positions, position);
  const counted = moveList();
  return {
    even,
    odd,
    positions,
    lists: Array.from({ length: plies + 1 }, moveList),
    walk: captureWalk(even, counted),
    counted,
    frontiers: new Int32Array(32),
  };
};

const sideAt = (board: Board, ply: number): Side => ((ply & 1) === 0 ? board.even : board.odd);

/** How many quiet moves the pieces (`lo`, `hi`) of one kind have, or -1 if one can jump; those who can are left at `jumpersAt`. */
const countKind = (
  piece: SidePiece,
  positions: Int32Array,
  at: number,
  lo: number,
  hi: number,
  jumpersAt: number,
): number => {
  positions[jumpersAt] = 0;
  positions[jumpersAt + 1] = 0;
  if ((lo | hi) === 0) return 0;
  if (piece.flying) return countFlying(piece, positions, at, lo, hi, jumpersAt);
  const count = countNear(piece.first, positions, at, lo, hi, jumpersAt);
  if (piece.second === null) return count;
  const more = countNear(piece.second, positions, at, lo, hi, jumpersAt);
  return count < 0 || more < 0 ? -1 : count + more;
};

/** How many quiet moves there are (T3, T4), or -1 if the side can capture and must (T9); the jumpers are left in the position. */
const countQuiet = (positions: Int32Array, at: number, side: Side): number => {
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const kingsLo = ownLo & (positions[at + 4] ?? 0);
  const kingsHi = ownHi & (positions[at + 5] ?? 0);
  const men = countKind(side.man, positions, at, ownLo ^ kingsLo, ownHi ^ kingsHi, at + 8);
  const kings = countKind(side.king, positions, at, kingsLo, kingsHi, at + 10);
  return men < 0 || kings < 0 ? -1 : men + kings;
};

/** Lists the captures of the jumpers that `countQuiet` found. */
const listCaptures = (board: Board, at: number, side: Side, list: MoveList): void => {
  const { positions, walk } = board;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  list.count = 0;
  list.paths = 0;
  list.captures = true;
  walk.side = side;
  walk.list = list;
  walk.most = 0;
  walk.enemyLo = positions[at + 2] ?? 0;
  walk.enemyHi = positions[at + 3] ?? 0;
  walkCaptures(walk, false, positions[at + 8] ?? 0, positions[at + 9] ?? 0, freeLo, freeHi);
  walkCaptures(walk, true, positions[at + 10] ?? 0, positions[at + 11] ?? 0, freeLo, freeHi);
};

/** How many captures those jumpers have; with `everyPath` each landing path counts. */
const countCaptures = (board: Board, at: number, side: Side, everyPath: boolean): number => {
  const { positions, counted, frontiers } = board;
  if (((positions[at + 10] ?? 0) | (positions[at + 11] ?? 0)) === 0 && !side.man.flying) {
    const count = countJumps(side, positions, at, frontiers);
    if (count >= 0) return count;
  }
  listCaptures(board, at, side, counted);
  return everyPath ? counted.paths : counted.count;
};

/** Adds quiet moves that end on `squares`, of the half that begins with `half`, `by` away from where they began. */
const addTo = (
  list: MoveList,
  squares: number,
  half: number,
  by: number,
  king: boolean,
  far: number,
): void => {
  for (let left = squares; left !== 0; left &= left - 1) {
    const to = half + lowestBit(left);
    const crowned = king || (left & -left & far) !== 0;
    list.moves[list.count++] = (to - by) | (to << 6) | (crowned ? 1 << 12 : 0);
  }
};

/** Adds the quiet moves of the pieces (`lo`, `hi`) of one kind: all of them go in step, in one direction after the other. */
const addQuiet = (
  list: MoveList,
  side: Side,
  king: boolean,
  lo: number,
  hi: number,
  freeLo: number,
  freeHi: number,
): void => {
  const { steps, flying } = king ? side.king : side.man;
  for (let left: number = steps; left !== 0; left &= left - 1) {
    const direction = lowestBit(left);
    const by = SHIFTS[direction] ?? 0;
    const reached = REACHED[direction] ?? 0;
    let gone = 0;
    let toLo = lo;
    let toHi = hi;
    do {
      const fromLo = toLo;
      toLo = (by > 0 ? toLo << by : (toLo >>> -by) | (toHi << by)) & reached & freeLo;
      toHi = (by > 0 ? (toHi << by) | (fromLo >>> -by) : toHi >>> -by) & reached & freeHi;
      gone += by;
      addTo(list, toLo, 0, gone, king, side.farLo);
      addTo(list, toHi, 32, gone, king, side.farHi);
    } while (flying && (toLo | toHi) !== 0);
  }
};

/** Lists the moves of a ply, in the ply's list. */
export const listMoves = (board: Board, ply: number): MoveList => {
  const { positions, lists, counted } = board;
  const list = lists[ply] ?? counted;
  const side = sideAt(board, ply);
  const at = ply * SIZE;
  if (countQuiet(positions, at, side) < 0) {
    listCaptures(board, at, side, list);
    return list;
  }
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const kingsLo = ownLo & (positions[at + 4] ?? 0);
  const kingsHi = ownHi & (positions[at + 5] ?? 0);
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  list.count = 0;
  list.captures = false;
  addQuiet(list, side, false, ownLo ^ kingsLo, ownHi ^ kingsHi, freeLo, freeHi);
  if ((kingsLo | kingsHi) !== 0) addQuiet(list, side, true, kingsLo, kingsHi, freeLo, freeHi);
  list.paths = list.count;
  return list;
};

/** Makes the position of the next ply by a row of this ply's list. */
export const makeMove = (board: Board, ply: number, list: MoveList, row: number): void => {
  const { positions } = board;
  const at = ply * SIZE;
  const next = at + SIZE;
  const move = list.moves[row] ?? 0;
  const from = move & 63;
  const to = (move >> 6) & 63;
  const king = -(move >> 12);
  const toLo = bitLo(to);
  const toHi = bitHi(to);
  const goneLo = bitLo(from) | (list.captures ? (list.takenLo[row] ?? 0) : 0);
  const goneHi = bitHi(from) | (list.captures ? (list.takenHi[row] ?? 0) : 0);
  positions[next] = (positions[at + 2] ?? 0) & ~goneLo;
  positions[next + 1] = (positions[at + 3] ?? 0) & ~goneHi;
  positions[next + 2] = ((positions[at] ?? 0) & ~goneLo) | toLo;
  positions[next + 3] = ((positions[at + 1] ?? 0) & ~goneHi) | toHi;
  positions[next + 4] = ((positions[at + 4] ?? 0) & ~goneLo) | (king & toLo);
  positions[next + 5] = ((positions[at + 5] ?? 0) & ~goneHi) | (king & toHi);
  positions[next + 6] = ((positions[at + 6] ?? 0) | goneLo) & ~toLo;
  positions[next + 7] = ((positions[at + 7] ?? 0) | goneHi) & ~toHi;
};

/** How many lines of two plies begin with the quiet moves of a list: as `makeMove`, with what they share read and written once. */
const countQuietReplies = (
  board: Board,
  ply: number,
  { moves, count }: MoveList,
  everyPath: boolean,
): number => {
  const { positions } = board;
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
    const move = moves[row] ?? 0;
    const from = move & 63;
    const to = (move >> 6) & 63;
    const king = -(move >> 12);
    const fromLo = bitLo(from);
    const fromHi = bitHi(from);
    const toLo = bitLo(to);
    const toHi = bitHi(to);
    positions[next + 2] = ownLo ^ (fromLo | toLo);
    positions[next + 3] = ownHi ^ (fromHi | toHi);
    positions[next + 4] = (kingsLo & ~fromLo) | (king & toLo);
    positions[next + 5] = (kingsHi & ~fromHi) | (king & toHi);
    positions[next + 6] = freeLo ^ (fromLo | toLo);
    positions[next + 7] = freeHi ^ (fromHi | toHi);
    const quiet = countQuiet(positions, next, side);
    total += quiet >= 0 ? quiet : countCaptures(board, next, side, everyPath);
  }
  return total;
};

/** How many lines of `depth` plies there are from a ply on, at least one; with `everyPath` each landing path of a capture counts. */
export const countLines = (board: Board, ply: number, depth: number, everyPath: boolean): number => {
  if (depth === 1) {
    const side = sideAt(board, ply);
    const quiet = countQuiet(board.positions, ply * SIZE, side);
    return quiet >= 0 ? quiet : countCaptures(board, ply * SIZE, side, everyPath);
  }
  const list = listMoves(board, ply);
  if (depth === 2 && !list.captures) return countQuietReplies(board, ply, list, everyPath);
  let total = 0;
  for (let row = 0; row < list.count; row++) {
    makeMove(board, ply, list, row);
    const lines = countLines(board, ply + 1, depth - 1, everyPath);
    total += everyPath && list.captures ? lines * (list.ways[row] ?? 1) : lines;
  }
  return total;
};

import * as bits from '../bits.ts';
import { opposite } from '../position.ts';
import type { Position } from '../types.ts';
import { type CaptureWalk, captureWalk } from './captures.ts';
import { type MoveList, moveList } from './moveList.ts';
import { POSITION_SIZE, writePosition } from './position.ts';
import { type Side, sidesOf } from './side.ts';

/**
 * A line of play in numbers: a stack of positions, each made from the one below by one of its listed moves. All that it needs is
 * there from the start, and nothing is allocated on the way. This is the engine's fast path, for perft here and for a search to
 * come: `makeBoard`, `listMoves`, `advanceBoard` and `countMoves` are its doors. It reads the same record as the public moves and
 * shares only tables with them.
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
}

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const bitHi = bits.bitHi;
const bitLo = bits.bitLo;
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
  };
};

/** The side to move at a ply: even plies have the one of ply 0. */
export const sideAt = (board: Board, ply: number): Side => ((ply & 1) === 0 ? board.even : board.odd);

/** Writes the position of the next ply, after a row of this ply's list. */
export const advanceBoard = ({ positions }: Board, ply: number, list: MoveList, row: number): void => {
  const at = ply * SIZE;
  const next = at + SIZE;
  const move = list.moves[row] ?? 0;
  const from = move & 63;
  const to = (move >> 6) & 63;
  const king = -(move >> 12);
  const toLo = bitLo(to);
  const toHi = bitHi(to);
  let goneLo = bitLo(from);
  let goneHi = bitHi(from);
  if (list.captures) {
    goneLo |= list.takenLo[row] ?? 0;
    goneHi |= list.takenHi[row] ?? 0;
  }
  positions[next] = (positions[at + 2] ?? 0) & ~goneLo;
  positions[next + 1] = (positions[at + 3] ?? 0) & ~goneHi;
  positions[next + 2] = ((positions[at] ?? 0) & ~goneLo) | toLo;
  positions[next + 3] = ((positions[at + 1] ?? 0) & ~goneHi) | toHi;
  positions[next + 4] = ((positions[at + 4] ?? 0) & ~goneLo) | (king & toLo);
  positions[next + 5] = ((positions[at + 5] ?? 0) & ~goneHi) | (king & toHi);
  positions[next + 6] = ((positions[at + 6] ?? 0) | goneLo) & ~toLo;
  positions[next + 7] = ((positions[at + 7] ?? 0) | goneHi) & ~toHi;
};

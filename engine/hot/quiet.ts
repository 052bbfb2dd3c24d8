import * as bits from '../bits.ts';
import { countFlying } from './flying.ts';
import type { MoveList } from './moveList.ts';
import { countNear } from './near.ts';
import * as rays from './rays.ts';
import type { Side, SidePiece } from './side.ts';

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const lowestBit = bits.lowestBit;
const REACHED = rays.REACHED;
const SHIFTS = rays.SHIFTS;

/** How many quiet moves the pieces (`lo`, `hi`) of one kind have, or -1 if one can jump; those who can are left at `jumpersAt`. */
export const countKind = (
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
export const countQuiet = (positions: Int32Array, at: number, side: Side): number => {
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const kingsLo = ownLo & (positions[at + 4] ?? 0);
  const kingsHi = ownHi & (positions[at + 5] ?? 0);
  const men = countKind(side.man, positions, at, ownLo ^ kingsLo, ownHi ^ kingsHi, at + 8);
  const kings = countKind(side.king, positions, at, kingsLo, kingsHi, at + 10);
  return men < 0 || kings < 0 ? -1 : men + kings;
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
const addKind = (
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

/** Lists the quiet moves, whether they may be played or not. */
export const listQuiet = (positions: Int32Array, at: number, side: Side, list: MoveList): void => {
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const kingsLo = ownLo & (positions[at + 4] ?? 0);
  const kingsHi = ownHi & (positions[at + 5] ?? 0);
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  list.count = 0;
  list.captures = false;
  addKind(list, side, false, ownLo ^ kingsLo, ownHi ^ kingsHi, freeLo, freeHi);
  if ((kingsLo | kingsHi) !== 0) addKind(list, side, true, kingsLo, kingsHi, freeLo, freeHi);
};

import * as bits from '../bits.ts';
import * as flyingPieces from './flying.ts';
import type { MoveList } from './moveList.ts';
import * as rays from './rays.ts';
import type { Side } from './side.ts';

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const bitHi = bits.bitHi;
const bitLo = bits.bitLo;
const highestBit = bits.highestBit;
const holds = bits.holds;
const lowestBit = bits.lowestBit;
const countAlong = flyingPieces.countAlong;
const RAYS_HI = rays.RAYS_HI;
const RAYS_LO = rays.RAYS_LO;
const SHIFTS = rays.SHIFTS;
const STEPS = rays.STEPS;

/** One walk's state; a board keeps one and walks again and again. */
export interface CaptureWalk {
  side: Side;
  list: MoveList;
  from: number;
  /** The row where the moves of the piece begin. */
  first: number;
  /** With majority (T10): the most pieces that a capture took so far. */
  most: number;
  /** The squares on which a move of the piece ended. */
  endsLo: number;
  endsHi: number;
  /** Jumps that were walked so far, modulo 2^32: how much work there was, which a number of moves does not tell. */
  jumps: number;
  /** By depth, two halves each: the other side's pieces that are not taken yet. */
  readonly enemies: Int32Array;
  /** Likewise what is not free; the moving piece's start is (T8). */
  readonly blocks: Int32Array;
}

/** No capture takes more, since no side has more. */
const MOST_TAKEN = 64;

/** A walk for one side that writes into `list`; both can be exchanged later. */
export const captureWalk = (side: Side, list: MoveList): CaptureWalk => ({
  side,
  list,
  from: 0,
  first: 0,
  most: 0,
  endsLo: 0,
  endsHi: 0,
  jumps: 0,
  enemies: new Int32Array(2 * MOST_TAKEN + 2),
  blocks: new Int32Array(2 * MOST_TAKEN + 2),
});

/** A capture of `depth` pieces ends on `square`. */
const end = (walk: CaptureWalk, square: number, king: boolean, depth: number): void => {
  const { list, side } = walk;
  if (side.majority) {
    if (depth < walk.most) return;
    if (depth > walk.most) {
      walk.most = depth;
      walk.first = 0;
      walk.endsLo = 0;
      walk.endsHi = 0;
      list.count = 0;
    }
  }
  const lo = bitLo(square);
  const hi = bitHi(square);
  const { enemies } = walk;
  const takenLo = (enemies[0] ?? 0) ^ (enemies[2 * depth] ?? 0);
  const takenHi = (enemies[1] ?? 0) ^ (enemies[2 * depth + 1] ?? 0);
  // Another way to the same can only be there if the piece has ended on this square before.
  if (((walk.endsLo & lo) | (walk.endsHi & hi)) !== 0) {
    for (let row = walk.first; row < list.count; row++) {
      const to = ((list.moves[row] ?? 0) >> 6) & 63;
      if (to === square && list.takenLo[row] === takenLo && list.takenHi[row] === takenHi) return;
    }
  }
  walk.endsLo |= lo;
  walk.endsHi |= hi;
  const crowned = king || ((side.farLo & lo) | (side.farHi & hi)) !== 0;
  const row = list.count++;
  list.moves[row] = walk.from | (square << 6) | (crowned ? 1 << 12 : 0);
  list.takenLo[row] = takenLo;
  list.takenHi[row] = takenHi;
};

/** 1 if a set, whose two halves stand at `at`, holds a square. */
const bitAt = (halves: Int32Array, at: number, square: number): number =>
  ((halves[at + (square >> 5)] ?? 0) >>> square) & 1;

/** The first square of the set (`lo`, `hi`) that a ray meets, or where it begins if there is none. */
const firstMet = (direction: number, square: number, lo: number, hi: number): number => {
  const ray = (direction << 6) | square;
  const metLo = (RAYS_LO[ray] ?? 0) & lo;
  const metHi = (RAYS_HI[ray] ?? 0) & hi;
  if ((SHIFTS[direction] ?? 0) > 0) {
    if (metLo !== 0) return lowestBit(metLo);
    return metHi !== 0 ? 32 + lowestBit(metHi) : square;
  }
  if (metHi !== 0) return 32 + highestBit(metHi);
  return metLo !== 0 ? highestBit(metLo) : square;
};

/** Whether a piece of the moving side is a king once it has landed there in mid-capture (T11, R11). */
const isKingOn = ({ inPassing, farLo, farHi }: Side, square: number, king: boolean): boolean =>
  king || (inPassing && holds(farLo, farHi, square));

/**
 * Plays every jump that goes on from `square`, and all behind it (T5, T6, T8, R5, R8), but not in the directions `barred`. `depth`
 * pieces are taken. Answers whether there was any jump.
 */
const goOn = (walk: CaptureWalk, square: number, king: boolean, barred: number, depth: number): boolean => {
  const { side, enemies, blocks } = walk;
  const { jumps, flying } = king ? side.king : side.man;
  const at = 2 * depth;
  let jumped = false;
  for (let left = jumps & ~barred; left !== 0; left &= left - 1) {
    const direction = lowestBit(left);
    const over = flying
      ? firstMet(direction, square, blocks[at] ?? 0, blocks[at + 1] ?? 0)
      : (STEPS[(direction << 6) | square] ?? 0);
    const to = STEPS[(direction << 6) | over] ?? 0;
    // Beside the board these are squares of which it is not true.
    if ((bitAt(enemies, at, over) & ~bitAt(blocks, at, to)) === 0) continue;
    const lo = bitLo(over);
    const hi = bitHi(over);
    enemies[at + 2] = (enemies[at] ?? 0) & ~lo;
    enemies[at + 3] = (enemies[at + 1] ?? 0) & ~hi;
    blocks[at + 2] = (blocks[at] ?? 0) & ~(lo & side.removal);
    blocks[at + 3] = (blocks[at + 1] ?? 0) & ~(hi & side.removal);
    jumped = true;
    walk.jumps = (walk.jumps + 1) | 0;
    if (flying && !side.landsNext) {
      landFar(walk, to, king, direction, depth + 1);
      continue;
    }
    const onward = isKingOn(side, to, king);
    const back = side.halfTurns ? 0 : 1 << (direction ^ 4);
    if (!goOn(walk, to, onward, back, depth + 1)) end(walk, to, onward, depth + 1);
  }
  return jumped;
};

/** Lands on each square from `first` on to the next piece, and goes on from there. */
const landFar = (walk: CaptureWalk, first: number, king: boolean, direction: number, depth: number): void => {
  const { side } = walk;
  let barred = side.halfTurns ? 0 : 1 << (direction ^ 4);
  const blockLo = walk.blocks[2 * depth] ?? 0;
  const blockHi = walk.blocks[2 * depth + 1] ?? 0;
  const along = direction << 6;
  let aside = ~0;
  let everyGoesOn = false;
  // A jump straight on is the same from each of the squares, and walked once, unless the piece can become another on one of them.
  if (king || !side.inPassing) {
    everyGoesOn = goOn(walk, first, king, ~(1 << direction), depth);
    barred |= 1 << direction;
    if (!side.halfTurns) aside = ~(1 << (direction & 3));
  }
  const enemyLo = walk.enemies[2 * depth] ?? 0;
  const enemyHi = walk.enemies[2 * depth + 1] ?? 0;
  let goesOn = everyGoesOn;
  let endsLo = 0;
  let endsHi = 0;
  for (let to = first, from = -1; to !== from && !holds(blockLo, blockHi, to); to = STEPS[along | to] ?? 0) {
    from = to;
    const onward = isKingOn(side, to, king);
    const { flying, lines, axes } = onward ? side.king : side.man;
    // Most often it cannot go on, and a look along the lines is cheaper than to try.
    const may = !flying || countAlong(lines, axes & aside, to, enemyLo, enemyHi, ~blockLo, ~blockHi) < 0;
    if (may && goOn(walk, to, onward, barred, depth)) {
      goesOn = true;
    } else if (!everyGoesOn) {
      endsLo |= bitLo(to);
      endsHi |= bitHi(to);
    }
  }
  if (goesOn && side.continuing) return;
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? endsLo : endsHi; left !== 0; left &= left - 1) {
      end(walk, half + lowestBit(left), king, depth);
    }
  }
};

/** Adds the captures of the pieces (`lo`, `hi`) of one kind to the walk's list. */
export const walkCaptures = (
  walk: CaptureWalk,
  king: boolean,
  lo: number,
  hi: number,
  freeLo: number,
  freeHi: number,
): void => {
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? lo : hi; left !== 0; left &= left - 1) {
      const from = half + lowestBit(left);
      walk.from = from;
      walk.first = walk.list.count;
      walk.endsLo = 0;
      walk.endsHi = 0;
      walk.blocks[0] = ~(freeLo | bitLo(from));
      walk.blocks[1] = ~(freeHi | bitHi(from));
      goOn(walk, from, king, 0, 0);
    }
  }
};

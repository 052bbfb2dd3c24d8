import * as bits from '../engine/bits.ts';
import * as rays from '../engine/hot/rays.ts';
import { COLORS, type Color, opposite, type PerColor, type Rules } from '../engine/index.ts';
import {
  classOf,
  GUARDED_BEHIND,
  GUARDED_BESIDE,
  jumpDirections,
  KING_ALONE,
  KINGS,
  KINGS_MOBILITY,
  MEN,
  MEN_MOBILITY,
  ONLY_KINGS,
  PASSED,
  setUpSize,
  TEMPO,
} from './features.ts';
import type { Weights } from './weights/weights.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const bitCount = bits.bitCount;
const REACHED = rays.REACHED;
const SHIFTS = rays.SHIFTS;

/*
 * The hot path of `features.ts`. A weight for the opening and one for the ending go together in one integer, `opening * 65536 +
 * ending`: both sums are built with one addition.
 */

const pack = (opening: number, ending: number): number => opening * 65_536 + ending;

/** Weights made ready for one ruleset. */
export interface Evaluation {
  /** What a piece is worth to its side, packed, by `pieceIndex`. */
  readonly pieces: Int32Array;
  readonly tempo: number;
  readonly menMobility: number;
  readonly kingsMobility: number;
  readonly behind: number;
  readonly beside: number;
  readonly passed: Int32Array;
  readonly onlyKings: number;
  readonly kingAlone: number;
  /** By color: the directions in which its men are jumped. */
  readonly jumpedForward: PerColor<Int8Array>;
  readonly jumpedElse: PerColor<Int8Array>;
  /** The pieces of a full board. */
  readonly most: number;
}

/** Where a piece stands in tables by color, kind and square. */
export const pieceIndex = (color: Color, king: boolean, square: number): number =>
  (color === 'white' ? 0 : 128) | (king ? 64 : 0) | square;

export const makeEvaluation = (rules: Rules, { opening, ending }: Weights): Evaluation => {
  const packed = (feature: number): number => pack(opening[feature] ?? 0, ending[feature] ?? 0);
  const pieces = new Int32Array(256);
  for (const color of COLORS) {
    for (let square = 0; square < 64; square++) {
      const place = classOf(rules, color, square);
      pieces[pieceIndex(color, false, square)] = packed(MEN + place);
      pieces[pieceIndex(color, true, square)] = packed(KINGS + place);
    }
  }
  const jumped = (color: Color) => jumpDirections(rules, opposite(color));
  return {
    pieces,
    tempo: packed(TEMPO),
    menMobility: packed(MEN_MOBILITY),
    kingsMobility: packed(KINGS_MOBILITY),
    behind: packed(GUARDED_BEHIND),
    beside: packed(GUARDED_BESIDE),
    passed: Int32Array.from({ length: 4 }, (_, row) => packed(PASSED + row)),
    onlyKings: packed(ONLY_KINGS),
    kingAlone: packed(KING_ALONE),
    jumpedForward: {
      white: Int8Array.from(jumped('white').forward),
      black: Int8Array.from(jumped('black').forward),
    },
    jumpedElse: {
      white: Int8Array.from(jumped('white').others),
      black: Int8Array.from(jumped('black').others),
    },
    most: setUpSize(rules),
  };
};

/** How many of the men (`menLo`, `menHi`) have an own piece next to them in one of the directions, each direction counted. */
const countGuarded = (
  directions: Int8Array,
  menLo: number,
  menHi: number,
  ownLo: number,
  ownHi: number,
): number => {
  let count = 0;
  for (let index = 0; index < directions.length; index++) {
    // One step back from each own piece.
    const back = (directions[index] ?? 0) ^ 4;
    const by = SHIFTS[back] ?? 0;
    const reached = REACHED[back] ?? 0;
    const lo = by > 0 ? ownLo << by : (ownLo >>> -by) | (ownHi << by);
    const hi = by > 0 ? (ownHi << by) | (ownLo >>> -by) : ownHi >>> -by;
    count += bitCount(lo & reached & menLo) + bitCount(hi & reached & menHi);
  }
  return count;
};

const NOT_FIRST_FILE = 0xfefefefe;
const NOT_LAST_FILE = 0x7f7f7f7f;

/** What the passed men of a side are worth. `up`: it goes up the board. */
const passedMen = (
  passed: Int32Array,
  up: boolean,
  menLo: number,
  menHi: number,
  enemyLo: number,
  enemyHi: number,
): number => {
  // The squares behind enemies, as they see it: whoever stands there has them ahead.
  let lo = up ? (enemyLo >>> 8) | (enemyHi << 24) : enemyLo << 8;
  let hi = up ? enemyHi >>> 8 : (enemyHi << 8) | (enemyLo >>> 24);
  if (up) {
    lo |= (lo >>> 8) | (hi << 24);
    hi |= hi >>> 8;
    lo |= (lo >>> 16) | (hi << 16);
    hi |= hi >>> 16;
    lo |= hi;
  } else {
    hi |= (hi << 8) | (lo >>> 24);
    lo |= lo << 8;
    hi |= (hi << 16) | (lo >>> 16);
    lo |= lo << 16;
    hi |= lo;
  }
  const freeLo = menLo & ~(lo | ((lo << 1) & NOT_FIRST_FILE) | ((lo >>> 1) & NOT_LAST_FILE));
  const freeHi = menHi & ~(hi | ((hi << 1) & NOT_FIRST_FILE) | ((hi >>> 1) & NOT_LAST_FILE));
  // Four rows of 64 squares lie between the fourth and the seventh, seen from either side.
  const near = up ? freeLo >>> 24 : freeHi & 0xff;
  const far = up ? freeHi & 0xffffff : freeLo >>> 8;
  if ((near | far) === 0) return 0;
  return (
    (passed[0] ?? 0) * bitCount(near) +
    (passed[1] ?? 0) * bitCount(up ? far & 0xff : far >>> 16) +
    (passed[2] ?? 0) * bitCount((far >>> 8) & 0xff) +
    (passed[3] ?? 0) * bitCount(up ? far >>> 16 : far & 0xff)
  );
};

/**
 * The value of a quiet position for the side to move, in hundredths of a man. `pieces` is what its own pieces are worth more than the
 * enemy's, packed; mobilities are the own quiet moves less the enemy's.
 */
export const evaluate = (
  evaluation: Evaluation,
  color: Color,
  positions: Int32Array,
  at: number,
  pieces: number,
  menMobility: number,
  kingsMobility: number,
): number => {
  const { jumpedForward, jumpedElse, passed } = evaluation;
  const other = color === 'white' ? 'black' : 'white';
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  const kingsLo = positions[at + 4] ?? 0;
  const kingsHi = positions[at + 5] ?? 0;
  const menLo = ownLo & ~kingsLo;
  const menHi = ownHi & ~kingsHi;
  const enemyMenLo = enemyLo & ~kingsLo;
  const enemyMenHi = enemyHi & ~kingsHi;
  const behind =
    countGuarded(jumpedForward[color], menLo, menHi, ownLo, ownHi) -
    countGuarded(jumpedForward[other], enemyMenLo, enemyMenHi, enemyLo, enemyHi);
  const beside =
    countGuarded(jumpedElse[color], menLo, menHi, ownLo, ownHi) -
    countGuarded(jumpedElse[other], enemyMenLo, enemyMenHi, enemyLo, enemyHi);
  const up = color === 'white';
  let sum =
    pieces +
    evaluation.tempo +
    evaluation.menMobility * menMobility +
    evaluation.kingsMobility * kingsMobility +
    evaluation.behind * behind +
    evaluation.beside * beside +
    passedMen(passed, up, menLo, menHi, enemyLo, enemyHi) -
    passedMen(passed, !up, enemyMenLo, enemyMenHi, ownLo, ownHi);
  if ((kingsLo | kingsHi) !== 0) {
    const ownKings = bitCount(ownLo & kingsLo) + bitCount(ownHi & kingsHi);
    const enemyKings = bitCount(enemyLo & kingsLo) + bitCount(enemyHi & kingsHi);
    if ((menLo | menHi | enemyMenLo | enemyMenHi) === 0)
      sum += evaluation.onlyKings * (ownKings - enemyKings);
    if (enemyKings === 0) sum += evaluation.kingAlone;
    if (ownKings === 0) sum -= evaluation.kingAlone;
  }
  const count = bitCount(ownLo) + bitCount(ownHi) + bitCount(enemyLo) + bitCount(enemyHi);
  const { most } = evaluation;
  const phase = Math.min(count, most);
  const ending = (sum << 16) >> 16;
  const opening = (sum - ending) >> 16;
  return ((opening * phase + ending * (most - phase)) / most) | 0;
};

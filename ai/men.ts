import * as bits from '../engine/bits.ts';
import * as rays from '../engine/hot/rays.ts';
import { type Color, opposite, type Rules } from '../engine/index.ts';
import { turnedBack } from '../engine/rays.ts';
import { manDirections } from './features.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const bitCount = bits.bitCount;
const bitCountOfBoth = bits.bitCountOfBoth;
const REACHED = rays.REACHED;
const SHIFTS = rays.SHIFTS;

/* The hot path of what `features.ts` says of men, all men of a side at once. */

/** In which directions the men of one side step, and are jumped: by jumps forward of the enemy's, and by others. */
export interface MenPlan {
  readonly steps: Int8Array;
  /** By step: whether an enemy man right ahead would jump back to where the man came from. */
  readonly isFaced: Int8Array;
  readonly jumped: Int8Array;
  readonly jumpedForward: Int8Array;
  readonly jumpedElse: Int8Array;
}

/** The plan of one side's men: its own steps, and the jumps of the other side's men. */
export const menPlan = (rules: Rules, color: Color): MenPlan => {
  const { forward, others } = manDirections(rules, opposite(color));
  const { steps } = manDirections(rules, color);
  const jumped = [...forward, ...others];
  return {
    steps: Int8Array.from(steps),
    isFaced: Int8Array.from(steps, (direction) => (jumped.includes(turnedBack(direction)) ? 1 : 0)),
    jumped: Int8Array.from(jumped),
    jumpedForward: Int8Array.from(forward),
    jumpedElse: Int8Array.from(others),
  };
};

/** The halves of a set after a step of all its squares in a direction. */
export const stepLo = (direction: number, lo: number, hi: number): number => {
  const by = SHIFTS[direction] ?? 0;
  return (by > 0 ? lo << by : (lo >>> -by) | (hi << by)) & (REACHED[direction] ?? 0);
};
export const stepHi = (direction: number, lo: number, hi: number): number => {
  const by = SHIFTS[direction] ?? 0;
  return (by > 0 ? (hi << by) | (lo >>> -by) : hi >>> -by) & (REACHED[direction] ?? 0);
};

/** How many of the men (`menLo`, `menHi`) have an own piece next to them in one of the directions, each direction counted. */
export const countGuarded = (
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
    count += bitCountOfBoth(stepLo(back, ownLo, ownHi) & menLo, stepHi(back, ownLo, ownHi) & menHi);
  }
  return count;
};

/** How many steps the men have onto free squares where no enemy man can take them at once. */
export const countSafeSteps = (
  { steps, isFaced, jumped }: MenPlan,
  menLo: number,
  menHi: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): number => {
  // Where an enemy stands next to a square, and the one behind it is free.
  let takenLo = 0;
  let takenHi = 0;
  for (let index = 0; index < jumped.length; index++) {
    const jump = jumped[index] ?? 0;
    const back = jump ^ 4;
    takenLo |= stepLo(jump, enemyLo, enemyHi) & stepLo(back, freeLo, freeHi);
    takenHi |= stepHi(jump, enemyLo, enemyHi) & stepHi(back, freeLo, freeHi);
  }
  let count = 0;
  for (let index = 0; index < steps.length; index++) {
    const direction = steps[index] ?? 0;
    let safeLo = stepLo(direction, menLo, menHi) & freeLo & ~takenLo;
    let safeHi = stepHi(direction, menLo, menHi) & freeHi & ~takenHi;
    if (isFaced[index] === 1) {
      const back = direction ^ 4;
      safeLo &= ~stepLo(back, enemyLo, enemyHi);
      safeHi &= ~stepHi(back, enemyLo, enemyHi);
    }
    count += bitCountOfBoth(safeLo, safeHi);
  }
  return count;
};

const NOT_FIRST_FILE = 0xfefefefe;
const NOT_LAST_FILE = 0x7f7f7f7f;

/** What the passed men of a side are worth. `up`: it goes up the board. */
export const passedMen = (
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

import * as bits from '../engine/bits.ts';
import { COLORS, type Color, type Rules } from '../engine/index.ts';
import {
  classOf,
  FEW_SAFE_STEPS,
  GUARDED_BEHIND,
  GUARDED_BESIDE,
  KING_ALONE,
  KINGS,
  KINGS_MOBILITY,
  MEN,
  MEN_MOBILITY,
  ONLY_KINGS,
  PASSED,
  SAFE_STEPS,
  setUpSize,
  TEMPO,
} from './features.ts';
import * as men from './men.ts';
import type { Weights } from './weights/weights.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const bitCountOfBoth = bits.bitCountOfBoth;
const countGuarded = men.countGuarded;
const countSafeSteps = men.countSafeSteps;
const menPlan = men.menPlan;
const passedMen = men.passedMen;
type MenPlan = men.MenPlan;

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
  readonly safeSteps: number;
  /** For no safe step, one and two. */
  readonly fewSafeSteps: Int32Array;
  /** Of White, and of Black. */
  readonly plans: readonly [MenPlan, MenPlan];
  /** The pieces of a full board. */
  readonly most: number;
}

/** Where a piece stands in tables by color, kind and square. */
export const pieceIndex = (color: Color, king: boolean, square: number): number =>
  (color === 'white' ? 0 : 128) | (king ? 64 : 0) | square;

/** The tables for one ruleset; each number holds both weights of a feature, of the opening and of the ending. */
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
  const few = [0, 1, 2].map((count) => packed(FEW_SAFE_STEPS + count));
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
    safeSteps: packed(SAFE_STEPS),
    fewSafeSteps: Int32Array.from(few),
    plans: [menPlan(rules, 'white'), menPlan(rules, 'black')],
    most: setUpSize(rules),
  };
};

/**
 * The value of a quiet position for the side to move, in hundredths of a man. `pieces` is what its own pieces are worth more than the
 * enemy's, packed; mobilities are the own quiet moves less the enemy's.
 */
export const evaluate = (
  evaluation: Evaluation,
  isBlack: boolean,
  positions: Int32Array,
  at: number,
  pieces: number,
  menMobility: number,
  kingsMobility: number,
): number => {
  const { passed, plans } = evaluation;
  const own = isBlack ? plans[1] : plans[0];
  const enemy = isBlack ? plans[0] : plans[1];
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
    countGuarded(own.jumpedForward, menLo, menHi, ownLo, ownHi) -
    countGuarded(enemy.jumpedForward, enemyMenLo, enemyMenHi, enemyLo, enemyHi);
  const beside =
    countGuarded(own.jumpedElse, menLo, menHi, ownLo, ownHi) -
    countGuarded(enemy.jumpedElse, enemyMenLo, enemyMenHi, enemyLo, enemyHi);
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  const safe = countSafeSteps(own, menLo, menHi, enemyMenLo, enemyMenHi, freeLo, freeHi);
  const enemySafe = countSafeSteps(enemy, enemyMenLo, enemyMenHi, menLo, menHi, freeLo, freeHi);
  const up = !isBlack;
  let sum =
    pieces +
    evaluation.tempo +
    evaluation.menMobility * menMobility +
    evaluation.kingsMobility * kingsMobility +
    evaluation.behind * behind +
    evaluation.beside * beside +
    evaluation.safeSteps * (safe - enemySafe) +
    passedMen(passed, up, menLo, menHi, enemyLo, enemyHi) -
    passedMen(passed, !up, enemyMenLo, enemyMenHi, ownLo, ownHi);
  if (safe < 3 && ((ownLo & kingsLo) | (ownHi & kingsHi)) === 0) sum += evaluation.fewSafeSteps[safe] ?? 0;
  if (enemySafe < 3 && ((enemyLo & kingsLo) | (enemyHi & kingsHi)) === 0)
    sum -= evaluation.fewSafeSteps[enemySafe] ?? 0;
  if ((kingsLo | kingsHi) !== 0) {
    const ownKings = bitCountOfBoth(ownLo & kingsLo, ownHi & kingsHi);
    const enemyKings = bitCountOfBoth(enemyLo & kingsLo, enemyHi & kingsHi);
    if ((menLo | menHi | enemyMenLo | enemyMenHi) === 0)
      sum += evaluation.onlyKings * (ownKings - enemyKings);
    if (enemyKings === 0) sum += evaluation.kingAlone;
    if (ownKings === 0) sum -= evaluation.kingAlone;
  }
  const count = bitCountOfBoth(ownLo | enemyLo, ownHi | enemyHi);
  const { most } = evaluation;
  const phase = Math.min(count, most);
  const ending = (sum << 16) >> 16;
  const opening = (sum - ending) >> 16;
  return ((opening * phase + ending * (most - phase)) / most) | 0;
};

import { bitCount, holds, lowestBit } from './bits.ts';
import { firstOnRay, isFarRow, OFF_BOARD, shiftOf, step, steppedHi, steppedLo } from './rays.ts';
import type { PieceRules, Rules } from './rules.ts';

/** What `countQuietMoves` answers when the side must capture. */
export const CAPTURE_DUE = -1;

/** For pieces that move one square: all of them at once. */
const countOfNear = (
  { steps, jumps }: PieceRules,
  turn: number,
  lo: number,
  hi: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): number => {
  for (const heading of jumps) {
    const direction = heading ^ turn;
    const overLo = steppedLo(lo, hi, direction) & enemyLo;
    const overHi = steppedHi(lo, hi, direction) & enemyHi;
    if ((overLo | overHi) === 0) continue;
    const landLo = steppedLo(overLo, overHi, direction) & freeLo;
    const landHi = steppedHi(overLo, overHi, direction) & freeHi;
    if ((landLo | landHi) !== 0) return CAPTURE_DUE;
  }
  let count = 0;
  for (const heading of steps) {
    const direction = heading ^ turn;
    count +=
      bitCount(steppedLo(lo, hi, direction) & freeLo) + bitCount(steppedHi(lo, hi, direction) & freeHi);
  }
  return count;
};

/** For one piece that moves any distance. */
const countOfFlying = (
  { steps, jumps }: PieceRules,
  turn: number,
  square: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): number => {
  for (const heading of jumps) {
    const direction = heading ^ turn;
    const over = firstOnRay(square, direction, ~freeLo, ~freeHi);
    if (over === OFF_BOARD || !holds(enemyLo, enemyHi, over)) continue;
    const landing = step(over, direction);
    if (landing !== OFF_BOARD && holds(freeLo, freeHi, landing)) return CAPTURE_DUE;
  }
  let count = 0;
  for (const heading of steps) {
    const direction = heading ^ turn;
    for (
      let to = step(square, direction);
      to !== OFF_BOARD && holds(freeLo, freeHi, to);
      to = step(to, direction)
    ) {
      count++;
    }
  }
  return count;
};

const countOf = (
  piece: PieceRules,
  turn: number,
  lo: number,
  hi: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): number => {
  if ((lo | hi) === 0) return 0;
  if (!piece.flying) return countOfNear(piece, turn, lo, hi, enemyLo, enemyHi, freeLo, freeHi);
  let count = 0;
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? lo : hi; left !== 0; left &= left - 1) {
      const more = countOfFlying(piece, turn, half + lowestBit(left), enemyLo, enemyHi, freeLo, freeHi);
      if (more === CAPTURE_DUE) return CAPTURE_DUE;
      count += more;
    }
  }
  return count;
};

/**
 * How many quiet moves the side `own` has (T3, T4), or CAPTURE_DUE where it can capture (T9). Nothing is listed: this is how perft
 * counts its last ply.
 */
export const countQuietMoves = (
  rules: Rules,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
): number => {
  const freeLo = rules.squares.lo & ~(ownLo | enemyLo);
  const freeHi = rules.squares.hi & ~(ownHi | enemyHi);
  const men = countOf(rules.man, turn, ownLo & ~kingsLo, ownHi & ~kingsHi, enemyLo, enemyHi, freeLo, freeHi);
  if (men === CAPTURE_DUE) return CAPTURE_DUE;
  const kings = countOf(rules.king, turn, ownLo & kingsLo, ownHi & kingsHi, enemyLo, enemyHi, freeLo, freeHi);
  return kings === CAPTURE_DUE ? CAPTURE_DUE : men + kings;
};

/** Takes down a quiet move; `king` is what the piece is afterwards (T11). */
export type OnQuiet = (from: number, to: number, king: boolean) => void;

/** For pieces that move one square: heading by heading, from the squares that they reach. */
const walkNear = (
  { steps }: PieceRules,
  king: boolean,
  turn: number,
  lo: number,
  hi: number,
  freeLo: number,
  freeHi: number,
  onQuiet: OnQuiet,
): void => {
  for (const heading of steps) {
    const direction = heading ^ turn;
    const by = shiftOf(direction);
    const toLo = steppedLo(lo, hi, direction) & freeLo;
    const toHi = steppedHi(lo, hi, direction) & freeHi;
    for (let half = 0; half < 64; half += 32) {
      for (let left = half === 0 ? toLo : toHi; left !== 0; left &= left - 1) {
        const to = half + lowestBit(left);
        onQuiet(to - by, to, king || isFarRow(to, turn));
      }
    }
  }
};

/** For pieces that move any distance: square by square. */
const walkFlying = (
  { steps }: PieceRules,
  king: boolean,
  turn: number,
  lo: number,
  hi: number,
  freeLo: number,
  freeHi: number,
  onQuiet: OnQuiet,
): void => {
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? lo : hi; left !== 0; left &= left - 1) {
      const from = half + lowestBit(left);
      for (const heading of steps) {
        const direction = heading ^ turn;
        for (
          let to = step(from, direction);
          to !== OFF_BOARD && holds(freeLo, freeHi, to);
          to = step(to, direction)
        ) {
          onQuiet(from, to, king || isFarRow(to, turn));
        }
      }
    }
  }
};

const walkKind = (
  rules: Rules,
  king: boolean,
  turn: number,
  lo: number,
  hi: number,
  freeLo: number,
  freeHi: number,
  onQuiet: OnQuiet,
): void => {
  const piece = king ? rules.king : rules.man;
  const walk = piece.flying ? walkFlying : walkNear;
  if ((lo | hi) !== 0) walk(piece, king, turn, lo, hi, freeLo, freeHi, onQuiet);
};

/** Hands every quiet move of the side `own` to `onQuiet`; whether it may play one (T9) is for the caller to know. */
export const walkQuietMoves = (
  rules: Rules,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
  onQuiet: OnQuiet,
): void => {
  const freeLo = rules.squares.lo & ~(ownLo | enemyLo);
  const freeHi = rules.squares.hi & ~(ownHi | enemyHi);
  walkKind(rules, false, turn, ownLo & ~kingsLo, ownHi & ~kingsHi, freeLo, freeHi, onQuiet);
  walkKind(rules, true, turn, ownLo & kingsLo, ownHi & kingsHi, freeLo, freeHi, onQuiet);
};

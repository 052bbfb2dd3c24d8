import { firstOnRay, OFF_BOARD, opposite, step } from './rays.ts';
import type { Rules } from './rules.ts';

/** The pieces as a walk sees them: pairs of 32-bit halves, as in `SquareSet`. */
export interface Sides {
  readonly ownLo: number;
  readonly ownHi: number;
  readonly enemyLo: number;
  readonly enemyHi: number;
  readonly kingsLo: number;
  readonly kingsHi: number;
}

/** Receives every complete capture; the arrays are the walk's own and change after the call. */
export type OnCapture = (from: number, landings: readonly number[], captures: readonly number[]) => void;

interface Walk {
  readonly rules: Rules;
  /** Turns headings into directions: 0 for White, 4 for Black. */
  readonly turn: number;
  readonly crowningRank: number;
  readonly from: number;
  readonly landings: number[];
  readonly captures: number[];
  readonly onCapture: OnCapture;
}

const contains = (lo: number, hi: number, square: number): boolean =>
  (((square < 32 ? lo : hi) >>> (square & 31)) & 1) !== 0;
const bitLo = (square: number): number => (square < 32 ? 1 << square : 0);
const bitHi = (square: number): number => (square < 32 ? 0 : 1 << square);

/**
 * Plays every jump that goes on from `square` and everything behind it (T5 to T8, R5 to R8). The enemy set lacks what was
 * captured already; the blocking set lacks the moving piece, so that its start is free (T8), and lacks what was captured
 * only if the ruleset removes at once (T7). Answers whether there was a jump at all.
 */
const goOn = (
  walk: Walk,
  square: number,
  king: boolean,
  came: number,
  enemyLo: number,
  enemyHi: number,
  blockLo: number,
  blockHi: number,
): boolean => {
  const { rules, landings, captures } = walk;
  const { jumps, flying } = king ? rules.king : rules.man;
  let jumped = false;
  for (const heading of jumps) {
    const direction = heading ^ walk.turn;
    if (came !== OFF_BOARD && direction === opposite(came) && !rules.halfTurns) continue;
    const over = flying ? firstOnRay(square, direction, blockLo, blockHi) : step(square, direction);
    if (over === OFF_BOARD || !contains(enemyLo, enemyHi, over)) continue;
    const leftLo = enemyLo & ~bitLo(over);
    const leftHi = enemyHi & ~bitHi(over);
    const atOnce = rules.removal === 'at-once';
    const nextLo = atOnce ? blockLo & ~bitLo(over) : blockLo;
    const nextHi = atOnce ? blockHi & ~bitHi(over) : blockHi;
    captures.push(over);
    let endsLo = 0;
    let endsHi = 0;
    let continued = false;
    for (
      let landing = step(over, direction);
      landing !== OFF_BOARD && !contains(blockLo, blockHi, landing);
      landing = step(landing, direction)
    ) {
      jumped = true;
      landings.push(landing);
      const crowned = rules.crowning === 'in-passing' && landing >> 3 === walk.crowningRank;
      if (goOn(walk, landing, king || crowned, direction, leftLo, leftHi, nextLo, nextHi)) {
        continued = true;
      } else {
        endsLo |= bitLo(landing);
        endsHi |= bitHi(landing);
      }
      landings.pop();
      if (!flying || rules.kingLanding === 'next') break;
    }
    if (!(continued && rules.kingLanding === 'continuing')) {
      for (let end = step(over, direction); end !== OFF_BOARD; end = step(end, direction)) {
        if (!contains(endsLo, endsHi, end)) continue;
        landings.push(end);
        walk.onCapture(walk.from, landings, captures);
        landings.pop();
      }
    }
    captures.pop();
  }
  return jumped;
};

/** Walks every capture that one side has: complete ones (R8), not yet judged by majority (T10). */
export const walkCaptures = (rules: Rules, white: boolean, sides: Sides, onCapture: OnCapture): void => {
  const { ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi } = sides;
  for (let from = 0; from < 64; from++) {
    if (!contains(ownLo, ownHi, from)) continue;
    const walk: Walk = {
      rules,
      turn: white ? 0 : 4,
      crowningRank: white ? 7 : 0,
      from,
      landings: [],
      captures: [],
      onCapture,
    };
    const blockLo = (ownLo | enemyLo) & ~bitLo(from);
    const blockHi = (ownHi | enemyHi) & ~bitHi(from);
    goOn(walk, from, contains(kingsLo, kingsHi, from), OFF_BOARD, enemyLo, enemyHi, blockLo, blockHi);
  }
};

import { holds } from './bits.ts';
import { OFF_BOARD, step } from './rays.ts';
import type { Rules } from './rules.ts';

/** Hands every quiet move of the side `own` (T3, T4) to `onQuiet`; whether it may play one (T9) is for the caller to know. */
export const walkQuietMoves = (
  rules: Rules,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
  onQuiet: (from: number, to: number) => void,
): void => {
  const freeLo = rules.squares.lo & ~(ownLo | enemyLo);
  const freeHi = rules.squares.hi & ~(ownHi | enemyHi);
  for (let from = 0; from < 64; from++) {
    if (!holds(ownLo, ownHi, from)) continue;
    const { steps, flying } = holds(kingsLo, kingsHi, from) ? rules.king : rules.man;
    for (const heading of steps) {
      const direction = heading ^ turn;
      for (
        let to = step(from, direction);
        to !== OFF_BOARD && holds(freeLo, freeHi, to);
        to = step(to, direction)
      ) {
        onQuiet(from, to);
        if (!flying) break;
      }
    }
  }
};

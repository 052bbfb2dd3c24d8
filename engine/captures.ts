import { bitHi, bitLo, holds, lowestBit } from './bits.ts';
import { isFarRow, OFF_BOARD, step, turnedBack } from './rays.ts';
import type { Rules } from './rules.ts';

/** Takes down what a walk finds. */
export interface CaptureSink {
  /** A larger capture than any before was found: the smaller ones are not legal (T10). */
  clear(): void;
  /** A whole capture. The arrays are the walk's own and change afterwards. */
  add(from: number, landings: readonly number[], captures: readonly number[]): void;
}

/** One walk's state. */
interface CaptureWalk {
  readonly rules: Rules;
  readonly sink: CaptureSink;
  readonly landings: number[];
  readonly captures: number[];
  /** WHITE_TURN or BLACK_TURN. */
  readonly turn: number;
  from: number;
  /** With majority (T10): the most pieces that a capture took so far. */
  most: number;
}

const captureWalk = (rules: Rules, sink: CaptureSink, turn: number): CaptureWalk => ({
  rules,
  sink,
  landings: [],
  captures: [],
  turn,
  from: 0,
  most: 0,
});

/** What stands for the direction of the jump before the first one. */
const NO_DIRECTION = -1;

/** A capture ends on `square`, and no other one took more so far. The landings before it are on the walk's stack. */
const end = (walk: CaptureWalk, square: number): void => {
  const taken = walk.captures.length;
  if (walk.rules.majority && taken > walk.most) {
    walk.most = taken;
    walk.sink.clear();
  }
  walk.landings.push(square);
  walk.sink.add(walk.from, walk.landings, walk.captures);
  walk.landings.pop();
};

/**
 * Plays every jump that goes on from `square`, and all behind it (T5, T6, T8, R5, R8). `came` is the direction of the jump before.
 * The set `enemy` lacks what was captured already. The set `block` lacks the moving piece, so that its start is free (T8), and
 * what was captured if the ruleset removes at once (T7). Answers whether there was any jump.
 */
const goOn = (
  walk: CaptureWalk,
  square: number,
  king: boolean,
  came: number,
  enemyLo: number,
  enemyHi: number,
  blockLo: number,
  blockHi: number,
): boolean => {
  const { rules } = walk;
  const { jumps, flying } = king ? rules.king : rules.man;
  const removal = rules.removal === 'at-once' ? ~0 : 0;
  let jumped = false;
  for (const heading of jumps) {
    const direction = heading ^ walk.turn;
    if (direction === turnedBack(came) && !rules.halfTurns) continue;
    let over = step(square, direction);
    while (flying && over !== OFF_BOARD && !holds(blockLo, blockHi, over)) over = step(over, direction);
    if (over === OFF_BOARD || !holds(enemyLo, enemyHi, over)) continue;
    const lo = bitLo(over);
    const hi = bitHi(over);
    walk.captures.push(over);
    const landed = land(
      walk,
      over,
      king,
      direction,
      enemyLo & ~lo,
      enemyHi & ~hi,
      blockLo & ~(lo & removal),
      blockHi & ~(hi & removal),
    );
    walk.captures.pop();
    jumped = jumped || landed;
  }
  return jumped;
};

/** Lands behind a piece that is captured, and goes on from there. Answers whether there was room to land. */
const land = (
  walk: CaptureWalk,
  over: number,
  king: boolean,
  direction: number,
  enemyLo: number,
  enemyHi: number,
  blockLo: number,
  blockHi: number,
): boolean => {
  const { rules, landings } = walk;
  const oneSquare = rules.kingLanding === 'next' || !(king ? rules.king : rules.man).flying;
  let endsLo = 0;
  let endsHi = 0;
  let continued = false;
  for (
    let to = step(over, direction);
    to !== OFF_BOARD && !holds(blockLo, blockHi, to);
    to = step(to, direction)
  ) {
    const crowned = rules.crowning === 'in-passing' && isFarRow(to, walk.turn);
    landings.push(to);
    const goesOn = goOn(walk, to, king || crowned, direction, enemyLo, enemyHi, blockLo, blockHi);
    landings.pop();
    if (goesOn) {
      continued = true;
    } else {
      endsLo |= bitLo(to);
      endsHi |= bitHi(to);
    }
    if (oneSquare) break;
  }
  const mayEnd = walk.captures.length >= walk.most && !(continued && rules.kingLanding === 'continuing');
  if (mayEnd) {
    for (let half = 0; half < 64; half += 32) {
      for (let left = half === 0 ? endsLo : endsHi; left !== 0; left &= left - 1) {
        end(walk, half + lowestBit(left));
      }
    }
  }
  return continued || (endsLo | endsHi) !== 0;
};

/** Hands every legal capture of the side `own` to the sink: whole ones (R8), the largest ones where the majority counts (T10). */
export const walkCaptures = (
  rules: Rules,
  sink: CaptureSink,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
): void => {
  const walk = captureWalk(rules, sink, turn);
  const freeLo = rules.squares.lo & ~(ownLo | enemyLo);
  const freeHi = rules.squares.hi & ~(ownHi | enemyHi);
  for (let from = 0; from < 64; from++) {
    if (!holds(ownLo, ownHi, from)) continue;
    walk.from = from;
    const king = holds(kingsLo, kingsHi, from);
    const blockLo = ~(freeLo | bitLo(from));
    const blockHi = ~(freeHi | bitHi(from));
    goOn(walk, from, king, NO_DIRECTION, enemyLo, enemyHi, blockLo, blockHi);
  }
};

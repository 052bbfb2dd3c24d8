import { bitHi, bitLo, holds, lowestBit } from './bits.ts';
import {
  firstOnRay,
  isFarRow,
  OFF_BOARD,
  step,
  steppedHi,
  steppedLo,
  turnedBack,
  WHITE_TURN,
} from './rays.ts';
import type { Rules } from './rules.ts';

/** Takes down what a walk finds. */
export interface CaptureSink {
  /** A larger capture than any before was found: the smaller ones are not legal (T10). */
  clear(): void;
  /**
   * A whole capture. The arrays are the walk's own and change afterwards. `king` is what the piece is at the end (T11), and
   * (`leftLo`, `leftHi`) are the enemies that stay on the board.
   */
  add(
    from: number,
    landings: readonly number[],
    captures: readonly number[],
    king: boolean,
    leftLo: number,
    leftHi: number,
  ): void;
}

/** One walk's state; the hot path keeps one and walks again and again. */
export interface CaptureWalk {
  readonly rules: Rules;
  readonly sink: CaptureSink;
  readonly landings: number[];
  readonly captures: number[];
  /** WHITE_TURN or BLACK_TURN. */
  turn: number;
  from: number;
  /** With majority (T10): the most pieces that a capture took so far. */
  most: number;
}

export const captureWalk = (rules: Rules, sink: CaptureSink): CaptureWalk => ({
  rules,
  sink,
  landings: [],
  captures: [],
  turn: WHITE_TURN,
  from: 0,
  most: 0,
});

/** What stands for the direction of the jump before the first one. */
const NO_DIRECTION = -1;

/** A capture ends on `square`, and no other one took more so far. The landings before it are on the walk's stack. */
const end = (walk: CaptureWalk, square: number, king: boolean, leftLo: number, leftHi: number): void => {
  const taken = walk.captures.length;
  if (walk.rules.majority && taken > walk.most) {
    walk.most = taken;
    walk.sink.clear();
  }
  walk.landings.push(square);
  const crowned = king || isFarRow(square, walk.turn);
  walk.sink.add(walk.from, walk.landings, walk.captures, crowned, leftLo, leftHi);
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
    const over = flying ? firstOnRay(square, direction, blockLo, blockHi) : step(square, direction);
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
        end(walk, half + lowestBit(left), king, enemyLo, enemyHi);
      }
    }
  }
  return continued || (endsLo | endsHi) !== 0;
};

/** Walks from each square of the set (`fromLo`, `fromHi`), where pieces of one kind stand. */
const walkFrom = (
  walk: CaptureWalk,
  king: boolean,
  fromLo: number,
  fromHi: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): void => {
  for (let half = 0; half < 64; half += 32) {
    for (let left = half === 0 ? fromLo : fromHi; left !== 0; left &= left - 1) {
      const from = half + lowestBit(left);
      walk.from = from;
      goOn(
        walk,
        from,
        king,
        NO_DIRECTION,
        enemyLo,
        enemyHi,
        ~(freeLo | bitLo(from)),
        ~(freeHi | bitHi(from)),
      );
    }
  }
};

/** The same for the pieces of one kind that can jump at all: most men cannot, and are left out before the walk. */
const walkKind = (
  walk: CaptureWalk,
  king: boolean,
  lo: number,
  hi: number,
  enemyLo: number,
  enemyHi: number,
  freeLo: number,
  freeHi: number,
): void => {
  if ((lo | hi) === 0) return;
  const { jumps, flying } = king ? walk.rules.king : walk.rules.man;
  if (flying) {
    walkFrom(walk, king, lo, hi, enemyLo, enemyHi, freeLo, freeHi);
    return;
  }
  let fromLo = 0;
  let fromHi = 0;
  for (const heading of jumps) {
    const direction = heading ^ walk.turn;
    const back = turnedBack(direction);
    const overLo = steppedLo(freeLo, freeHi, back) & enemyLo;
    const overHi = steppedHi(freeLo, freeHi, back) & enemyHi;
    fromLo |= steppedLo(overLo, overHi, back) & lo;
    fromHi |= steppedHi(overLo, overHi, back) & hi;
  }
  walkFrom(walk, king, fromLo, fromHi, enemyLo, enemyHi, freeLo, freeHi);
};

/** Hands every legal capture of the side `own` to the sink: whole ones (R8), the largest ones where the majority counts (T10). */
export const walkCaptures = (
  walk: CaptureWalk,
  turn: number,
  ownLo: number,
  ownHi: number,
  enemyLo: number,
  enemyHi: number,
  kingsLo: number,
  kingsHi: number,
): void => {
  const { squares } = walk.rules;
  const freeLo = squares.lo & ~(ownLo | enemyLo);
  const freeHi = squares.hi & ~(ownHi | enemyHi);
  walk.turn = turn;
  walk.most = 0;
  walk.sink.clear();
  walkKind(walk, false, ownLo & ~kingsLo, ownHi & ~kingsHi, enemyLo, enemyHi, freeLo, freeHi);
  walkKind(walk, true, ownLo & kingsLo, ownHi & kingsHi, enemyLo, enemyHi, freeLo, freeHi);
};

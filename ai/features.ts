import {
  type Color,
  canCapture,
  hasSquare,
  isEmptySet,
  legalMoves,
  opposite,
  type Position,
  pieceAt,
  piecesOf,
  type Rules,
  type Square,
  sameSet,
  setSize,
  union,
} from '../engine/index.ts';
import { BLACK_TURN, OFF_BOARD, step, turnedBack, WHITE_TURN } from '../engine/rays.ts';
import { ALL_SQUARES } from '../engine/squareSet.ts';

/*
 * What the evaluation looks at, plainly written: a vector of integers for the side to move, each of them its own count less the
 * opponent's. `evaluation.ts` adds the same up in the hot path, and a test holds one against the other; the tuning reads this one.
 */

/** Squares that are worth the same for a kind of piece: left and right are alike where all squares are used, else each is for itself. */
const CLASSES = 32;

/** Where each feature stands in the vector. */
export const MEN = 0;
export const KINGS = MEN + CLASSES;
/** 1 for the side to move. */
export const TEMPO = KINGS + CLASSES;
/** Quiet moves of men, and of kings; not counted where anybody can capture. */
export const MEN_MOBILITY = TEMPO + 1;
export const KINGS_MOBILITY = MEN_MOBILITY + 1;
/** A man's sides on which an own piece stands, so that an enemy man cannot jump it that way: by jumps forward, and by others. */
export const GUARDED_BEHIND = KINGS_MOBILITY + 1;
export const GUARDED_BESIDE = GUARDED_BEHIND + 1;
/** Steps of men onto squares where no enemy man can take them at once. */
export const SAFE_STEPS = GUARDED_BESIDE + 1;
/** 1 for a side without a king that has no such step, only one, or only two: soon it has to give something. */
export const FEW_SAFE_STEPS = SAFE_STEPS + 1;
/** Men on their fourth to seventh row with no enemy ahead of them on their file or the next ones. */
export const PASSED = FEW_SAFE_STEPS + 3;
/** Kings where there are no men at all. */
export const ONLY_KINGS = PASSED + 4;
/** 1 for a side with a king against one without. */
export const KING_ALONE = ONLY_KINGS + 1;
/** How long the vector is. */
export const FEATURES = KING_ALONE + 1;

/** A square as its side sees it: with its own set-up rows below. */
const ownView = (square: Square, color: Color): Square => (color === 'white' ? square : 63 - square);

/** The class of a square for a side's pieces, 0 to 31. */
export const classOf = ({ squares }: Rules, color: Color, square: Square): number => {
  const seen = ownView(square, color);
  if (!sameSet(squares, ALL_SQUARES)) return seen >> 1;
  const file = seen & 7;
  return (seen >> 3) * 4 + Math.min(file, 7 - file);
};

/** How many pieces a game begins with, both sides together. */
export const setUpSize = ({ squares, setUpRanks }: Rules): number =>
  (setUpRanks.white.length + setUpRanks.black.length) * (sameSet(squares, ALL_SQUARES) ? 8 : 4);

/** In which directions a side's men step, and jump: ahead of it, and otherwise. */
interface ManDirections {
  readonly steps: readonly number[];
  readonly forward: readonly number[];
  readonly others: readonly number[];
}

/** Directions on the board (`engine/rays.ts`): the same heading is another one for each side. */
export const manDirections = ({ man }: Rules, color: Color): ManDirections => {
  const turn = color === 'white' ? WHITE_TURN : BLACK_TURN;
  const isForward = (heading: number): boolean => heading === 0 || heading === 1 || heading === 7;
  const directions = (headings: readonly number[]) => headings.map((heading) => heading ^ turn);
  return {
    steps: directions(man.steps),
    forward: directions(man.jumps.filter(isForward)),
    others: directions(man.jumps.filter((heading) => !isForward(heading))),
  };
};

const quietCounts = (position: Position): { readonly men: number; readonly kings: number } => {
  const kings = legalMoves(position).filter(({ from }) =>
    piecesOf(position).some(({ square, piece }) => square === from && piece.role === 'king'),
  ).length;
  return { men: legalMoves(position).length - kings, kings };
};

/** How many steps a side's men have onto squares where no enemy man can take them. */
const safeSteps = (position: Position, color: Color): number => {
  const { rules } = position;
  const { forward, others } = manDirections(rules, opposite(color));
  const jumps = [...forward, ...others];
  const isFree = (square: number): boolean =>
    square !== OFF_BOARD && hasSquare(rules.squares, square) && !pieceAt(position, square);
  const isEnemyMan = (square: number): boolean => {
    const piece = square === OFF_BOARD ? undefined : pieceAt(position, square);
    return piece?.role === 'man' && piece.color !== color;
  };
  let count = 0;
  for (const { square: from, piece } of piecesOf(position)) {
    if (piece.color !== color || piece.role === 'king') continue;
    for (const direction of manDirections(rules, color).steps) {
      const to = step(from, direction);
      if (!isFree(to)) continue;
      // Where the man came from is free now.
      const canTake = (jump: number): boolean => {
        const behind = step(to, jump);
        return isEnemyMan(step(to, turnedBack(jump))) && (behind === from || isFree(behind));
      };
      if (!jumps.some(canTake)) count++;
    }
  }
  return count;
};

/** Adds what one side has. */
const addSide = (values: number[], position: Position, color: Color, sign: 1 | -1): void => {
  const add = (feature: number, count = 1): void => {
    values[feature] = (values[feature] ?? 0) + sign * count;
  };
  const { rules, white, black, kings } = position;
  const pieces = piecesOf(position);
  const own = pieces.filter(({ piece }) => piece.color === color);
  const enemies = pieces.filter(({ piece }) => piece.color !== color);
  const isOwn = (square: number): boolean => own.some((other) => other.square === square);
  const { forward, others } = manDirections(rules, opposite(color));
  for (const { square, piece } of own) {
    add((piece.role === 'king' ? KINGS : MEN) + classOf(rules, color, square));
    if (piece.role === 'king') continue;
    add(GUARDED_BEHIND, forward.filter((direction) => isOwn(step(square, direction))).length);
    add(GUARDED_BESIDE, others.filter((direction) => isOwn(step(square, direction))).length);
    const row = ownView(square, color) >> 3;
    const isAhead = (other: Square): boolean =>
      ownView(other, color) >> 3 > row && Math.abs((other & 7) - (square & 7)) <= 1;
    if (row >= 3 && !enemies.some((enemy) => isAhead(enemy.square))) add(PASSED + row - 3);
  }
  const count = own.filter(({ piece }) => piece.role === 'king').length;
  const safe = safeSteps(position, color);
  add(SAFE_STEPS, safe);
  if (count === 0 && safe < 3) add(FEW_SAFE_STEPS + safe);
  if (sameSet(kings, union(white, black))) add(ONLY_KINGS, count);
  if (count > 0 && !enemies.some(({ piece }) => piece.role === 'king')) add(KING_ALONE);
};

/** The features of a position, `FEATURES` integers, for the side to move. */
export const featuresOf = (position: Position): readonly number[] => {
  const values = Array.from({ length: FEATURES }, () => 0);
  const other = { ...position, turn: opposite(position.turn) };
  addSide(values, position, position.turn, 1);
  addSide(values, position, other.turn, -1);
  values[TEMPO] = 1;
  if (canCapture(position) || canCapture(other)) return values;
  const [mine, theirs] = [quietCounts(position), quietCounts(other)];
  values[MEN_MOBILITY] = mine.men - theirs.men;
  values[KINGS_MOBILITY] = mine.kings - theirs.kings;
  return values;
};

/** How much of a game is still to come, by the pieces: 1 at the set-up, towards 0 at the end. */
export const openingShare = ({ rules, white, black }: Position): number =>
  isEmptySet(union(white, black)) ? 0 : Math.min(1, setSize(union(white, black)) / setUpSize(rules));

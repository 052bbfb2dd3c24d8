import type { SquareNames } from '../fen.ts';
import { makeSquare, parseSquare } from '../notation.ts';
import type { Rules } from '../rules.ts';
import { hasSquare } from '../squareSet.ts';
import type { Square } from '../types.ts';
import { type Notation, NUMERIC } from './gameType.ts';

/** How the squares of a game are called. Reading takes letters and numbers alike, whatever was declared. */
export interface Squares extends SquareNames {
  /** `c3`, in either case, or `11`; undefined for what is no square of the board. */
  readonly parse: (text: string) => Square | undefined;
  /** The squares by their numbers, that of 1 first. */
  readonly numbered: readonly Square[];
  /** Whether the declared notation does not fit the board and is not used. */
  readonly contradicted: boolean;
}

const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);
const FAR_RIGHT = 7;

/** The square of the board that a notation calls by this file and rank; `square` is the one that would be called so from corner 0. */
const turnedTo = (square: Square, { corner, start, inverted }: Notation, rules: Rules): Square => {
  let turned = square;
  if (corner === 1 || corner === 3) turned ^= 7;
  if (corner === 2 || corner === 3) turned ^= 56;
  // The corner is what the side that begins sees.
  if (start === 'black') turned ^= 63;
  // The engine's boards have a playing square at the bottom left: another board is read in a mirror.
  if (inverted && !hasSquare(rules.squares, FAR_RIGHT)) turned ^= 7;
  return turned;
};

const bySquare = (order: readonly Square[]): readonly number[] =>
  SQUARES.map((square) => order.indexOf(square));

/** Names for the squares of a ruleset's board in a notation. */
export const squaresIn = (rules: Rules, notation: Notation): Squares => {
  const turned = SQUARES.map((square) => turnedTo(square, notation, rules));
  const contradicted =
    !notation.numeric &&
    !SQUARES.every(
      (square) => hasSquare(rules.squares, square) === hasSquare(rules.squares, turned[square] ?? 0),
    );
  const named = notation.numeric || contradicted ? SQUARES : turned;
  const names = bySquare(named);
  const order = notation.numeric ? turned : SQUARES.map((square) => turnedTo(square, NUMERIC, rules));
  const numbered = order.filter((square) => hasSquare(rules.squares, square));
  const numbers = bySquare(numbered);
  return {
    contradicted,
    numbered,
    order: notation.numeric ? numbered : SQUARES,
    parse(text) {
      if (/^\d+$/.test(text)) return numbered[Number(text) - 1];
      const square = parseSquare(text.toLowerCase());
      return square.ok ? named[square.value] : undefined;
    },
    make: (square) =>
      notation.numeric ? String((numbers[square] ?? 0) + 1) : makeSquare(names[square] ?? square),
  };
};

import type { FenProblemCode } from './fenProblems.ts';
import { makeSquare, parseSquare, quote } from './notation.ts';
import { placementProblem } from './position.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { ALL_SQUARES, hasSquare, NO_SQUARES, singleton, squaresOf, union } from './squareSet.ts';
import {
  COLORS,
  type Color,
  type PerColor,
  type Piece,
  type Position,
  type Square,
  type SquareSet,
} from './types.ts';

const LETTERS: PerColor<string> = { white: 'W', black: 'B' };
const KING_MARK = 'K';

/** A part of the text that is read, and where it begins in the whole. */
interface Part {
  readonly text: string;
  readonly at: number;
}

interface Pieces {
  readonly squares: SquareSet;
  readonly kings: SquareSet;
}

const colorOf = (letter: string): Color | undefined => COLORS.find((color) => LETTERS[color] === letter);

type FenProblem = Problem<FenProblemCode>;

const fail = (code: FenProblemCode, at: number, message: string): Result<never, FenProblem> =>
  err({ code, message, at });

const split = ({ text, at }: Part, separator: string): readonly Part[] => {
  let next = at;
  return text.split(separator).map((part) => {
    const start = next;
    next += part.length + separator.length;
    return { text: part, at: start };
  });
};

/** One piece as `a2` or `Kd4`. */
const parsePiece = (
  { text, at }: Part,
  color: Color,
  rules: Rules,
): Result<{ square: Square; piece: Piece }, FenProblem> => {
  if (text === '') return fail('empty-item', at, 'A square is missing.');
  const role = text.startsWith(KING_MARK) ? 'king' : 'man';
  const square = parseSquare(role === 'king' ? text.slice(KING_MARK.length) : text);
  if (!square.ok) return err({ ...square.error, at });
  const piece: Piece = { color, role };
  const problem = placementProblem(rules, square.value, piece);
  return problem ? err({ ...problem, at }) : ok({ square: square.value, piece });
};

/** One side's pieces as `Wa2,Kd4`; none of them may stand on a `used` square. */
const parsePieces = (
  { text, at }: Part,
  color: Color,
  rules: Rules,
  used: SquareSet,
): Result<Pieces, FenProblem> => {
  const list = { text: text.slice(LETTERS[color].length), at: at + LETTERS[color].length };
  let squares = NO_SQUARES;
  let kings = NO_SQUARES;
  for (const item of list.text === '' ? [] : split(list, ',')) {
    const parsed = parsePiece(item, color, rules);
    if (!parsed.ok) return parsed;
    const { square, piece } = parsed.value;
    if (hasSquare(union(used, squares), square)) {
      return fail('square-used-twice', item.at, `The square ${makeSquare(square)} is used twice.`);
    }
    squares = union(squares, singleton(square));
    if (piece.role === 'king') kings = union(kings, singleton(square));
  }
  return ok({ squares, kings });
};

/** Reads a position as `W:Wa2,Kd4:Ba7`, the colors in either order. Every error tells where it is (`at`). */
export const parseFen = (text: string, rules: Rules): Result<Position, FenProblem> => {
  const [first, ...sections] = split({ text, at: 0 }, ':');
  const turn = colorOf(first?.text ?? '');
  if (!turn) return fail('unknown-turn', 0, `The side to move is W or B, not ${quote(first?.text ?? '')}.`);
  const found: { [color in Color]?: Pieces } = {};
  let used = NO_SQUARES;
  for (const section of sections) {
    const color = colorOf(section.text.charAt(0));
    if (!color && found.white && found.black)
      return fail('left-over', section.at, `${quote(section.text)} is left over.`);
    if (!color)
      return fail('unknown-color', section.at, `Pieces begin with W or B, not as ${quote(section.text)}.`);
    if (found[color]) return fail('color-twice', section.at, `The pieces of ${color} are given twice.`);
    const pieces = parsePieces(section, color, rules, used);
    if (!pieces.ok) return pieces;
    found[color] = pieces.value;
    used = union(used, pieces.value.squares);
  }
  const { white, black } = found;
  if (!white || !black) {
    return fail('color-missing', text.length, `The pieces of ${white ? 'black' : 'white'} are missing.`);
  }
  const kings = union(white.kings, black.kings);
  return ok({ rules, turn, white: white.squares, black: black.squares, kings });
};

/** How a FEN calls squares, and in which order it lists them. */
export interface SquareNames {
  readonly make: (square: Square) => string;
  readonly order: readonly Square[];
}

/** The text of a position, White first and no spaces, its squares called and ordered in this way. */
export const makeFenBy = ({ make, order }: SquareNames, position: Position): string => {
  const list = (color: Color): string =>
    order
      .filter((square) => hasSquare(position[color], square))
      .map((square) => (hasSquare(position.kings, square) ? KING_MARK : '') + make(square))
      .join(',');
  return [LETTERS[position.turn], ...COLORS.map((color) => LETTERS[color] + list(color))].join(':');
};

const CANONICAL: SquareNames = { make: makeSquare, order: squaresOf(ALL_SQUARES) };

/** The canonical text: White first, squares from a1 to h8, no spaces. */
export const makeFen = (position: Position): string => makeFenBy(CANONICAL, position);

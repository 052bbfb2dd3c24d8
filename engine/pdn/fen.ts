import { parseFen } from '../fen.ts';
import { makeSquare } from '../notation.ts';
import { piecesOf } from '../position.ts';
import { err, type Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import { COLORS, type Color, type Position } from '../types.ts';
import { further, type Warn } from './codes.ts';
import type { Squares } from './squares.ts';
import type { ReadTag } from './tags.ts';
import type { PdnProblem } from './types.ts';

/** A strict FEN that is made of a loose one, and where each of its units came from. */
interface Strict {
  text: string;
  readonly origins: number[];
}

/** Adds text as it stands at this place of the loose FEN. */
const copy = (strict: Strict, text: string, at: number): void => {
  for (let unit = 0; unit < text.length; unit++) strict.origins.push(at + unit);
  strict.text += text;
};

/** Adds text that stands for something else at this place. */
const replace = (strict: Strict, text: string, at: number): void => {
  for (let unit = 0; unit < text.length; unit++) strict.origins.push(at);
  strict.text += text;
};

/** `5` or `21-32` as the squares that it means; null where one of them is none. */
const squaresOfRange = (item: string, squares: Squares): readonly string[] | null => {
  const [, first = '', last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(item) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (first === '' || from < 1 || to > squares.numbered.length || from > to) return null;
  return squares.numbered.slice(from - 1, to).map(makeSquare);
};

/** An item: perhaps a color where a list begins, perhaps `K`, then a square by letters, by its number, or a range of numbers. */
const addItem = (strict: Strict, item: string, at: number, leads: boolean, squares: Squares): void => {
  const color = leads && /^[WB]/.test(item) ? item.charAt(0) : '';
  const king = item.startsWith('K', color.length) ? 'K' : '';
  const name = item.slice(color.length + king.length);
  const square = squares.parse(name);
  const names = squaresOfRange(name, squares) ?? (square === undefined ? null : [makeSquare(square)]);
  copy(strict, color, at);
  const where = at + color.length;
  // What is no square is left to the strict reader, which says so.
  if (names) replace(strict, names.map((each) => king + each).join(), where);
  else copy(strict, king + name, where);
};

/** Where the pieces end: programs write a full stop behind them, or counters as `:H0:F1`. */
const endOfPieces = (value: string): number => {
  let text = value.trimEnd();
  for (;;) {
    const tail = /(?:\.|:[HF]\d{1,6})$/.exec(text.slice(-8))?.[0] ?? '';
    if (tail === '') return text.length;
    text = text.slice(0, -tail.length).trimEnd();
  }
};

/**
 * Reads the position of a FEN tag. It may call squares by numbers, also in ranges as `W21-32`, hold spaces, and end with a full
 * stop. Refused as `parseFen` does, with the place in the file.
 */
export const parseFenTag = (
  tag: ReadTag,
  rules: Rules,
  squares: Squares,
  warn: Warn,
): Result<Position, PdnProblem> => {
  const text = tag.value.slice(0, endOfPieces(tag.value));
  if (tag.value.includes(':', text.length)) {
    warn(further(tag.place, text.length), 'loose-fen', 'Counters behind the pieces are passed over.');
  }
  const strict: Strict = { text: '', origins: [] };
  let at = 0;
  let leads = true;
  for (const part of text.split(/([:,])/)) {
    const item = part.trim();
    if (item === ':' || item === ',') {
      copy(strict, item, at);
      leads = item === ':';
    } else {
      addItem(strict, item, at + part.length - part.trimStart().length, leads, squares);
    }
    at += part.length;
  }
  const position = parseFen(strict.text, rules);
  if (position.ok) return position;
  const { code, message, at: unit = 0 } = position.error;
  return err({ code, message, ...further(tag.place, strict.origins[unit] ?? text.length) });
};

const LETTERS = { white: 'W', black: 'B' } as const;

/** A position as a FEN tag holds it: White first, squares in their order from a1 to h8, or by their numbers. */
export const makeFenTag = (position: Position, squares: Squares): string => {
  const { numeric, numbered } = squares;
  const pieces = [...piecesOf(position)];
  if (numeric) pieces.sort((a, b) => numbered.indexOf(a.square) - numbered.indexOf(b.square));
  const list = (color: Color): string =>
    pieces
      .filter(({ piece }) => piece.color === color)
      .map(({ square, piece }) => (piece.role === 'king' ? 'K' : '') + squares.make(square))
      .join();
  return [LETTERS[position.turn], ...COLORS.map((color) => LETTERS[color] + list(color))].join(':');
};

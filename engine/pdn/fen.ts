import { isOvercrowded } from '../crowding.ts';
import { parseFen } from '../fen.ts';
import { makeSquare } from '../notation.ts';
import { err, type Problem, type Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { Position } from '../types.ts';
import { further, type Place, placeAt, type Warn } from './codes.ts';
import { writingOf } from './gameType.ts';
import { type Squares, squaresIn } from './squares.ts';
import type { ReadTag } from './tags.ts';
import type { PdnProblem } from './types.ts';
import { gatherWarnings } from './warnings.ts';

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
  const [, first = '', last = first] = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?$/.exec(item) ?? [];
  const from = Number(first);
  const to = Number(last);
  if (first === '' || from < 1 || to > squares.numbered.length || from > to) return null;
  return squares.numbered.slice(from - 1, to).map(makeSquare);
};

/** The parts of an item: perhaps a color where a list begins, perhaps `K`, then the square; blanks may stand between. */
const PARTS = /^([WB]?)(\s*)(K?)(\s*)(.*)$/s;
const PARTS_WITHIN = /^()()(K?)(\s*)(.*)$/s;

/** An item: a square by letters, by its number, or a range of numbers, and what stands before it. */
const addItem = (strict: Strict, item: string, at: number, leads: boolean, squares: Squares): void => {
  const [, color = '', gap = '', king = '', , name = ''] = (leads ? PARTS : PARTS_WITHIN).exec(item) ?? [];
  const square = squares.parse(name);
  const names = squaresOfRange(name, squares) ?? (square === undefined ? null : [makeSquare(square)]);
  copy(strict, color, at);
  const where = at + color.length + gap.length;
  // What is no square is left to the strict reader, which says so.
  if (names) replace(strict, names.map((each) => king + each).join(), where);
  else copy(strict, king + name, where);
};

/** More items than a board has squares: one of them is wrong or used twice, and what comes behind it is not looked at. */
const MOST_ITEMS = 80;

/** Where the pieces end: programs write a full stop behind them, or counters as `:H0:F1`. */
const endOfPieces = (value: string): number => {
  let text = value.trimEnd();
  for (;;) {
    const tail = /(?:\.|:[HF]\d{1,6})$/.exec(text.slice(-8))?.[0] ?? '';
    if (tail === '') return text.length;
    text = text.slice(0, -tail.length).trimEnd();
  }
};

/** Reads a position that is loosely written; `placed` tells where its units are in the file. */
const parseLoose = (
  value: string,
  rules: Rules,
  squares: Squares,
  placed: (at: number) => Place,
  warn: Warn,
): Result<Position, PdnProblem> => {
  const refused = ({ code, message }: Problem, at: number): Result<never, PdnProblem> =>
    err({ code, message, ...placed(at) });
  const text = value.slice(0, endOfPieces(value));
  if (value.includes(':', text.length)) {
    warn(placed(text.length), 'loose-fen', 'Counters behind the pieces are passed over.');
  }
  const strict: Strict = { text: '', origins: [] };
  let at = 0;
  let leads = true;
  // Items and what parts them.
  for (const part of text.split(/([:,])/, 2 * MOST_ITEMS)) {
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
  if (!position.ok) {
    return refused(position.error, strict.origins[position.error.at ?? 0] ?? text.length);
  }
  if (!isOvercrowded(position.value)) return position;
  return refused({ code: 'too-many-pieces', message: 'A side has more pieces than it begins with.' }, 0);
};

/**
 * Reads the position of a FEN tag. It may call squares by numbers, also in ranges as `W21-32`, hold blanks, and end with a full
 * stop. Refused as `parseFen` does or with `too-many-pieces`, with the place in the file.
 */
export const parseFenTag = (
  tag: ReadTag,
  rules: Rules,
  squares: Squares,
  warn: Warn,
): Result<Position, PdnProblem> =>
  parseLoose(tag.value, rules, squares, (at) => further(tag.place, at), warn);

/** A position as it was read, or why it was not, and what was passed over. */
export interface FenReading {
  readonly position: Result<Position, PdnProblem>;
  readonly warnings: readonly PdnProblem[];
}

/** Reads a position as other programs write them, in the way of a FEN tag; lines and columns are those of the text. */
export const parseLooseFen = (text: string, rules: Rules): FenReading => {
  const { warn, list } = gatherWarnings();
  const squares = squaresIn(rules, writingOf(rules).notation);
  const position = parseLoose(text, rules, squares, (at) => placeAt(text, at), warn);
  return { position, warnings: position.ok ? list() : [] };
};

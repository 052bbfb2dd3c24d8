import { makeSquare, parseSquare, quote } from './notation.ts';
import { makePosition, piecesOf, placementProblem } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { NO_SQUARES, singleton, union } from './squareSet.ts';
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

const colorOf = (letter: string): Color | undefined => COLORS.find((color) => LETTERS[color] === letter);

interface Placed {
  readonly square: Square;
  readonly piece: Piece;
}

/** One side's pieces as `a2,Kd4`; `at` is where the text begins in the whole. */
const parsePieces = (text: string, color: Color, at: number, rules: Rules): Result<readonly Placed[]> => {
  if (text === '') return ok([]);
  const placed: Placed[] = [];
  let start = at;
  for (const item of text.split(',')) {
    if (item === '') return err({ code: 'empty-item', message: 'A square is missing.', at: start });
    const piece: Piece = { color, role: item.startsWith('K') ? 'king' : 'man' };
    const square = parseSquare(piece.role === 'king' ? item.slice(1) : item);
    if (!square.ok) return err({ ...square.error, at: start });
    const problem = placementProblem(rules, square.value, piece);
    if (problem) return err({ ...problem, at: start });
    placed.push({ square: square.value, piece });
    start += item.length + 1;
  }
  return ok(placed);
};

/**
 * Reads a position as `W:Wa2,Kd4:Ba7`. Every error says where (`at`). Codes: `unknown-turn`, `color-missing`, `color-twice`,
 * `empty-item`, `unknown-square`, `unused-square`, `square-used-twice`, `uncrowned-man`, `left-over`.
 */
export const parseFen = (text: string, rules: Rules): Result<Position> => {
  const [turnText = '', ...sections] = text.split(':');
  const turn = colorOf(turnText);
  if (!turn)
    return err({
      code: 'unknown-turn',
      message: `The side to move is W or B, not ${quote(turnText)}.`,
      at: 0,
    });
  const sets: { [color in Color]?: SquareSet } = {};
  let kings = NO_SQUARES;
  let at = turnText.length + 1;
  for (const section of sections) {
    const color = colorOf(section.charAt(0));
    if (!color) return err({ code: 'left-over', message: `${quote(section)} is no side's pieces.`, at });
    if (sets[color])
      return err({ code: 'color-twice', message: `The pieces of ${color} are given twice.`, at });
    const placed = parsePieces(section.slice(1), color, at + 1, rules);
    if (!placed.ok) return placed;
    sets[color] = NO_SQUARES;
    for (const { square, piece } of placed.value) {
      sets[color] = union(sets[color] ?? NO_SQUARES, singleton(square));
      if (piece.role === 'king') kings = union(kings, singleton(square));
    }
    at += section.length + 1;
  }
  const { white, black } = sets;
  if (!white || !black) {
    return err({
      code: 'color-missing',
      message: `The pieces of ${white ? 'black' : 'white'} are missing.`,
      at: text.length,
    });
  }
  return makePosition(rules, { turn, white, black, kings });
};

/** The canonical text: White first, squares from a1 to h8, no spaces. */
export const makeFen = (position: Position): string => {
  const side = (color: Color): string =>
    piecesOf(position)
      .filter(({ piece }) => piece.color === color)
      .map(({ square, piece }) => `${piece.role === 'king' ? 'K' : ''}${makeSquare(square)}`)
      .join();
  return [LETTERS[position.turn], ...COLORS.map((color) => LETTERS[color] + side(color))].join(':');
};

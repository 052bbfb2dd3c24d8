import {
  destination,
  err,
  legalMoves,
  type Move,
  makeSquare,
  ok,
  type Position,
  parseSquare,
  type Result,
} from '../../engine/index.ts';
import { quote } from '../../engine/notation.ts';

const squaresText = (move: Move): readonly string[] =>
  [move.from, destination(move), ...move.captures].map(makeSquare);

/** The move as Hub writes it: `d3-d4`; a capture as its start, its end and every captured square, `d4xf6xd5xe6`, not where it landed between. */
export const makeHubMove = (move: Move): string =>
  squaresText(move).join(move.captures.length > 0 ? 'x' : '-');

/** A move inside a message. */
const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The same text for every order of the captured squares. */
const canonical = ([from = '', to = '', ...captured]: readonly string[]): string =>
  [from, to, ...captured.sort()].join('x');

/**
 * Reads a legal move, its captured squares in any order. Landing paths with the same start, end and captures come to the same
 * position, so the first of them stands for all. Codes: `bad-move`, `illegal-move`.
 */
export const parseHubMove = (position: Position, text: string): Result<Move> => {
  const separator = text.includes('x') ? 'x' : '-';
  const squares = text.split(separator);
  const wellFormed =
    squares.every((square) => parseSquare(square).ok) &&
    (separator === 'x' ? squares.length > 2 : squares.length === 2);
  if (!wellFormed) {
    const message = `${quote(text)} is no move: it is FROM-TO or FROMxTOxCAPTURED…`;
    return err({ code: 'bad-move', message });
  }
  const wanted = canonical(squares);
  const found = legalMoves(position).find(
    (move) => move.captures.length === squares.length - 2 && canonical(squaresText(move)) === wanted,
  );
  return found ? ok(found) : err({ code: 'illegal-move', message: `${brief(text)} is not legal here.` });
};

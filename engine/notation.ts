import { legalMovesWhere } from './moves.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Move, Position, Square } from './types.ts';

const FILES = 'abcdefgh';

/** `a1` for 0, `h8` for 63. */
export const makeSquare = (square: Square): string => `${FILES.charAt(square & 7)}${(square >> 3) + 1}`;

/** Refused with `unknown-square`; letters are lower case. */
export const parseSquare = (text: string): Result<Square, Problem<'unknown-square'>> =>
  /^[a-h][1-8]$/.test(text)
    ? ok(FILES.indexOf(text.charAt(0)) + (Number(text.charAt(1)) - 1) * 8)
    : err({ code: 'unknown-square', message: `${quote(text)} is no square.` });

/** The landing path: `d3-d4`, or `d4xd6xf6` with every landing square of a capture. */
export const makeMove = (move: Move): string =>
  [move.from, ...move.landings].map(makeSquare).join(move.captures.length > 0 ? 'x' : '-');

/** Reads a legal move's whole landing path, exactly as `makeMove` writes it. Refused with `illegal-move`. */
export const parseMove = (position: Position, text: string): Result<Move> => {
  const [move] = legalMovesWhere(
    position,
    // Two characters a square: most paths need not be written to be told apart.
    (legal) => legal.landings.length * 3 + 2 === text.length && makeMove(legal) === text,
  );
  return move ? ok(move) : err({ code: 'illegal-move', message: `${quote(text)} is no legal move here.` });
};

/** Foreign text inside a message: quoted and short. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

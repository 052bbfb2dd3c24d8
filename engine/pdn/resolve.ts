import { destination, legalMoves } from '../moves.ts';
import { makeMove } from '../notation.ts';
import { squareSet } from '../squareSet.ts';
import type { Move, Position, Square } from '../types.ts';
import type { MoveWord } from './moveWord.ts';

/** What a written move means: nothing, one outcome by one of its paths, or several. */
export type Resolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly move: Move }
  | { readonly kind: 'several'; readonly moves: readonly Move[] };

const sameSquares = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);

/** Whether two moves of one position come to the same: from, to and the set of the captured pieces. */
export const sameOutcome = (a: Move, b: Move): boolean => {
  if (a.from !== b.from || destination(a) !== destination(b)) return false;
  const [taken, others] = [squareSet(a.captures), squareSet(b.captures)];
  return taken.lo === others.lo && taken.hi === others.hi;
};

/** The three forms, in the order in which they are tried. */
const FORMS: readonly ((move: Move, word: MoveWord) => boolean)[] = [
  // The full landing path.
  ({ landings }, { squares, arrow }) => !arrow && sameSquares(landings, squares.slice(1)),
  // The short form.
  (move, { squares, arrow }) => !arrow && squares.length === 2 && destination(move) === squares[1],
  // The federation's: the captured squares in their order, and perhaps behind an arrow the last landing.
  (move, { squares, arrow }) =>
    sameSquares(move.captures, squares.slice(1, arrow ? -1 : undefined)) &&
    (!arrow || destination(move) === squares[squares.length - 1]),
];

const earliest = (moves: readonly Move[]): readonly Move[] =>
  [...moves].sort((a, b) => (makeMove(a) < makeMove(b) ? -1 : 1));

/** One move for each outcome, by the path that comes first in the alphabet. */
const outcomes = (moves: readonly Move[]): readonly Move[] => {
  const found: Move[] = [];
  for (const move of earliest(moves)) {
    if (!found.some((other) => sameOutcome(other, move))) found.push(move);
  }
  return found;
};

/** Looks a written move up among the legal ones. A quiet move is not written as a capture. */
export const resolve = (position: Position, word: MoveWord): Resolution => {
  const moves = legalMoves(position).filter(
    ({ from, captures }) => from === word.squares[0] && !(word.capture && captures.length === 0),
  );
  for (const fits of FORMS) {
    const fitting = moves.filter((move) => fits(move, word));
    if (fitting.length === 0) continue;
    const [move, ...others] = fitting.length === 1 ? fitting : outcomes(fitting);
    if (move)
      return others.length > 0 ? { kind: 'several', moves: [move, ...others] } : { kind: 'one', move };
  }
  return { kind: 'none' };
};

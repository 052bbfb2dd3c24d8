import { destination, legalMoves, outcomeKey } from '../moves.ts';
import { makeMove } from '../notation.ts';
import type { Move, Position, Square } from '../types.ts';
import type { MoveWord } from './moveWord.ts';

/** What a written move means: nothing, one outcome by one of its paths, or several. */
type Resolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly move: Move }
  | { readonly kind: 'several'; readonly moves: readonly Move[] };

const sameSquares = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);

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

/** Whether two moves of one position come to the same. */
export const sameOutcome = (a: Move, b: Move): boolean => outcomeKey(a) === outcomeKey(b);

/** One move for each outcome, by the path that comes first in the alphabet, in its order. */
const outcomes = (moves: readonly Move[]): readonly Move[] => {
  const found = new Map<string, { readonly move: Move; readonly path: string }>();
  for (const move of moves) {
    const key = outcomeKey(move);
    const path = makeMove(move);
    const known = found.get(key);
    if (!known || path < known.path) found.set(key, { move, path });
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ move }) => move);
};

/** The moves of positions that many variations may start from (`sharePositions`). */
const remembered = new WeakMap<Position, readonly Move[]>();

const movesOf = (position: Position): readonly Move[] => {
  const known = remembered.get(position);
  if (known) return known;
  const moves = legalMoves(position);
  remembered.set(position, moves);
  return moves;
};

/** Looks a written move up among the legal ones. A quiet move is not written as a capture. */
export const resolve = (position: Position, word: MoveWord): Resolution => {
  const moves = movesOf(position).filter(
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

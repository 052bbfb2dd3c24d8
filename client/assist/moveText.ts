import { outcomeKey } from '../../engine/moves.ts';
import { makeMove, makeSquare } from '../../engine/notation.ts';
import type { Move } from '../../engine/types.ts';
import type { AssistWords } from '../i18n/assist-words.ts';

const FILES = 'abcdefgh';
/** What the keys of the files write on a Ukrainian keyboard. */
const CYRILLIC_FILES = 'фисвуапр';

const SQUARE = /[a-h][1-8]/g;
/** What may stand between squares, beside nothing at all. */
const BETWEEN = /^[\s\-‐-―−:.,>→x×хч]*$/;
/** So many moves are named at most. */
const MOST = 6;

/** A move by its name, or why it is none, in words. */
type Reading =
  | { readonly move: Move; readonly refusal?: never }
  | { readonly move?: never; readonly refusal: string };

const squaresIn = (text: string): readonly string[] => {
  const plain = text
    .toLowerCase()
    .replace(/[а-я]/g, (letter) => FILES[CYRILLIC_FILES.indexOf(letter)] ?? letter);
  const squares = plain.match(SQUARE) ?? [];
  return BETWEEN.test(plain.replace(SQUARE, '')) ? squares : [];
};

const pathOf = ({ from, landings }: Move): readonly string[] => [from, ...landings].map(makeSquare);

/** Whether a move begins and ends as is said, and comes by all the rest in that order. */
const isMeant = (move: Move, squares: readonly string[]): boolean => {
  const path = pathOf(move);
  if (path[0] !== squares[0] || path.at(-1) !== squares.at(-1)) return false;
  let at = 0;
  for (const square of path) if (square === squares[at]) at += 1;
  return at === squares.length;
};

/** Why no move begins on a square, or none of those that were meant. */
export const refusal = (from: string, moves: readonly Move[], words: AssistWords): string => {
  const due = moves.filter(({ captures }) => captures.length > 0);
  const own = moves.filter((move) => makeSquare(move.from) === from);
  if (moves.length === 0) return words.unmovable;
  if (due.length > 0) return words.due(due.slice(0, MOST).map(makeMove));
  if (own.length === 0) return words.stuck(from);
  const targets = own.flatMap(({ landings }) => landings.map(makeSquare));
  return words.elsewhere(from, targets);
};

/**
 * Reads what somebody has written as a move: `d3-d4`, `d3d4`, `D3 d4`, `d4xd6xf6`, `d4:d6`; where there is only one, a capture by its
 * first and last square.
 *
 * @param moves the legal moves that there are to choose from
 */
export const readMove = (text: string, moves: readonly Move[], words: AssistWords): Reading => {
  const squares = squaresIn(text);
  const [from = ''] = squares;
  if (squares.length < 2) return { refusal: words.unread };
  const meant = moves.filter((move) => isMeant(move, squares));
  const [first] = meant;
  const exact = meant.find((move) => pathOf(move).length === squares.length);
  if (exact) return { move: exact };
  const several = new Set(meant.map(outcomeKey)).size > 1;
  if (first && !several) return { move: first };
  if (several) return { refusal: words.several(meant.slice(0, MOST).map(makeMove)) };
  return { refusal: refusal(from, moves, words) };
};

import { BLACK_TURN, isFarRow, WHITE_TURN } from './rays.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import {
  difference,
  hasSquare,
  intersection,
  isEmptySet,
  NO_SQUARES,
  rankSet,
  sameSet,
  squaresOf,
  union,
} from './squareSet.ts';
import type { Color, Piece, Position, Setup, Square } from './types.ts';

/** The side to move as rays take it. */
export const turnOf = (color: Color): number => (color === 'white' ? WHITE_TURN : BLACK_TURN);

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** T2: all men on their set-up ranks, the first mover to move. */
export const initialPosition = (rules: Rules): Position => ({
  rules,
  turn: rules.firstMover,
  white: intersection(rankSet(rules.setUpRanks.white), rules.squares),
  black: intersection(rankSet(rules.setUpRanks.black), rules.squares),
  kings: NO_SQUARES,
});

type PlacementProblem = Problem<'unused-square' | 'uncrowned-man'>;

/** Why a piece may not stand on a square, or null. */
export const placementProblem = (rules: Rules, square: Square, piece: Piece): PlacementProblem | null => {
  if (!hasSquare(rules.squares, square)) {
    return { code: 'unused-square', message: `The ruleset ${rules.name} does not use this square.` };
  }
  if (piece.role === 'man' && isFarRow(square, turnOf(piece.color))) {
    return {
      code: 'uncrowned-man',
      message: `A man of ${piece.color} on this rank would already be a king.`,
    };
  }
  return null;
};

type PositionProblem = PlacementProblem | Problem<'square-used-twice' | 'king-without-piece'>;

/** Checks a setup. A side without pieces is legal, and so is a position that is already over. */
export const makePosition = (rules: Rules, setup: Setup): Result<Position, PositionProblem> => {
  if (!isEmptySet(intersection(setup.white, setup.black))) {
    return err({ code: 'square-used-twice', message: 'A square holds a piece of either color.' });
  }
  if (!isEmptySet(difference(setup.kings, union(setup.white, setup.black)))) {
    return err({ code: 'king-without-piece', message: 'A king stands where no piece is.' });
  }
  for (const { square, piece } of piecesOf(setup)) {
    const problem = placementProblem(rules, square, piece);
    if (problem) return err(problem);
  }
  const { turn, white, black, kings } = setup;
  return ok({
    rules,
    turn,
    white: union(white, NO_SQUARES),
    black: union(black, NO_SQUARES),
    kings: union(kings, NO_SQUARES),
  });
};

/** Undefined for an empty square. */
export const pieceAt = (setup: Setup, square: Square): Piece | undefined => {
  const role = hasSquare(setup.kings, square) ? 'king' : 'man';
  if (hasSquare(setup.white, square)) return { color: 'white', role };
  if (hasSquare(setup.black, square)) return { color: 'black', role };
  return undefined;
};

/** Every piece with its square, from a1 to h8. */
export const piecesOf = (setup: Setup): readonly { readonly square: Square; readonly piece: Piece }[] =>
  squaresOf(union(setup.white, setup.black)).flatMap((square) => {
    const piece = pieceAt(setup, square);
    return piece ? [{ square, piece }] : [];
  });

/** Equal pieces on equal squares and the same side to move (T14); the rules are not compared. */
export const samePosition = (a: Setup, b: Setup): boolean =>
  a.turn === b.turn && sameSet(a.white, b.white) && sameSet(a.black, b.black) && sameSet(a.kings, b.kings);

/** A short text that is equal for equal positions (as `samePosition` sees them) and for no others. */
export const positionKey = ({ turn, white, black, kings }: Setup): string =>
  [
    turn.charAt(0),
    ...[white, black, kings].flatMap(({ lo, hi }) => [(lo >>> 0).toString(36), (hi >>> 0).toString(36)]),
  ].join('.');

import { piecesOf, turnOf } from '../../engine/position.ts';
import { isFarRow } from '../../engine/rays.ts';
import type { Move, Piece, Position, Square } from '../../engine/types.ts';
import { candidates, type Selection, standsOn } from './selection.ts';

/** A piece with the square that it is seen on. */
export interface PlacedPiece {
  readonly square: Square;
  readonly piece: Piece;
  /** Whether it is captured by the move in hand and leaves at its end (R7). */
  readonly taken?: boolean;
}

/** The squares of the pieces that the capture in hand has taken so far, in order. */
export const takenSoFar = (selection: Selection, moves: readonly Move[]): readonly Square[] => {
  const [move] = candidates(selection, moves);
  if (selection.kind === 'idle' || !move) return [];
  return move.captures.slice(0, selection.landings.length);
};

/** Which of the squares that a man lands on, one after the other, is the first to crown it in mid-capture (R11); -1 for none. */
export const crownedInPassing = ({ rules, turn }: Position, squares: readonly Square[]): number =>
  rules.crowning === 'at-end' ? -1 : squares.findIndex((square) => isFarRow(square, turnOf(turn)));

/**
 * The pieces as they are seen while a capture is in hand: the piece where it landed last, crowned if the rules crown it on the way
 * (R11), and the captured ones gone where the rules remove them at once (T7), still standing where they leave at the end (R7).
 */
export const preview = (
  position: Position,
  selection: Selection,
  moves: readonly Move[],
): readonly PlacedPiece[] => {
  const pieces = piecesOf(position);
  if (selection.kind === 'idle') return pieces;
  const taken = takenSoFar(selection, moves);
  const leaves = position.rules.removal === 'at-once';
  const crowned = crownedInPassing(position, selection.landings) >= 0;
  return pieces
    .filter(({ square }) => !(leaves && taken.includes(square)))
    .map((placed) =>
      placed.square === selection.from
        ? {
            square: standsOn(selection),
            piece: crowned ? { ...placed.piece, role: 'king' } : placed.piece,
          }
        : { ...placed, taken: taken.includes(placed.square) },
    );
};

import { piecesOf } from '../../engine/position.ts';
import type { Move, Piece, Position, Square } from '../../engine/types.ts';
import { candidates, type Selection, standsOn } from './selection.ts';

/** A piece with the square that it is seen on. */
export interface PlacedPiece {
  readonly square: Square;
  readonly piece: Piece;
}

/** The squares of the pieces that the capture in hand has taken so far, in order. */
export const takenSoFar = (selection: Selection, moves: readonly Move[]): readonly Square[] => {
  const [move] = candidates(selection, moves);
  if (selection.kind === 'idle' || !move) return [];
  return move.captures.slice(0, selection.landings.length);
};

/**
 * The pieces as they are seen while a capture is in hand: the piece where it landed last, and the captured ones
 * gone where the rules remove them at once (T7), still standing where they leave at the end (R7).
 */
export const preview = (
  position: Position,
  selection: Selection,
  moves: readonly Move[],
): readonly PlacedPiece[] => {
  const pieces = piecesOf(position);
  if (selection.kind === 'idle') return pieces;
  const gone = new Set(position.rules.removal === 'at-once' ? takenSoFar(selection, moves) : []);
  return pieces
    .filter(({ square }) => !gone.has(square))
    .map(({ square, piece }) => ({
      square: square === selection.from ? standsOn(selection) : square,
      piece,
    }));
};

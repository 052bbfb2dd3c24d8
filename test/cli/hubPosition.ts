import { type Position, pieceAt, type Square, squaresOf } from '../../engine/index.ts';

const letterOf = (position: Position, square: Square): string => {
  const piece = pieceAt(position, square);
  if (!piece) return 'e';
  const letter = piece.color === 'white' ? 'w' : 'b';
  return piece.role === 'king' ? letter.toUpperCase() : letter;
};

/** The position as `parseHubPosition` reads it. */
export const makeHubPosition = (position: Position): string =>
  (position.turn === 'white' ? 'W' : 'B') +
  [...squaresOf(position.rules.squares)]
    .sort((a, b) => (b >> 3) - (a >> 3) || a - b)
    .map((square) => letterOf(position, square))
    .join('');

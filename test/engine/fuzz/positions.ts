import * as fc from 'fast-check';
import {
  COLORS,
  initialPosition,
  legalMoves,
  type Move,
  makePosition,
  type Piece,
  type Position,
  piecesOf,
  play,
  ROLES,
  type Rules,
  type Square,
  squareSet,
  squaresOf,
} from '../../../engine/index.ts';
import { unwrap } from '../helpers.ts';

export interface Placed {
  readonly square: Square;
  readonly piece: Piece;
}

/** The row on which a man of this color is crowned, from 0. */
export const farRow = (color: Piece['color']): number => (color === 'white' ? 7 : 0);

/** A legal position from any pieces: a man on its far row is crowned. */
export const fromPieces = (rules: Rules, turn: Piece['color'], pieces: readonly Placed[]): Position => {
  const on = (keep: (placed: Placed) => boolean) =>
    squareSet(pieces.filter(keep).map(({ square }) => square));
  return unwrap(
    makePosition(rules, {
      turn,
      white: on(({ piece }) => piece.color === 'white'),
      black: on(({ piece }) => piece.color === 'black'),
      kings: on(({ piece, square }) => piece.role === 'king' || square >> 3 === farRow(piece.color)),
    }),
  );
};

const piece: fc.Arbitrary<Piece> = fc.record({
  color: fc.constantFrom(...COLORS),
  role: fc.constantFrom(...ROLES, 'man' as const),
});

/** Any pieces on the squares that a ruleset uses. */
const scattered = (rules: Rules): fc.Arbitrary<Position> =>
  fc
    .tuple(
      fc.constantFrom(...COLORS),
      fc.uniqueArray(fc.record({ square: fc.constantFrom(...squaresOf(rules.squares)), piece }), {
        maxLength: 18,
        selector: ({ square }) => square,
      }),
    )
    .map(([turn, pieces]) => fromPieces(rules, turn, pieces));

/** The legal move that a number picks; undefined where there is none. */
export const pick = (position: Position, choice: number): Move | undefined => {
  const moves = legalMoves(position);
  return moves[choice % Math.max(1, moves.length)];
};

/** The positions of a game by random moves from a position, that one first. */
export const walk = (start: Position, choices: readonly number[]): readonly Position[] => {
  const positions = [start];
  let position = start;
  for (const choice of choices) {
    const move = pick(position, choice);
    if (!move) break;
    position = play(position, move);
    positions.push(position);
  }
  return positions;
};

/** A position that a game can come to. */
const reached = (rules: Rules): fc.Arbitrary<Position> =>
  fc
    .array(fc.nat(), { maxLength: 100 })
    .map((choices) => walk(initialPosition(rules), choices).at(-1) ?? initialPosition(rules));

export const positions = (rules: Rules): fc.Arbitrary<Position> => fc.oneof(scattered(rules), reached(rules));

/** The same pieces elsewhere, and perhaps of the other color. */
export const mapped = (position: Position, turn: Piece['color'], map: (placed: Placed) => Placed): Position =>
  fromPieces(position.rules, turn, piecesOf(position).map(map));

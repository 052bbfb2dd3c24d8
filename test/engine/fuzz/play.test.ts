import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  canCapture,
  canMove,
  destination,
  distinctMoves,
  hasSquare,
  intersection,
  isEmptySet,
  legalMoves,
  makeFen,
  makeMove,
  makePosition,
  opposite,
  type Position,
  perft,
  perftPaths,
  pieceAt,
  play,
  positionKey,
  type Rules,
  samePosition,
  setSize,
  squareSet,
  union,
} from '../../../engine/index.ts';
import { unwrap } from '../helpers.ts';
import { holds, holdsForAll } from './fuzz.ts';
import { farRow, mapped, positions } from './positions.ts';

holdsForAll('the mover keeps its pieces, the other side loses what was captured', positions, (position) => {
  for (const move of distinctMoves(position)) {
    const after = play(position, move);
    const [own, enemy] = [position.turn, opposite(position.turn)];
    expect(setSize(after[own])).toBe(setSize(position[own]));
    expect(setSize(after[enemy])).toBe(setSize(position[enemy]) - move.captures.length);
    expect(isEmptySet(intersection(after[enemy], squareSet(move.captures)))).toBe(true);
    expect(union(after[enemy], squareSet(move.captures))).toEqual(position[enemy]);
  }
});

holdsForAll(
  'a move leaves a position that the rules accept, no man on its far row',
  positions,
  (position, rules) => {
    for (const move of distinctMoves(position)) {
      const after = play(position, move);
      expect(after.turn).toBe(opposite(position.turn));
      expect(unwrap(makePosition(rules, after))).toEqual(after);
      expect(pieceAt(after, destination(move))?.color).toBe(position.turn);
      if (destination(move) !== move.from) expect(pieceAt(after, move.from)).toBeUndefined();
    }
  },
);

const crowned = (rules: Rules, position: Position, landings: readonly number[]): boolean => {
  const stops = rules.crowning === 'in-passing' ? landings : landings.slice(-1);
  return stops.some((square) => square >> 3 === farRow(position.turn));
};

holdsForAll('the kings change by captures and crownings only', positions, (position, rules) => {
  for (const move of distinctMoves(position)) {
    const after = play(position, move);
    const taken = move.captures.filter((square) => hasSquare(position.kings, square)).length;
    const wasKing = hasSquare(position.kings, move.from);
    const isKing = hasSquare(after.kings, destination(move));
    expect(isKing).toBe(wasKing || crowned(rules, position, move.landings));
    expect(setSize(after.kings)).toBe(setSize(position.kings) - taken + (isKing && !wasKing ? 1 : 0));
  }
});

holdsForAll(
  'legal moves are all quiet or all captures, each piece taken once',
  positions,
  (position, rules) => {
    const moves = legalMoves(position);
    expect(new Set(moves.map(makeMove)).size).toBe(moves.length);
    expect(new Set(moves.map(({ captures }) => captures.length > 0)).size).toBeLessThanOrEqual(1);
    if (rules.majority) {
      expect(new Set(moves.map(({ captures }) => captures.length)).size).toBeLessThanOrEqual(1);
    }
    for (const { landings, captures } of moves) {
      expect(new Set(captures).size).toBe(captures.length);
      expect(landings).toHaveLength(Math.max(1, captures.length));
      for (const square of captures) expect(pieceAt(position, square)?.color).toBe(opposite(position.turn));
    }
  },
);

holdsForAll('legal moves agree with canMove, canCapture and perft', positions, (position) => {
  const moves = legalMoves(position);
  expect(canMove(position)).toBe(moves.length > 0);
  expect(canCapture(position)).toBe((moves[0]?.captures.length ?? 0) > 0);
  expect(perftPaths(position, 1)).toBe(moves.length);
  expect(perft(position, 1)).toBe(distinctMoves(position).length);
});

/** A position and one that is like it: itself again, with another turn, one piece of the other color or of the other kind, or any other. */
const likes = (rules: Rules) =>
  fc
    .tuple(
      positions(rules),
      fc.nat(),
      fc.constantFrom('same', 'turn', 'color', 'role', 'other'),
      positions(rules),
    )
    .map(([position, index, how, other]): readonly [Position, Position] => {
      const pieces = setSize(position.white) + setSize(position.black);
      let at = 0;
      const like = (change: 'color' | 'role') =>
        mapped(position, position.turn, (placed) => {
          if (at++ !== index % Math.max(1, pieces)) return placed;
          const role = placed.piece.role === 'man' ? 'king' : 'man';
          const color = opposite(placed.piece.color);
          return {
            ...placed,
            piece: change === 'role' ? { ...placed.piece, role } : { ...placed.piece, color },
          };
        });
      if (how === 'other') return [position, other];
      if (how === 'turn') return [position, mapped(position, opposite(position.turn), (placed) => placed)];
      return [position, how === 'same' ? mapped(position, position.turn, (placed) => placed) : like(how)];
    });

holdsForAll('the keys of two positions are equal if and only if the positions are', likes, ([one, other]) => {
  const same = makeFen(one) === makeFen(other);
  expect(samePosition(one, other)).toBe(same);
  expect(positionKey(one) === positionKey(other)).toBe(same);
});

const squares = fc.uniqueArray(fc.integer({ min: 0, max: 63 }));
holds('a set of squares is a union of its parts', fc.tuple(squares, squares), ([one, other]) => {
  expect(union(squareSet(one), squareSet(other))).toEqual(squareSet([...one, ...other]));
});

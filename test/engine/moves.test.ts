import { expect, test } from 'vitest';
import { initialPosition, legalMoves, type Move, makeMove, turkish } from '../../engine/index.ts';
import { positionOf } from './helpers.ts';

// The lists are remembered: whoever is handed one may not change what the next is told.
test.each([
  { kind: 'quiet moves', position: initialPosition(turkish) },
  { kind: 'captures', position: positionOf('W:WKd4:Bd6,f7') },
])('nobody changes the legal moves of a position: $kind', ({ position }) => {
  const before = legalMoves(position).map(makeMove);
  const moves = legalMoves(position) as Move[];
  const [move] = moves as { from: number; landings: number[]; captures: number[] }[];
  expect(() => moves.pop()).toThrow(TypeError);
  expect(() => Object.assign(move ?? {}, { from: 63 })).toThrow(TypeError);
  expect(() => move?.landings.push(63)).toThrow(TypeError);
  expect(() => move?.captures.push(63)).toThrow(TypeError);
  expect(legalMoves(position).map(makeMove)).toEqual(before);
});

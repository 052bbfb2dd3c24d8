import { expect, test } from 'vitest';
import { initialPosition, legalMoves, type Move, makeMove, turkish } from '../../engine/index.ts';
import { positionOf } from './helpers.ts';

// Plain JavaScript sees no `readonly`: whoever spoils a list of moves spoils their own.
test.each([
  { kind: 'quiet moves', position: initialPosition(turkish) },
  { kind: 'captures', position: positionOf('W:WKd4:Bd6,f7') },
])('nobody changes the legal moves of a position: $kind', ({ position }) => {
  const before = legalMoves(position).map(makeMove);
  const moves = legalMoves(position) as Move[];
  const [move] = moves as { from: number; landings: number[]; captures: number[] }[];
  Object.assign(move ?? {}, { from: 63 });
  move?.landings.push(63);
  move?.captures.push(63);
  moves.pop();
  expect(legalMoves(position).map(makeMove)).toEqual(before);
});

import { describe, expect, test } from 'vitest';
import { distinctMoves, legalMoves, type Position, perft, perftPaths, play } from '../../engine/index.ts';
import { pathsOf, positionOf } from './helpers.ts';
import { FEDERATION_EXAMPLES, PERFT_VECTORS } from './vectors.ts';

/** Deep enough to tell every known fault apart, and done in seconds. */
const MOST_LEAVES = 1_000_000;
const upTo = (counts: readonly number[], most: number): number[] => counts.filter((count) => count <= most);

/** Perft through the public, immutable moves: what the engine's private counting is checked against. */
const publicPerft = (position: Position, depth: number, movesOf: typeof legalMoves): number =>
  depth === 0
    ? 1
    : movesOf(position).reduce((sum, move) => sum + publicPerft(play(position, move), depth - 1, movesOf), 0);

describe.each(PERFT_VECTORS)('perft vector $id: $note', ({ fen, unique, paths, moves }) => {
  const position = positionOf(fen);

  test('root moves', () => {
    expect(pathsOf(position)).toEqual(moves);
    expect(distinctMoves(position)).toHaveLength(unique[0] ?? -1);
  });

  test('captures with equal outcome once', () => {
    const expected = upTo(unique, MOST_LEAVES);
    expect(expected.map((_, index) => perft(position, index + 1))).toEqual(expected);
  });

  test('every landing path', () => {
    const expected = upTo(paths, MOST_LEAVES);
    expect(expected.map((_, index) => perftPaths(position, index + 1))).toEqual(expected);
  });

  test('the public moves count the same', () => {
    const expected = upTo(unique, 3_000);
    expect(expected.map((_, index) => publicPerft(position, index + 1, distinctMoves))).toEqual(expected);
    const expectedPaths = upTo(paths, 3_000);
    expect(expectedPaths.map((_, index) => publicPerft(position, index + 1, legalMoves))).toEqual(
      expectedPaths,
    );
  });
});

test('perft of depth 0 is the position itself', () => {
  expect(perft(positionOf('W:Wa2:Bh7'), 0)).toBe(1);
});

test.each(FEDERATION_EXAMPLES)('federation rulebook, example $n', ({ fen, moves }) => {
  expect(pathsOf(positionOf(fen))).toEqual(moves);
});

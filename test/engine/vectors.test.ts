import { describe, expect, test } from 'vitest';
import {
  distinctMoves,
  initialPosition,
  type legalMoves,
  makeFen,
  type Position,
  perft,
  perftPaths,
  play,
  russian,
  turkish,
  turkishFederation,
} from '../../engine/index.ts';
import { pathsOf, positionOf } from './helpers.ts';
import { FEDERATION_EXAMPLES, RUSSIAN_VECTORS, START_VECTORS, TURKISH_VECTORS } from './vectors.ts';

/** Deep enough to tell every known fault apart, and done in seconds. */
const MOST_LEAVES = 1_000_000;
/** Of counts from the initial position there is one for each ruleset. */
const MOST_LEAVES_FROM_START = 7_000_000;
/** Every landing path is counted by the public moves. */
const MOST_PATHS = 100_000;
const upTo = (counts: readonly number[], most: number): number[] => counts.filter((count) => count <= most);

/** Perft through the public, immutable moves: what the engine's private counting is checked against. */
const publicPerft = (position: Position, depth: number, movesOf: typeof legalMoves): number =>
  depth === 0
    ? 1
    : movesOf(position).reduce((sum, move) => sum + publicPerft(play(position, move), depth - 1, movesOf), 0);

type Count = (position: Position, depth: number) => number;
const publicUnique: Count = (position, depth) => publicPerft(position, depth, distinctMoves);

const expectCounts = (position: Position, counts: readonly number[], count: Count, most: number): void => {
  const expected = upTo(counts, most);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.map((_, index) => count(position, index + 1))).toEqual(expected);
};

const VECTORS = [
  ...TURKISH_VECTORS.map((vector) => ({ rules: turkish, ...vector })),
  ...RUSSIAN_VECTORS.map((vector) => ({ rules: russian, ...vector })),
];

describe.each(VECTORS)('perft vector $rules.name $id: $note', ({ rules, fen, unique, moves }) => {
  const position = positionOf(fen, rules);

  test('root moves', () => {
    expect(pathsOf(position)).toEqual(moves);
    expect(distinctMoves(position)).toHaveLength(unique[0] ?? -1);
  });

  test('captures with equal outcome once', () => {
    expectCounts(position, unique, perft, MOST_LEAVES);
    expectCounts(position, unique, publicUnique, 3_000);
  });
});

describe.each(TURKISH_VECTORS)('perft vector $id, every landing path', ({ fen, paths }) => {
  const position = positionOf(fen);

  test('is counted', () => {
    expectCounts(position, paths, perftPaths, MOST_PATHS);
  });
});

describe.each(START_VECTORS)('perft from the start by $rules.name', ({ rules, unique }) => {
  const start = initialPosition(rules);

  test('captures with equal outcome once', () => {
    expectCounts(start, unique, perft, MOST_LEAVES_FROM_START);
    expectCounts(start, unique, publicUnique, 15_000);
  });
});

test('every ruleset that differs in its moves has counts', () => {
  const counted = START_VECTORS.map(({ rules }) => rules.name);
  expect(counted.sort()).toEqual(['armenian', 'brazilian', 'english', 'pool', 'russian']);
  expect([TURKISH_VECTORS[0]?.fen, RUSSIAN_VECTORS[0]?.fen]).toEqual(
    [turkish, russian].map((rules) => makeFen(initialPosition(rules))),
  );
});

describe('perft of any number as its depth', () => {
  test.each([
    { depth: 0, counted: 0 },
    { depth: -3, counted: 0 },
    { depth: Number.NaN, counted: 0 },
    { depth: Number.NEGATIVE_INFINITY, counted: 0 },
    { depth: 0.5, counted: 0 },
    { depth: 2.5, counted: 2 },
    { depth: 3, counted: 3 },
  ])('$depth counts as $counted', ({ depth, counted }) => {
    const start = initialPosition(turkish);
    const expected = [1, 8, 64, 708][counted];
    expect([perft(start, depth), perftPaths(start, depth)]).toEqual([expected, expected]);
  });

  test.each([255, 256, 1e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY])('%d is reached', (depth) => {
    const lost = positionOf('W:Wa2:B', turkish);
    expect([perft(lost, depth), perftPaths(lost, depth)]).toEqual([0, 0]);
  });
});

test.each(FEDERATION_EXAMPLES)('federation rulebook, example $n', ({ fen, moves }) => {
  expect(pathsOf(positionOf(fen, turkishFederation))).toEqual(moves);
});

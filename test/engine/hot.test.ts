import { describe, expect, test } from 'vitest';
import {
  distinctMoves,
  type legalMoves,
  makeFen,
  type Position,
  perft,
  perftPaths,
  play,
  RULESETS,
  type Rules,
  russian,
  turkish,
} from '../../engine/index.ts';
import { positionOf } from './helpers.ts';
import { mulberry32, type Random, randomFen, SLOW_RULES } from './slow/index.ts';
import { RUSSIAN_VECTORS, TURKISH_VECTORS } from './vectors.ts';

/** Perft through the public, immutable moves: what the hot path, which shares nothing with it but tables, is checked against. */
const publicPerft = (position: Position, depth: number, movesOf: typeof legalMoves): number =>
  depth === 0
    ? 1
    : movesOf(position).reduce((sum, move) => sum + publicPerft(play(position, move), depth - 1, movesOf), 0);

/** Both counts of each depth up to one whose lines are more than `most` by the public moves; where there are no moves, of depth 1. */
const compare = (position: Position, depth: number, most: number): void => {
  const fen = `${position.rules.name} ${makeFen(position)}`;
  let counted = 0;
  for (let each = 1; each <= depth && counted <= most; each++) {
    counted = publicPerft(position, each, distinctMoves);
    expect(perft(position, each), `${fen}, depth ${each}`).toBe(counted);
  }
};

describe('the hot path counts what the public moves count', () => {
  test.each(TURKISH_VECTORS)('Turkish vector $id', ({ fen }) => compare(positionOf(fen, turkish), 6, 4000));
  test.each(RUSSIAN_VECTORS)('Russian vector $id', ({ fen }) => compare(positionOf(fen, russian), 6, 4000));

  const MIXES = [
    { pieces: 12, kings: 0 },
    { pieces: 12, kings: 15 },
    { pieces: 8, kings: 50 },
    { pieces: 6, kings: 100 },
    { pieces: 4, kings: 40 },
  ];

  test.each(RULESETS)('on random positions, $name', (rules) => {
    const random = mulberry32(rules.name.length);
    for (const mix of MIXES) {
      for (let count = 0; count < 80; count++) {
        compare(positionOf(randomFen(random, mix, SLOW_RULES[rules.name]), rules), 3, 600);
      }
    }
  });

  /** Any record at all: no ruleset has it, and nothing is known of it but that the engine has to play it. */
  const anyRules = (random: Random): Rules => {
    const flip = () => random.integer(2) === 0;
    const headings = () => ([0, 1, 2, 3, 4, 5, 6, 7] as const).filter(() => random.integer(5) < 2);
    const piece = (flying: boolean) => ({ steps: headings(), jumps: headings(), flying });
    return {
      ...random.pick(RULESETS),
      name: 'made-up',
      man: piece(random.integer(4) === 0),
      king: piece(random.integer(4) > 0),
      kingLanding: random.pick(['any', 'next', 'continuing'] as const),
      removal: random.pick(['at-once', 'at-end'] as const),
      halfTurns: flip(),
      majority: flip(),
      crowning: random.pick(['at-end', 'in-passing'] as const),
    };
  };

  test('on random positions of random records', () => {
    const random = mulberry32(2026);
    for (let count = 0; count < 600; count++) {
      const rules = anyRules(random);
      const onlyDark = rules.squares.lo !== -1;
      const slow = onlyDark ? SLOW_RULES.russian : SLOW_RULES.turkish;
      compare(positionOf(randomFen(random, random.pick(MIXES), slow), rules), 3, 600);
    }
  });
});

test.each([
  {
    name: 'a man that comes back to its start, either way round',
    fen: 'W:Wc1:Bb2,d2,b4,d4',
    unique: 1,
    paths: 2,
  },
  { name: 'two men that land on one square', fen: 'W:Wc3,g3:Bd4,f4', unique: 2, paths: 2 },
  { name: 'a man that is crowned in passing and goes on', fen: 'W:Wb6:Bc7,Kg5', unique: 1, paths: 1 },
])('R5 to R11: $name', ({ fen, unique, paths }) => {
  expect(perft(positionOf(fen, russian), 1)).toBe(unique);
  expect(perftPaths(positionOf(fen, russian), 1)).toBe(paths);
});

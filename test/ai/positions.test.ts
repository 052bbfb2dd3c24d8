import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVELS, type Level } from '../../ai/index.ts';
import { countSolved, gameOf, type Puzzle, THEMES } from '../../bench/puzzles/puzzle.ts';
import { distinctMoves, makeFen, parseMove } from '../../engine/index.ts';
import { unwrap } from '../engine/helpers.ts';

/** Found and confirmed by `npm run puzzles -- --find`; docs/STRENGTH.md tells how. */
const PUZZLES = JSON.parse(readFileSync('test/ai/positions.json', 'utf8')) as readonly Puzzle[];

/** How many each level solves, as docs/STRENGTH.md states it. */
const SOLVED: { readonly [level in Level]: number } = {
  1: 17,
  2: 34,
  3: 38,
  4: 40,
  5: 40,
  6: 40,
  7: 40,
  8: 40,
};

const MARGIN = 100;

test('there are forty different positions, of several rulesets and themes', () => {
  expect(PUZZLES.length).toBe(40);
  expect(new Set(PUZZLES.map(({ rules, fen }) => rules + fen)).size).toBe(40);
  expect(PUZZLES.filter(({ rules }) => rules === 'turkish').length).toBeGreaterThan(20);
  expect(new Set(PUZZLES.map(({ theme }) => theme)).size).toBe(THEMES.length);
});

test.each(PUZZLES)('$rules $fen: $move is legal, and better than any other by two searches', (puzzle) => {
  const { position, outcome } = unwrap(gameOf(puzzle));
  expect(outcome).toBeNull();
  expect(makeFen(position)).toBe(puzzle.fen);
  expect(parseMove(position, puzzle.move).ok).toBe(true);
  expect(distinctMoves(position).length).toBeGreaterThan(1);
  expect(puzzle.found.best - puzzle.found.second).toBeGreaterThanOrEqual(MARGIN);
  expect(puzzle.confirmed.best - puzzle.confirmed.second).toBeGreaterThanOrEqual(MARGIN);
});

test.each(LEVELS)(
  'level %i solves as many as it did',
  (level) => {
    expect(countSolved(PUZZLES, level)).toBeGreaterThanOrEqual(SOLVED[level]);
  },
  60_000,
);

test('docs/STRENGTH.md states these shares', () => {
  const text = readFileSync('docs/STRENGTH.md', 'utf8');
  for (const level of LEVELS) expect(text).toContain(`| ${level} | ${SOLVED[level]} of 40 |`);
});

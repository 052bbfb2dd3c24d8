import { expect, test } from 'vitest';
import type { MatchReport } from '../../bench/strength/playMatch.ts';
import { makeReport, makeTable } from '../../bench/strength/report.ts';

const REPORT: MatchReport = {
  rules: 'turkish',
  seed: 1,
  games: 200,
  wins: 150,
  draws: 20,
  losses: 30,
  percent: 80,
  error: 5.25,
  elo: 240.8,
  eloFrom: 188.9,
  eloTo: null,
  first: { player: 'matched', nodesPerMove: 41_234.6, depth: 8.24, timePerMove: 20.5, longestMove: 99.6 },
  second: { player: 'plain:6', nodesPerMove: 42_000, depth: 6, timePerMove: 7, longestMove: 90 },
  pliesPerGame: 81.4,
  cut: 3,
};

test('a match is told for people, and on the last line for programs', () => {
  const lines = makeReport(REPORT, 90).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(
    'turkish: matched against plain:6  80.0 ± 5.3 %  +150 =20 -30  Elo 241 (189 to ∞)  at least 90 %: MISSED',
  );
  expect(lines[1]).toContain('41,235 nodes a move, depth 8.2, 20.5 ms a move, 100 ms the longest');
  expect(lines[3]).toContain('81 plies a game, 3 games without an end');
  expect(JSON.parse(lines[4] ?? '')).toEqual(REPORT);
});

test.each([80, null])('%s percent were reached', (atLeast) =>
  expect(makeReport(REPORT, atLeast)).not.toContain('MISSED'),
);

test('a table has a row for each match', () => {
  const rows = makeTable([REPORT, REPORT]).split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toBe(
    '| turkish | matched against plain:6 | 200 | 80.0 ± 5.3 % | +150 =20 -30 | 241 (189 to ∞) | 41,235, 42,000 | 81 |',
  );
  expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1);
});

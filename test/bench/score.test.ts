import { expect, test } from 'vitest';
import { eloOf, type PairPoints, scoreOf } from '../../bench/strength/score.ts';

// Source: the logistic formula of the Elo scale, 400 points for ten to one.
test.each([
  { share: 0.5, elo: 0 },
  { share: 10 / 11, elo: 400 },
  { share: 1 / 11, elo: -400 },
  { share: 0.75, elo: 190.85 },
])('a share of $share is $elo Elo', ({ share, elo }) => expect(eloOf(share)).toBeCloseTo(elo, 2));

test.each([0, 1])('a share of %d has no end', (share) => expect(eloOf(share)).toBeNull());

test('wins, draws and losses are those of games, the error is that of pairs', () => {
  const pairs: readonly PairPoints[] = [
    [1, 1],
    [1, 0.5],
    [0, 1],
    [0.5, 0.5],
  ];
  const score = scoreOf(pairs);
  expect(score).toMatchObject({ games: 8, wins: 4, draws: 3, losses: 1, percent: 68.75 });
  // The pairs' means are 1, 0.75, 0.5, 0.5: their sample variance is 0.171875 / 3.
  expect(score.error).toBeCloseTo(100 * 1.96 * Math.sqrt(0.171875 / 3 / 4), 10);
  expect(score.eloFrom).toBeCloseTo(eloOf((score.percent - score.error) / 100) ?? Number.NaN, 10);
});

test('pairs that are all alike leave no doubt, also where each is a win and a loss', () => {
  const pairs: readonly PairPoints[] = [
    [1, 0],
    [1, 0],
    [1, 0],
  ];
  expect(scoreOf(pairs)).toMatchObject({ percent: 50, error: 0, elo: 0 });
});

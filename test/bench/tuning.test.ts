import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { FEATURES, featuresOf } from '../../ai/features.ts';
import { guessedWeights } from '../../ai/weights/weights.ts';
import { run, samplesOf } from '../../bench/tuning/selfPlay.ts';
import { tune } from '../../bench/tuning/tune.ts';
import { makeWeightsFile } from '../../bench/tuning/weightsFile.ts';
import { playMove, russian, startGame, turkish, turkishShort } from '../../engine/index.ts';

const PLAN = { rules: turkish, games: 10, nodes: 30, generations: 2, seed: 3 };

const fileOf = async (plan: typeof PLAN, threads: number) =>
  makeWeightsFile(plan, 'abc1234', await tune(plan, threads, () => undefined));

describe('the tuning', { timeout: 60_000 }, () => {
  test('makes the same file with any number of threads, and another with another seed', async () => {
    const [one, two, other] = [
      await fileOf(PLAN, 1),
      await fileOf(PLAN, 2),
      await fileOf({ ...PLAN, seed: 4 }, 2),
    ];
    expect(two).toBe(one);
    expect(other).not.toBe(one);
  });

  test('moves the guess, and tells what it held back', async () => {
    const { weights, fitted, held, before, after } = await tune(PLAN, 2, () => undefined);
    const guess = guessedWeights(turkish);
    expect(weights.opening).toHaveLength(FEATURES);
    expect(weights.ending).toHaveLength(FEATURES);
    expect(weights).not.toEqual(guess);
    expect([...weights.opening, ...weights.ending].every(Number.isInteger)).toBe(true);
    expect(held).toBeGreaterThan(0);
    expect(fitted).toBeGreaterThan(5 * held);
    expect(after).not.toBe(before);
  });
});

test('a file names its command and is formatted', () => {
  const plan = { ...PLAN, rules: turkishShort };
  const weights = { opening: guessedWeights(turkish).opening, ending: guessedWeights(russian).ending };
  const file = makeWeightsFile(plan, 'abc1234', {
    weights,
    fitted: 1000,
    held: 100,
    before: 0.5,
    after: 0.4,
  });
  expect(file).toContain(
    'npm run tune -- --rules turkish-short --games 10 --nodes 30 --generations 2 --seed 3\n',
  );
  expect(file).toContain('export const turkishShortWeights: Weights = {');
  const formatted = spawnSync('node_modules/.bin/biome', ['format', '--stdin-file-path=ai/weights/some.ts'], {
    input: file,
    encoding: 'utf8',
  });
  expect(formatted.stdout).toBe(file);
});

describe('samples', () => {
  test('are quiet, behind the opening, and know how the game went for the side to move', () => {
    // Black offers two men, which are taken: before that all is quiet.
    let game = startGame(turkish);
    for (const move of ['d3-d4', 'd6-d5', 'd4xd6xd8']) {
      const next = playMove(game, move);
      if (!next.ok) throw new Error(next.error.message);
      game = next.value;
    }
    const positions = (skipped: number) => samplesOf(game, skipped, 1).length;
    expect(positions(0)).toBe(2);
    expect(positions(1)).toBe(1);
    expect(positions(2)).toBe(0);
    const lost = samplesOf({ ...game, outcome: { winner: 'black', reason: 'blocked' } }, 0, 1);
    expect(lost.map(({ result }) => result).toSorted()).toEqual([0, 1]);
    const start = lost.find(({ result }) => result === 0);
    const features = new Map<number, number>();
    for (let at = 0; at < (start?.features.length ?? 0); at += 2) {
      features.set(start?.features[at] ?? 0, start?.features[at + 1] ?? 0);
    }
    expect(featuresOf(game.start).map((_, feature) => features.get(feature) ?? 0)).toEqual(
      featuresOf(game.start),
    );
  });

  test('are few of a game, and the same for the same seed', () => {
    const task = { rules: 'russian', weights: guessedWeights(russian), nodes: 50, seed: 9 };
    const samples = run(task);
    expect(samples.length).toBeGreaterThan(4);
    expect(samples.length).toBeLessThanOrEqual(16);
    expect(run(task)).toEqual(samples);
    expect(run({ ...task, seed: 10 })).not.toEqual(samples);
  });
});

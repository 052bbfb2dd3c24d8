import { describe, expect, test } from 'vitest';
import { randomFractions } from '../../ai/index.ts';
import { solve } from '../../bench/tuning/cholesky.ts';
import { fitScale, fitWeights, lossOf } from '../../bench/tuning/regression.ts';
import { makeRows, type Sample, valueOfRow } from '../../bench/tuning/rows.ts';

const FEATURES = 4;
const SCALE = 0.01;
/** Of the opening, then of the ending; the last feature never occurs. */
const TRUE_WEIGHTS = [100, -40, 12, 0, 130, 25, -30, 0];
const START = [90, 0, 0, 77, 90, 0, 0, -55];

/** Positions at random, and results as the true weights would have them. */
const synthetic = (count: number, seed: number): readonly Sample[] => {
  const random = randomFractions(seed);
  return Array.from({ length: count }, () => {
    const counts = [0, 1, 2].map(() => Math.floor(random() * 7) - 3);
    const openingShare = random();
    const value = counts.reduce(
      (sum, each, feature) =>
        sum +
        each *
          (openingShare * (TRUE_WEIGHTS[feature] ?? 0) +
            (1 - openingShare) * (TRUE_WEIGHTS[FEATURES + feature] ?? 0)),
      0,
    );
    const chance = 1 / (1 + Math.exp(-SCALE * value));
    const features = Int16Array.from(counts.flatMap((each, feature) => (each === 0 ? [] : [feature, each])));
    return { features, openingShare, result: random() < chance ? 1 : 0 };
  });
};

describe('the regression', { timeout: 60_000 }, () => {
  const rows = makeRows(synthetic(50_000, 1), FEATURES);
  const fit = { scale: SCALE, deviation: 50, rowsPerGame: 1 };

  test('recovers the weights that results were made by', () => {
    const fitted = fitWeights(rows, START, fit);
    for (const [column, weight] of TRUE_WEIGHTS.entries()) {
      if (column % FEATURES === 3) continue;
      expect(Math.abs((fitted[column] ?? Number.NaN) - weight), `column ${column}`).toBeLessThan(6);
    }
    const held = makeRows(synthetic(20_000, 2), FEATURES);
    const [before, after, best] = [START, fitted, TRUE_WEIGHTS].map((each) => lossOf(held, each, SCALE));
    expect(after).toBeLessThan(before ?? 0);
    expect(Math.abs((after ?? 0) - (best ?? 0))).toBeLessThan(0.001);
  });

  test('leaves a weight as it was that no position says anything of', () => {
    const fitted = fitWeights(rows, START, fit);
    expect(fitted[3]).toBeCloseTo(77, 6);
    expect(fitted[7]).toBeCloseTo(-55, 6);
  });

  test('stays nearer to the start the less the positions are worth, and the nearer weights are thought to lie', () => {
    const away = (options: Partial<typeof fit>) => {
      const fitted = fitWeights(rows, START, { ...fit, ...options });
      return Math.abs((fitted[1] ?? Number.NaN) - (START[1] ?? 0));
    };
    expect(away({ rowsPerGame: 10_000 })).toBeLessThan(away({}) / 2);
    expect(away({ deviation: 0.1 })).toBeLessThan(away({}) / 2);
  });

  test('finds the scale', () => {
    const scale = fitScale(rows, TRUE_WEIGHTS);
    const third = TRUE_WEIGHTS.map((weight) => weight / 3);
    expect(scale).toBeCloseTo(SCALE, 3);
    expect(fitScale(rows, third)).toBeCloseTo(3 * scale, 4);
  });
});

test('a loss is the mean cross entropy', () => {
  const samples = [1, 0.5, 0].map((result) => ({
    features: Int16Array.of(0, 2),
    openingShare: 0.25,
    result,
  }));
  const rows = makeRows(samples, 1);
  expect(valueOfRow(rows, 0, [10, 30])).toBeCloseTo(2 * (0.25 * 10 + 0.75 * 30), 10);
  const chance = 1 / (1 + Math.exp(-0.02 * 50));
  const expected = -(1.5 * Math.log(chance) + 1.5 * Math.log(1 - chance)) / 3;
  expect(lossOf(rows, [10, 30], 0.02)).toBeCloseTo(expected, 10);
});

test('equations are solved', () => {
  // A random A = B Bᵀ + 1 and x; only the lower half of A is given.
  const size = 6;
  const random = randomFractions(3);
  const b = Array.from({ length: size * size }, () => random() - 0.5);
  const x = Array.from({ length: size }, () => random());
  const cell = (row: number, column: number) =>
    Array.from({ length: size }, (_, k) => (b[row * size + k] ?? 0) * (b[column * size + k] ?? 0)).reduce(
      (sum, each) => sum + each,
      row === column ? 1 : 0,
    );
  const indices = [...x.keys()];
  const matrix = Float64Array.from(
    indices.flatMap((row) => indices.map((column) => (column <= row ? cell(row, column) : Number.NaN))),
  );
  const right = Float64Array.from(indices, (row) =>
    indices.reduce((sum, column) => sum + cell(row, column) * (x[column] ?? 0), 0),
  );
  for (const [index, value] of solve(matrix, right).entries()) expect(value).toBeCloseTo(x[index] ?? 0, 10);
});

import { solve } from './cholesky.ts';
import { type Rows, valueOfRow } from './rows.ts';

/*
 * Logistic regression: the chance to win is `1 / (1 + exp(-scale · value))`, where a position's value is linear in the weights. The
 * loss is the mean cross entropy to the results of games, where a draw is half a win. Source: T. Romstad's and others' work on chess
 * evaluation, there called Texel's method, with the cross entropy, which is convex, instead of the square.
 */

const rowCount = ({ results }: Rows): number => results.length;

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** `log(1 + exp(x))`, also where `exp(x)` is more than a number holds. */
const softPlus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)));

/** The mean cross entropy of rows. */
export const lossOf = (rows: Rows, weights: ArrayLike<number>, scale: number): number => {
  let sum = 0;
  for (let row = 0; row < rowCount(rows); row++) {
    const logit = scale * valueOfRow(rows, row, weights);
    sum += softPlus(logit) - (rows.results[row] ?? 0) * logit;
  }
  return sum / rowCount(rows);
};

/** Between these, by value in hundredths of a man, every scale lies: a man more is at least 0.1 and at most 10 logits. */
const SCALES = [0.001, 0.1] as const;
const SCALE_STEPS = 40;

/** The scale with the least loss, to five digits. Source: golden section search; the loss is convex. */
export const fitScale = (rows: Rows, weights: ArrayLike<number>): number => {
  const part = (Math.sqrt(5) - 1) / 2;
  let [low, high]: readonly [number, number] = SCALES;
  for (let step = 0; step < SCALE_STEPS; step++) {
    const [left, right] = [high - part * (high - low), low + part * (high - low)];
    if (lossOf(rows, weights, left) < lossOf(rows, weights, right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
};

/** How weights are fitted to results; `scale` is logits to a hundredth of a man. */
interface Fit {
  readonly scale: number;
  /** How far a weight lies from its start where nothing else is known: the standard deviation, in hundredths of a man. */
  readonly deviation: number;
  /** How many rows are worth one independent game: those of one game share their result. */
  readonly rowsPerGame: number;
}

const MOST_STEPS = 20;
/** In hundredths of a man: a step that moves no weight further is the last one. */
const CLOSE = 0.01;

/** The gradient and the second derivatives of all that `fitWeights` makes small. */
const derivatives = (rows: Rows, start: ArrayLike<number>, weights: Float64Array, fit: Fit) => {
  const { columns, starts, entryColumns, entryValues, results } = rows;
  const gradient = new Float64Array(columns);
  const curvature = new Float64Array(columns * columns);
  const unit = 1 / fit.rowsPerGame;
  for (let row = 0; row < rowCount(rows); row++) {
    const chance = chanceOf(fit.scale * valueOfRow(rows, row, weights));
    const slope = unit * fit.scale * (chance - (results[row] ?? 0));
    const bend = unit * fit.scale * fit.scale * chance * (1 - chance);
    const first = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let a = first; a < end; a++) {
      const value = entryValues[a] ?? 0;
      const column = entryColumns[a] ?? 0;
      gradient[column] = (gradient[column] ?? 0) + slope * value;
      const bent = bend * value;
      for (let b = first; b < end; b++) {
        const other = entryColumns[b] ?? 0;
        if (other > column) continue;
        const at = column * columns + other;
        curvature[at] = (curvature[at] ?? 0) + bent * (entryValues[b] ?? 0);
      }
    }
  }
  const pull = 1 / (fit.deviation * fit.deviation);
  for (let column = 0; column < columns; column++) {
    const away = (weights[column] ?? 0) - (start[column] ?? 0);
    gradient[column] = (gradient[column] ?? 0) + pull * away;
    const at = column * columns + column;
    curvature[at] = (curvature[at] ?? 0) + pull;
  }
  return { gradient, curvature };
};

/**
 * The weights that tell results best, drawn towards where they start: the maximum of the likelihood times a normal prior around the
 * start. A weight that no row says anything of stays as it was. Source: Newton's method; all is convex.
 */
export const fitWeights = (rows: Rows, start: readonly number[], fit: Fit): readonly number[] => {
  const weights = Float64Array.from(start);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = derivatives(rows, start, weights, fit);
    const change = solve(curvature, gradient);
    let most = 0;
    for (let column = 0; column < rows.columns; column++) {
      const by = change[column] ?? 0;
      weights[column] = (weights[column] ?? 0) - by;
      most = Math.max(most, Math.abs(by));
    }
    if (most < CLOSE) break;
  }
  return [...weights];
};

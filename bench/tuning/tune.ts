import { FEATURES, KINGS, MEN } from '../../ai/features.ts';
import { mix } from '../../ai/index.ts';
import { guessedWeights, type Weights } from '../../ai/weights/weights.ts';
import type { Rules } from '../../engine/index.ts';
import { mapParallel } from '../parallel/map.ts';
import { fitScale, fitWeights, lossOf } from './regression.ts';
import { makeRows, type Rows, type Sample } from './rows.ts';
import type { SelfPlayTask } from './selfPlay.ts';

/** What the tuning begins with; all that changes what it comes to. */
export interface Plan {
  readonly rules: Rules;
  /** Games of a generation, and nodes of a move in them. */
  readonly games: number;
  readonly nodes: number;
  /** Each is played with the weights of the one before, the first with guessed ones. */
  readonly generations: number;
  readonly seed: number;
}

/** What it came to. */
export interface Tuned {
  readonly weights: Weights;
  /** Positions that weights were fitted to, and others, of other games, that only judge them. */
  readonly fitted: number;
  readonly held: number;
  /** The mean cross entropy of the positions held back, by the guess and by the weights, each with its own best scale. */
  readonly before: number;
  readonly after: number;
}

/** Every so many games one is held back. */
const HELD_BACK = 10;

/** How far a weight lies from the guess where nothing else is known, in hundredths of a man. */
const DEVIATION = 50;

const toVector = ({ opening, ending }: Weights): readonly number[] => [...opening, ...ending];

const toWeights = (vector: readonly number[]): Weights => ({
  opening: vector.slice(0, FEATURES).map(Math.round),
  ending: vector.slice(FEATURES).map(Math.round),
});

/** What a man is worth by some weights, the mean over where men stand in the rows. */
const worthOfMan = (rows: Rows, weights: ArrayLike<number>): number => {
  let [worth, men] = [0, 0];
  for (const [entry, column] of rows.entryColumns.entries()) {
    const feature = column % FEATURES;
    if (feature < MEN || feature >= KINGS) continue;
    const count = Math.abs(rows.entryValues[entry] ?? 0);
    worth += count * (weights[column] ?? 0);
    men += count;
  }
  return worth / men;
};

/** Weights from samples by game, so that a man is worth what it is by the guess. */
const weightsFor = (games: readonly (readonly Sample[])[], guess: readonly number[]): Weights => {
  const rows = makeRows(games.flat(), FEATURES);
  const fitted = fitWeights(rows, guess, {
    scale: fitScale(rows, guess),
    deviation: DEVIATION,
    rowsPerGame: rows.results.length / games.length,
  });
  const unit = worthOfMan(rows, guess) / worthOfMan(rows, fitted);
  return toWeights(fitted.map((weight) => weight * unit));
};

/** Tunes by so many threads; the same plan gives the same weights with any number of them. */
export const tune = async (plan: Plan, threads: number, tell: (text: string) => void): Promise<Tuned> => {
  const { rules, games, nodes, generations, seed } = plan;
  const guessed = guessedWeights(rules);
  const guess = toVector(guessed);
  const played: (readonly Sample[])[] = [];
  const fittedGames = () => played.filter((_, index) => index % HELD_BACK !== 0);
  const heldRows = () => makeRows(played.filter((_, index) => index % HELD_BACK === 0).flat(), FEATURES);
  let weights = guessed;
  for (let generation = 1; generation <= generations; generation++) {
    const tasks = Array.from(
      { length: games },
      (_, index): SelfPlayTask => ({
        rules: rules.name,
        weights,
        nodes,
        seed: mix(index, mix(generation, seed)),
      }),
    );
    played.push(
      ...(await mapParallel<SelfPlayTask, readonly Sample[]>(
        new URL('./selfPlay.ts', import.meta.url),
        tasks,
        threads,
        (_, count) => {
          if (count % 50 === 0 || count === games)
            tell(`generation ${generation}: ${count} of ${games} games`);
        },
      )),
    );
    weights = weightsFor(fittedGames(), guess);
    const rows = heldRows();
    const vector = toVector(weights);
    tell(`generation ${generation}: loss ${lossOf(rows, vector, fitScale(rows, vector)).toFixed(4)}`);
  }
  const held = heldRows();
  const vector = toVector(weights);
  return {
    weights,
    fitted: fittedGames().flat().length,
    held: held.results.length,
    before: lossOf(held, guess, fitScale(held, guess)),
    after: lossOf(held, vector, fitScale(held, vector)),
  };
};

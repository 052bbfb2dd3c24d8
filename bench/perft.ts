import { perft } from '../engine/index.ts';
import { median } from './sample.ts';
import { isTimed, readVectors, type Vector } from './vectors.ts';

/** A vector, and how fast the engine counts it. */
interface PerftFigure extends Vector {
  /** Leaves a second, the median of the rounds; null where there are too few to tell. */
  readonly rate: number | null;
}

const ROUNDS = 7;
/** A round counts again and again until so much time is over, in milliseconds. */
const ROUND_AT_LEAST = 60;

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * How often a second `run` is done, over at least one run and `atLeast` milliseconds. The time is the thread's own on the
 * processor, so that what else runs on the machine matters less.
 */
export const rateOf = (run: () => void, atLeast = ROUND_AT_LEAST): number => {
  const begin = processorTime();
  let runs = 0;
  let end = begin;
  while (runs === 0 || end - begin < atLeast) {
    run();
    runs++;
    end = processorTime();
  }
  return runs / ((end - begin) / 1000);
};

/** Counts each vector once, checks the number, warms up, and takes the median of rounds. Throws on a wrong number. */
export const measurePerft = (): readonly PerftFigure[] =>
  readVectors().map((vector) => {
    const { position, depth, leaves, rules, id } = vector;
    const counted = perft(position, depth);
    if (counted !== leaves) throw new Error(`${rules.name} ${id}: ${counted} for ${leaves}`);
    if (!isTimed(vector)) return { ...vector, rate: null };
    const count = () => perft(position, depth);
    rateOf(count);
    return { ...vector, rate: leaves * median(Array.from({ length: ROUNDS }, () => rateOf(count))) };
  });

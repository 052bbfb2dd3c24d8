import { type Limits, MOST_DEPTH, type Progress } from '../../ai/index.ts';
import { type Game, perft } from '../../engine/index.ts';
import { MOST_WHOLE } from '../whole.ts';
import { budgetOf } from './budget.ts';
import type { Level } from './level.ts';
import { makeError } from './line.ts';
import type { Mover } from './mover.ts';
import type { Parameters } from './parameters.ts';
import { makeDone, makeInfo } from './report.ts';

/** Why a search is asked for: to play, on the opponent's time, or to learn about the position. */
export const MODES = ['think', 'ponder', 'analyze'] as const;
export type Mode = (typeof MODES)[number];

/** What `go` asks for. */
interface Order extends Pick<Parameters, 'seed' | 'strength'> {
  readonly game: Game;
  readonly level: Level;
  readonly mode: Mode;
}

/** A search from `go` to `done`. */
export interface Search {
  /** Once `done` has been written. */
  readonly finished: Promise<void>;
  readonly stop: () => void;
  /** The expected move was played: from now on the level counts, and with it the clock. */
  readonly ponderHit: () => void;
  /** Whether only the client ends it. */
  readonly isEndless: () => boolean;
}

/** The longest that a timer takes, in milliseconds: a longer one would go off at once. */
const MOST_TIMER = 2 ** 31 - 1;

const limitsOf = ({ nodes = MOST_WHOLE, depth = MOST_DEPTH }: Level): Limits => ({
  nodes,
  depth: Math.min(depth, MOST_DEPTH),
});

/**
 * Starts a search. What it finds is written as it comes. Where the client ends it, its answer is held back until then, also if the search itself has come
 * to its end.
 */
export const startSearch = (
  mover: Mover,
  { game, level, mode, seed, strength }: Order,
  write: (line: string) => Promise<void>,
): Search => {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const wanted = new AbortController();
  let endless = true;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stop = (): void => {
    wanted.abort();
    release();
  };

  /** When to look no deeper, in seconds since `go`. */
  let deepUntil = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** From now on the answer is wanted within the limits, if there are any. */
  const beginTurn = (): void => {
    const budget = budgetOf(level);
    const hasLimits = budget !== null || level.nodes !== undefined || level.depth !== undefined;
    if (!hasLimits && strength === 0) return;
    endless = false;
    release();
    if (!budget) return;
    // Over a single move there is nothing to think. Counted, not listed: there can be a quarter of a million landing paths.
    deepUntil = perft(game.position, 1) === 1 ? 0 : seconds() + budget.aim;
    timer = setTimeout(stop, Math.min(budget.most * 1000, MOST_TIMER));
  };

  let told = Promise.resolve();
  const onProgress = (progress: Progress): void => {
    const info = makeInfo(progress, seconds());
    told = told.then(() => write(info));
    if (seconds() >= deepUntil) stop();
  };

  const answer = async (): Promise<string> => {
    const limits = limitsOf(mode === 'analyze' ? {} : level);
    try {
      const choice = await mover({ game, seed, strength, limits, signal: wanted.signal, onProgress });
      await released;
      return makeDone(choice);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return makeError({ code: 'search-failed', message });
    } finally {
      clearTimeout(timer);
    }
  };

  if (mode === 'think') beginTurn();
  const finished = answer().then(async (line) => {
    await told;
    await write(line);
  });
  const ponderHit = (): void => {
    if (mode === 'ponder' && endless) beginTurn();
  };
  return { finished, stop, ponderHit, isEndless: () => endless };
};

/** The thread that searches, so that the one that reads is always free to answer. It is given a `Job` and sends `Finding`s. */
import { parentPort } from 'node:worker_threads';
import { type Choice, chooseMove, type Limits, type Progress, search } from '../../ai/index.ts';
import { followGame } from '../../engine/follower.ts';
import { type Game, type Move, parseFen, rulesByName } from '../../engine/index.ts';
import type { Strength } from './parameters.ts';

/** A search. A game is sent as its record: a ruleset is known by its name, and a copy of the record would be another ruleset. */
export interface Job {
  readonly rules: string;
  /** The FEN of the start position. */
  readonly start: string;
  readonly moves: readonly Move[];
  readonly seed: number;
  readonly strength: Strength;
  readonly limits: Limits;
  /** Shared: its one number is 0 until the answer is wanted at once. */
  readonly stop: Int32Array;
}

/** What the thread says: that it is there, what it has found so far, and what it has come to. */
export type Finding =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'choice'; readonly choice: Choice };

const gameOf = ({ rules, start, moves }: Job): Game => {
  const ruleset = rulesByName(rules);
  if (!ruleset) throw new Error(`There is no ruleset ${rules}.`);
  const position = parseFen(start, ruleset);
  if (!position.ok) throw new Error(position.error.message);
  const record = followGame(position.value);
  for (const move of moves) record.play(move);
  return record.game();
};

const tell = (finding: Finding): void => parentPort?.postMessage(finding);

parentPort?.on('message', (job: Job) => {
  const { seed, strength, limits, stop } = job;
  const watch = {
    onProgress: (progress: Progress) => tell({ type: 'progress', progress }),
    isStopped: () => Atomics.load(stop, 0) !== 0,
  };
  const game = gameOf(job);
  const choice = strength === 0 ? search(game, limits, seed, watch) : chooseMove(game, strength, seed, watch);
  tell({ type: 'choice', choice });
});
tell({ type: 'ready' });

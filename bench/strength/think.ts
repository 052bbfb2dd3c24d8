import { chooseMove, type Level, search } from '../../ai/index.ts';
import { startGame } from '../../engine/index.ts';
import { rulesetOf } from '../options.ts';
import { positionOf } from '../vectors.ts';
import { processorTime } from './pair.ts';

/** A position to think about, by a level or by nodes. */
export interface ThinkTask {
  readonly rules: string;
  readonly fen: string;
  readonly by: { readonly level: Level } | { readonly nodes: number };
}

/** What it took. */
export interface Thought {
  readonly fen: string;
  readonly nodes: number;
  readonly depth: number;
  /** The thread's time on the processor, in milliseconds. */
  readonly time: number;
}

/** Thinks once: a part of what is measured, for `mapParallel`. On a new thread nothing of the program has been compiled yet. */
export const run = ({ rules, fen, by }: ThinkTask): Thought => {
  const ruleset = rulesetOf(rules);
  const game = startGame(ruleset, positionOf(fen, ruleset));
  const begin = processorTime();
  const { nodes, depth } =
    'level' in by ? chooseMove(game, by.level, 1) : search(game, { nodes: by.nodes }, 1);
  return { fen, nodes, depth, time: processorTime() - begin };
};

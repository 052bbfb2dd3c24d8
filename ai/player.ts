import type { Game, Rules } from '../engine/index.ts';
import { hasChoice } from './choice.ts';
import { type Level, STRENGTHS } from './levels.ts';
import { type SearchOptions, search } from './search.ts';
import type { Choice, Watch } from './types.ts';
import { guessedWeights } from './weights/weights.ts';

/** Where there is no choice, only what comes of it is looked at. */
const SINGLE_REPLY_NODES = 500;

/** A draw is worth a little less than nothing: somebody plays to win, and moves are not repeated for want of a better idea. */
const CONTEMPT = 20;

/** How a level judges, by the given rules. */
export const searchOptions = (level: Level, rules: Rules): SearchOptions => {
  const { noise, simple } = STRENGTHS[level];
  return { noise, contempt: CONTEMPT, ...(simple && { weights: guessedWeights(rules) }) };
};

/** The move of a level. The same game, level and seed give the same move, on every machine. The game has a legal move. */
export const chooseMove = (game: Game, level: Level, seed: number, watch: Watch = {}): Choice => {
  const { limits } = STRENGTHS[level];
  const nodes = hasChoice(game.position) ? limits.nodes : Math.min(limits.nodes, SINGLE_REPLY_NODES);
  return search(game, { ...limits, nodes }, seed, watch, searchOptions(level, game.rules));
};

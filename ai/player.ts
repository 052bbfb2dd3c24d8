import type { Game, Rules } from '../engine/index.ts';
import { hasChoice } from './choice.ts';
import type { Level } from './levels.ts';
import { MOST_DEPTH, type SearchOptions, search } from './search.ts';
import { STRENGTHS } from './strengths.ts';
import type { Choice, Limits, Watch } from './types.ts';
import { guessedWeights } from './weights/weights.ts';

/** Where there is no choice, only what comes of it is looked at. */
const SINGLE_REPLY_NODES = 500;

/** A draw is worth a little less than nothing: somebody plays to win, and moves are not repeated for want of a better idea. */
const CONTEMPT = 20;

/** How a level judges, by the given rules. */
export const searchOptions = (level: Level, rules: Rules): SearchOptions => {
  const { noise, slack, simple } = STRENGTHS[level];
  return { noise, slack, contempt: CONTEMPT, ...(simple && { weights: guessedWeights(rules) }) };
};

/**
 * The move of a level. The same game, level and seed give the same move, on every machine. The game has a legal move. Tighter limits than
 * the level's own may be given.
 */
export const chooseMove = (
  game: Game,
  level: Level,
  seed: number,
  watch: Watch = {},
  { nodes: mostNodes = Number.POSITIVE_INFINITY, depth: mostDepth = MOST_DEPTH }: Partial<Limits> = {},
): Choice => {
  const { limits } = STRENGTHS[level];
  const own = hasChoice(game.position) ? limits.nodes : Math.min(limits.nodes, SINGLE_REPLY_NODES);
  const { depth = MOST_DEPTH, leastNodes = 0 } = limits;
  const tighter = {
    nodes: Math.min(own, mostNodes),
    depth: Math.min(depth, mostDepth),
    leastNodes: mostDepth < depth ? 0 : leastNodes,
  };
  return search(game, tighter, seed, watch, searchOptions(level, game.rules));
};

import { distinctMoves, type Game, play } from '../engine/index.ts';
import type { Choice, Limits, Watch } from './types.ts';

/** A win on the spot. No position's value comes near it. */
export const WIN = 30_000;

/** Searches for the best move. The game has a legal move; one that is drawn already is searched as if it went on. */
export const search = (game: Game, limits: Limits, _seed = 0, _watch: Watch = {}): Choice => {
  const [move] = [...distinctMoves(game.position)].sort(
    (a, b) => distinctMoves(play(game.position, a)).length - distinctMoves(play(game.position, b)).length,
  );
  if (!move) throw new Error('A search was asked without a legal move.');
  return { depth: 1, nodes: Math.min(1, limits.nodes), score: 0, line: [move], move };
};

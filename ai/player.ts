import type { Color, Game } from '../engine/index.ts';
import type { Level } from './levels.ts';
import { search } from './search.ts';
import type { Choice, Watch } from './types.ts';

/** The move of a level. The same game, level and seed give the same move, on every machine. The game has a legal move. */
export const chooseMove = (game: Game, level: Level, seed: number, watch: Watch = {}): Choice =>
  search(game, { nodes: 1000 * level }, seed, watch);

/** Whether the computer, playing `color`, agrees to a draw that its opponent offers. */
export const acceptsDraw = (game: Game, color: Color, level: Level): boolean => {
  const { score } = search(game, { nodes: 1000 * level });
  const own = game.position.turn === color ? score : -score;
  return own <= 0 && game.moves.length >= 40;
};

/** How long the computer seems to think over its next move, in milliseconds: people want to see what happened before. */
export const thinkingTime = (game: Game): number => 600 + 300 * (game.moves.length % 4);

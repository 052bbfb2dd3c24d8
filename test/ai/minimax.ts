import { featuresOf, openingShare, setUpSize } from '../../ai/features.ts';
import { WIN } from '../../ai/index.ts';
import type { Weights } from '../../ai/weights/weights.ts';
import {
  advance,
  canCapture,
  distinctMoves,
  type Game,
  opposite,
  type Position,
} from '../../engine/index.ts';

/*
 * The search once more, as it reads on paper: every move of every position, no table, no window, no order. It uses the public engine
 * alone, and the features of the plain evaluation.
 */

const sum = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);

/** The plain evaluation for the side to move. */
export const plainValue = (position: Position, { opening, ending }: Weights): number => {
  const features = featuresOf(position);
  const most = setUpSize(position.rules);
  const left = Math.round(openingShare(position) * most);
  return Math.trunc((sum(features, opening) * left + sum(features, ending) * (most - left)) / most) + 0;
};

/** The value of a game that is over, for the side to move after `ply` plies; undefined while it goes on. */
const ended = ({ outcome, position }: Game, ply: number): number | undefined => {
  if (!outcome) return undefined;
  if (outcome.winner === null) return 0;
  return outcome.winner === position.turn ? WIN - ply : ply - WIN;
};

const settle = (game: Game, weights: Weights, ply: number, looks: boolean): number => {
  const over = ended(game, ply);
  if (over !== undefined) return over;
  const { position } = game;
  const after = (goesOnLooking: boolean): number =>
    Math.max(
      ...distinctMoves(position).map((move) => -settle(advance(game, move), weights, ply + 1, goesOnLooking)),
    );
  if (canCapture(position)) return after(looks);
  if (looks && canCapture({ ...position, turn: opposite(position.turn) })) return after(false);
  return plainValue(position, weights);
};

/** The value of a game's position, `depth` plies deep with single replies and captures beyond; the present position may be over. */
export const minimax = (game: Game, weights: Weights, depth: number, ply = 0): number => {
  const over = ply > 0 ? ended(game, ply) : undefined;
  if (over !== undefined) return over;
  if (depth <= 0) return settle(game, weights, ply, true);
  const moves = distinctMoves(game.position);
  const onward = moves.length === 1 ? depth : depth - 1;
  return Math.max(...moves.map((move) => -minimax(advance(game, move), weights, onward, ply + 1)));
};

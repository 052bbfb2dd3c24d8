import { mix } from '../../ai/index.ts';
import { advance, type Color, type Game, type PerColor } from '../../engine/index.ts';
import type { Player } from './player.ts';

/** A game that is not over after so many plies, those of its opening included, counts as a draw. */
const MOST_PLIES = 300;

/** What one side took for its moves. */
export interface Effort {
  readonly moves: number;
  readonly nodes: number;
  /** Of the finished depths, in plies. */
  readonly depths: number;
  /** The thread's time on the processor, all moves together and the longest one, in milliseconds. */
  readonly time: number;
  readonly longest: number;
}

/** A game to its end, or as far as it was played. */
interface PlayedGame {
  readonly game: Game;
  /** Null for a draw, and for a game without an end. */
  readonly winner: Color | null;
  /** Whether it came to no end. */
  readonly isCut: boolean;
  readonly efforts: PerColor<Effort>;
}

/** What a side has taken that has not moved. */
export const NO_EFFORT: Effort = { moves: 0, nodes: 0, depths: 0, time: 0, longest: 0 };

/** Sums of all but the longest move: there the longer one counts. */
export const addEfforts = (a: Effort, b: Effort): Effort => ({
  moves: a.moves + b.moves,
  nodes: a.nodes + b.nodes,
  depths: a.depths + b.depths,
  time: a.time + b.time,
  longest: Math.max(a.longest, b.longest),
});

/** Plays a game to its end. `clock` tells milliseconds; each move gets a seed of its own. */
export const playGame = (
  start: Game,
  players: PerColor<Player>,
  seed: number,
  clock: () => number,
): PlayedGame => {
  const efforts = { white: NO_EFFORT, black: NO_EFFORT };
  let game = start;
  while (game.outcome === null && game.moves.length < MOST_PLIES) {
    const { turn } = game.position;
    const begin = clock();
    const { move, nodes, depth } = players[turn](game, mix(game.moves.length, seed));
    const time = clock() - begin;
    efforts[turn] = addEfforts(efforts[turn], { moves: 1, nodes, depths: depth, time, longest: time });
    game = advance(game, move);
  }
  return { game, winner: game.outcome?.winner ?? null, isCut: game.outcome === null, efforts };
};

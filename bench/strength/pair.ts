import { mix } from '../../ai/index.ts';
import {
  advance,
  type Color,
  type Game,
  type Move,
  opposite,
  rulesByName,
  startGame,
} from '../../engine/index.ts';
import { makePlayers, type PlayerSpec } from './player.ts';
import { type Effort, playGame } from './playGame.ts';
import type { Points } from './score.ts';

/** Two games from one opening, colors swapped. */
export interface PairTask {
  readonly rules: string;
  readonly opening: readonly Move[];
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  readonly seed: number;
}

/** One of them, as its first player sees it. */
interface PairGame {
  readonly points: Points;
  readonly plies: number;
  readonly isCut: boolean;
  readonly first: Effort;
  readonly second: Effort;
}

/** The first player has White in the one game and Black in the other. */
export type Pair = readonly [PairGame, PairGame];

/** The thread's time on the processor, in milliseconds: what else runs on the machine does not count. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const pointsOf = (winner: Color | null, own: Color): Points => {
  if (winner === null) return 0.5;
  return winner === own ? 1 : 0;
};

const playAs = (own: Color, start: Game, task: PairTask, seed: number): PairGame => {
  const [first, second] = makePlayers(task.first, task.second);
  const players = own === 'white' ? { white: first, black: second } : { white: second, black: first };
  const { game, winner, isCut, efforts } = playGame(start, players, seed, processorTime);
  return {
    points: pointsOf(winner, own),
    plies: game.moves.length,
    isCut,
    first: efforts[own],
    second: efforts[opposite(own)],
  };
};

/** Plays a pair: a part of a match, for `mapParallel`. */
export const run = (task: PairTask): Pair => {
  const rules = rulesByName(task.rules);
  if (!rules) throw new Error(`There is no ruleset ${task.rules}.`);
  const start = task.opening.reduce(advance, startGame(rules));
  return [playAs('white', start, task, mix(0, task.seed)), playAs('black', start, task, mix(1, task.seed))];
};

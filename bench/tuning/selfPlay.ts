import { featuresOf, openingShare } from '../../ai/features.ts';
import { mix, randomFractions, search } from '../../ai/index.ts';
import type { Weights } from '../../ai/weights/weights.ts';
import { canCapture, type Game, opposite, type Position, play } from '../../engine/index.ts';
import { rulesetOf } from '../options.ts';
import { makeOpenings } from '../strength/openings.ts';
import type { Player } from '../strength/player.ts';
import { playGame } from '../strength/playGame.ts';
import { shuffled } from '../strength/shuffle.ts';
import type { Sample } from './rows.ts';

/** One game of the search against itself. */
export interface SelfPlayTask {
  readonly rules: string;
  readonly weights: Weights;
  readonly nodes: number;
  readonly seed: number;
}

/** So many positions of a game are taken at most: the more, the more alike. */
const SAMPLES_PER_GAME = 16;

const isQuiet = (position: Position): boolean =>
  !canCapture(position) && !canCapture({ ...position, turn: opposite(position.turn) });

/** The positions of a game behind its first `skipped` plies, but the last one. */
const positionsOf = ({ start, moves }: Game, skipped: number): readonly Position[] => {
  let position = start;
  const positions = moves.map((move) => {
    const before = position;
    position = play(position, move);
    return before;
  });
  return positions.slice(skipped);
};

/** Some quiet positions of a game by the seed, with how it went. Positions behind the opening only: it was played at random. */
export const samplesOf = (game: Game, skipped: number, seed: number): readonly Sample[] => {
  const quiet = positionsOf(game, skipped).filter(isQuiet);
  const winner = game.outcome?.winner ?? null;
  return shuffled(quiet, randomFractions(seed))
    .slice(0, SAMPLES_PER_GAME)
    .map((position) => ({
      features: Int16Array.from(
        featuresOf(position).flatMap((count, feature) => (count === 0 ? [] : [feature, count])),
      ),
      openingShare: openingShare(position),
      result: winner === null ? 0.5 : winner === position.turn ? 1 : 0,
    }));
};

/** Plays a game and takes its samples: a part of the tuning, for `mapParallel`. */
export const run = ({ rules, weights, nodes, seed }: SelfPlayTask): readonly Sample[] => {
  const [start] = makeOpenings(rulesetOf(rules), 1, seed);
  if (!start) throw new Error('An opening was asked for.');
  const player: Player = (game) => search(game, { nodes }, 0, {}, { weights });
  const { game } = playGame(start, { white: player, black: player }, seed, () => 0);
  return samplesOf(game, start.moves.length, mix(2, seed));
};

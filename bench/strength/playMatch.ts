import { mix } from '../../ai/index.ts';
import type { Rules } from '../../engine/index.ts';
import { mapParallel } from '../parallel/map.ts';
import { makeOpenings } from './openings.ts';
import type { Pair, PairTask } from './pair.ts';
import { makePlayerName, type PlayerSpec } from './player.ts';
import { addEfforts, type Effort, NO_EFFORT } from './playGame.ts';
import { type Score, scoreOf } from './score.ts';

/** Which match is played. */
interface Match {
  readonly rules: Rules;
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  /** How many games, from half as many openings: even, at least 4. */
  readonly games: number;
  readonly seed: number;
}

/** What a side took a move. */
export interface Usage {
  readonly player: string;
  readonly nodesPerMove: number;
  readonly depth: number;
  /** On the processor, in milliseconds. */
  readonly timePerMove: number;
  readonly longestMove: number;
}

/** How a match went, as its first player sees it. */
export interface MatchReport extends Score {
  readonly rules: string;
  readonly seed: number;
  readonly first: Usage;
  readonly second: Usage;
  readonly pliesPerGame: number;
  /** Games without an end, which count as draws. */
  readonly cut: number;
}

const usageOf = (spec: PlayerSpec, efforts: readonly Effort[]): Usage => {
  const { moves, nodes, depths, time, longest } = efforts.reduce(addEfforts, NO_EFFORT);
  return {
    player: makePlayerName(spec),
    nodesPerMove: nodes / moves,
    depth: depths / moves,
    timePerMove: time / moves,
    longestMove: longest,
  };
};

/** Adds up the games of a match. */
const reportOf = ({ rules, first, second, seed }: Match, pairs: readonly Pair[]): MatchReport => {
  const games = pairs.flat();
  return {
    rules: rules.name,
    seed,
    ...scoreOf(pairs.map(([one, other]) => [one.points, other.points])),
    first: usageOf(
      first,
      games.map((game) => game.first),
    ),
    second: usageOf(
      second,
      games.map((game) => game.second),
    ),
    pliesPerGame: games.reduce((sum, { plies }) => sum + plies, 0) / games.length,
    cut: games.filter(({ isCut }) => isCut).length,
  };
};

/**
 * Plays a match by so many threads; all but the times is the same for any number of them. `onPair` is told how many pairs have been
 * played, and all of their games.
 */
export const playMatch = async (
  match: Match,
  threads: number,
  onPair: (played: readonly Pair[]) => void,
): Promise<MatchReport> => {
  const { rules, first, second, games, seed } = match;
  const tasks = makeOpenings(rules, games / 2, seed).map(
    ({ moves }, index): PairTask => ({
      rules: rules.name,
      opening: moves,
      first,
      second,
      seed: mix(index, seed),
    }),
  );
  const played: Pair[] = [];
  const pairs = await mapParallel<PairTask, Pair>(
    new URL('./pair.ts', import.meta.url),
    tasks,
    threads,
    (pair) => {
      played.push(pair);
      onPair(played);
    },
  );
  return reportOf(match, pairs);
};

import { LEVELS, type Level } from '../../ai/index.ts';
import { initialPosition, makeFen, type Position, type Rules } from '../../engine/index.ts';
import { mapParallel } from '../parallel/map.ts';
import { median } from '../sample.ts';
import { run, type ThinkTask, type Thought } from './think.ts';
import { makeHeavyPositions, makeMiddlegames } from './trials.ts';

const SEED = 1;
const MIDDLEGAMES = 10;
const SPEED_NODES = 1_000_000;

const rateOf = ({ nodes, time }: Thought): number => (1000 * nodes) / time;

/** Nodes a second on this thread, by its own time on the processor: medians over positions. */
interface Speed {
  readonly rules: string;
  readonly start: number;
  readonly middlegames: number;
}

/** A million nodes from each position, after one search to warm up. */
export const measureSpeed = (rules: Rules): Speed => {
  const think = (position: Position): Thought =>
    run({ rules: rules.name, fen: makeFen(position), by: { nodes: SPEED_NODES } });
  const start = initialPosition(rules);
  think(start);
  return {
    rules: rules.name,
    start: median([start, start, start].map(think).map(rateOf)),
    middlegames: median(makeMiddlegames(rules, MIDDLEGAMES, SEED).map(think).map(rateOf)),
  };
};

/** How far a level looks, in plies, and what it takes: means over positions from the middle of games. */
interface Reach {
  readonly level: Level;
  readonly startDepth: number;
  readonly depth: number;
  readonly nodes: number;
  readonly time: number;
}

/** One entry for each level, all over the same positions. */
export const measureReach = (rules: Rules): readonly Reach[] => {
  const middlegames = makeMiddlegames(rules, MIDDLEGAMES, SEED);
  return LEVELS.map((level) => {
    const think = (position: Position): Thought =>
      run({ rules: rules.name, fen: makeFen(position), by: { level } });
    const thoughts = middlegames.map(think);
    // Means: a short time is told in steps as long as itself.
    const mean = (field: 'depth' | 'nodes' | 'time') =>
      thoughts.reduce((sum, thought) => sum + thought[field], 0) / thoughts.length;
    return {
      level,
      startDepth: think(initialPosition(rules)).depth,
      depth: mean('depth'),
      nodes: mean('nodes'),
      time: mean('time'),
    };
  });
};

/** The longest time on the processor, in milliseconds, that the top level took for a move, and where. */
interface LongestMove {
  readonly rules: string;
  readonly positions: number;
  /** Among positions of games, and among crowds and others that were made up; each thought about twice, the shorter time taken. */
  readonly inGames: Thought;
  readonly heavy: Thought;
  /** The same positions, each on a new thread, where nothing has been compiled yet: the heaviest few of both. */
  readonly cold: Thought;
}

const TOP: Level = 8;
const COLD = 6;

const longestOf = (thoughts: readonly Thought[]): Thought =>
  thoughts.reduce((longest, thought) => (thought.time > longest.time ? thought : longest));

/** Looks at `count` positions of games and `count` made-up ones. */
export const measureLongestMove = async (rules: Rules, count: number): Promise<LongestMove> => {
  const taskOf = (fen: string): ThinkTask => ({ rules: rules.name, fen, by: { level: TOP } });
  const thinkTwice = (position: Position): Thought => {
    const [one, other] = [run(taskOf(makeFen(position))), run(taskOf(makeFen(position)))];
    return one.time < other.time ? one : other;
  };
  const inGames = makeMiddlegames(rules, count, SEED).map(thinkTwice);
  const heavy = makeHeavyPositions(rules, count, SEED).map(thinkTwice);
  const heaviest = [...inGames, ...heavy].sort((a, b) => b.time - a.time).slice(0, COLD);
  const cold: Thought[] = [];
  for (const { fen } of heaviest) {
    cold.push(
      ...(await mapParallel<ThinkTask, Thought>(new URL('./think.ts', import.meta.url), [taskOf(fen)], 1)),
    );
  }
  return {
    rules: rules.name,
    positions: inGames.length + heavy.length,
    inGames: longestOf(inGames),
    heavy: longestOf(heavy),
    cold: longestOf(cold),
  };
};

import type { Level } from './levels.ts';
import type { Limits } from './types.ts';

/** What a level looks at, and how it errs. */
interface Strength {
  readonly limits: Limits;
  /** By how much a position's value is off at most, in hundredths of a man. The less, the less it errs; a little makes games differ. */
  readonly noise: number;
  /** Likewise for each of its own moves: how far from the best move it may stray. */
  readonly slack: number;
  /** Whether it judges as a beginner does, who counts men and kings and likes to go ahead, instead of by the tuned weights. */
  readonly simple: boolean;
}

/**
 * Every level plays captures to their end. The third and the fourth look three moves ahead for each side, and further where few pieces are
 * left; there the number of positions only keeps crowded ones in bounds. Above, positions are counted, and depth comes as it comes. What they
 * err by stays below a man from the third level on. docs/STRENGTH.md has the matches.
 */
export const STRENGTHS: { readonly [level in Level]: Strength } = {
  1: { limits: { depth: 2, nodes: 5_000 }, noise: 150, slack: 60, simple: true },
  2: { limits: { depth: 4, nodes: 20_000 }, noise: 90, slack: 50, simple: true },
  3: { limits: { depth: 6, leastNodes: 4_000, nodes: 80_000 }, noise: 30, slack: 40, simple: true },
  4: { limits: { depth: 6, leastNodes: 6_000, nodes: 80_000 }, noise: 30, slack: 50, simple: false },
  5: { limits: { nodes: 11_000 }, noise: 5, slack: 0, simple: false },
  6: { limits: { nodes: 23_000 }, noise: 4, slack: 0, simple: false },
  7: { limits: { nodes: 48_000 }, noise: 3, slack: 0, simple: false },
  8: { limits: { nodes: 105_000 }, noise: 2, slack: 0, simple: false },
};

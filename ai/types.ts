import type { Move } from '../engine/index.ts';

/** How far a search goes: it ends with the first limit that it meets. Never a clock: in production it stands still while one computes. */
export interface Limits {
  /** Positions visited, at least 1. */
  readonly nodes: number;
  /** Plies that are looked at before captures are played to their end, 1 to 64. */
  readonly depth?: number;
  /** Before so many positions the depth is no limit: where there is little to look at, one looks further. */
  readonly leastNodes?: number;
}

/** What a search knows after a depth that it has finished. */
export interface Progress {
  readonly depth: number;
  /** Positions visited so far. */
  readonly nodes: number;
  /** For the side to move, in hundredths of a man; a forced win in n plies is `WIN - n`, a forced loss `n - WIN`. */
  readonly score: number;
  /** The principal variation, the chosen move first. */
  readonly line: readonly Move[];
}

/** What a search came to: the last depth that it finished, and the best move and its value by then or found since. */
export interface Choice extends Progress {
  readonly move: Move;
}

/** How somebody outside follows a search. Neither changes what it finds, but that a stopped one answers with what it has. */
export interface Watch {
  readonly onProgress?: (progress: Progress) => void;
  /** Asked every thousand nodes or so. */
  readonly isStopped?: () => boolean;
}

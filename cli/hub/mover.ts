import type { Choice, Limits, Progress } from '../../ai/index.ts';
import type { Game } from '../../engine/index.ts';
import type { Strength } from './parameters.ts';

/** What a mover is given. */
export interface Task {
  /** The game up to now; its position has at least one legal move, and may be drawn already. */
  readonly game: Game;
  readonly seed: number;
  readonly strength: Strength;
  /** How far the search goes at full strength. */
  readonly limits: Limits;
  /** Aborted when the answer is wanted: the mover gives then the best that it has. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Chooses a legal move. The one seam between the protocol and whatever plays. */
export type Mover = (task: Task) => Promise<Choice>;

import { distinctMoves, type Game, type Move } from '../../engine/index.ts';
import type { Level } from './level.ts';
import { makeHubMove } from './move.ts';

/** Why a search is asked for: to play, on the opponent's time, or to learn about the position. */
export const MODES = ['think', 'ponder', 'analyze'] as const;
export type Mode = (typeof MODES)[number];

/** What a mover is given. */
export interface Task {
  /** The game up to now; its position has at least one legal move, and may be drawn already. */
  readonly game: Game;
  readonly level: Level;
  readonly mode: Mode;
  /** Aborted by `stop`: the mover answers then with the best that it has. */
  readonly signal: AbortSignal;
}

/** Chooses a legal move. The one seam between the protocol and whatever plays. */
export type Mover = (task: Task) => Promise<Move>;

/** Mulberry32: a generator of fractions from 0 up to 1 that is the same for the same seed. */
const randomFractions = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Plays any legal move, each with the same chance. The same seed gives the same moves, also when the engine lists them in another
 * order. It looks at no level and answers at once.
 */
export const randomMover = (seed: number): Mover => {
  const random = randomFractions(seed);
  return async ({ game }) => {
    const moves = new Map(distinctMoves(game.position).map((move) => [makeHubMove(move), move]));
    const names = [...moves.keys()].sort();
    const chosen = moves.get(names[Math.floor(random() * names.length)] ?? '');
    if (!chosen) throw new Error('A mover was asked without a legal move.');
    return chosen;
  };
};

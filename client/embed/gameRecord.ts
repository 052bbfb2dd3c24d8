import type { Move, Position } from '../../engine/types.ts';
import { retrying } from '../retrying.ts';

/** What was played on a board. */
export interface GameRecord {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** Loads who judges a game: it is over rarely, and never before the board is drawn. */
export const loadReferee = retrying(() => import('./later/referee.ts'));

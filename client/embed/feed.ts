import type { Color, Move } from '../../engine/types.ts';
import type { Movable } from '../board/settings.ts';
import type { BoardProblem } from '../board/words.ts';

/** What a board shows that is not its own: a table elsewhere, a game to replay. It sets the board's `position`. */
export interface Feed {
  /** What stands above and below the board, and belongs to it. */
  readonly above: unknown;
  readonly below: unknown;
  /** Whose pieces may be moved. */
  readonly movable: Movable;
  /** The side that sits below if the page does not say; null for the usual one. */
  readonly orientation: Color | null;
  readonly problems: readonly BoardProblem[];
  /** Hears of a move that somebody has made on the board. */
  played(move: Move): void;
  /** The board is on the page; it is told so again where it was moved there. */
  connected(): void;
  /** The board has left the page, or is fed by something else. */
  disconnected(): void;
  /** Another language is spoken. */
  speak?(): unknown;
}

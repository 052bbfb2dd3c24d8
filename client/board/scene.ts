import type { Move, Position } from '../../engine/types.ts';
import type { Selection } from './selection.ts';

/** What the board shows at one moment. */
export interface Scene {
  readonly position: Position;
  readonly selection: Selection;
  /** The moves that the player may choose from. */
  readonly moves: readonly Move[];
  readonly lastMove: Move | null;
}

import type { Look } from '../../drawing/looks.ts';
import type { Color, SquareSet } from '../../engine/types.ts';

/** Whose pieces a person may move. */
export type Movable = Color | 'both' | 'none';

/** How a board is to be drawn. */
export interface Settings extends Look {
  /** The side that sits below. */
  readonly orientation: Color;
  /** The squares of the rules, where there is no position; all where these are not known. */
  readonly squares: SquareSet;
}

import type { Color, Square } from '../engine/types.ts';

/** A square's side in the units of every drawing. */
export const UNIT = 100;

/** The board's side, without its frame. */
export const SIDE = 8 * UNIT;

/** The frame's width in the same units. */
export const FRAME = 12;

/** The board with its frame, from edge to edge. */
export const EXTENT = SIDE + 2 * FRAME;

/** The whole picture; a1's row and h8's column begin at 0. */
export const VIEW_BOX = `${-FRAME} ${-FRAME} ${EXTENT} ${EXTENT}`;

/** A place on the board as it is seen: `column` 0 to 7 from the left, `row` 0 to 7 from the top. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Where a square is seen; `orientation` is the side that sits below. */
export const placeOf = (square: Square, orientation: Color): Place =>
  orientation === 'white'
    ? { column: square & 7, row: 7 - (square >> 3) }
    : { column: 7 - (square & 7), row: square >> 3 };

/** The square that is seen at a place. */
export const squareAt = ({ column, row }: Place, orientation: Color): Square =>
  orientation === 'white' ? (7 - row) * 8 + column : row * 8 + 7 - column;

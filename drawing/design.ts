import type { Color } from '../engine/types.ts';
import type { Ink, Palette } from './palette.ts';
import type { Shape } from './shapes.ts';

/** What a theme gives a board. */
export interface ThemeDesign {
  readonly palette: Palette;
  /** Whether it is night whatever the page has. */
  readonly dark?: boolean;
  /** What lies on squares and frame, under the rules; nothing if not given. */
  readonly grain?: readonly Shape[];
  /** How much thicker than usual lines are. */
  readonly line?: number;
  /** Whether nothing has a shadow. */
  readonly flat?: boolean;
  /** The ink of letters and numbers on squares that the rules leave out; the frame's if not given. */
  readonly lettering?: Ink;
}

/** What a piece set gives a board, in one square of 100 units. A king is a man with a crown drawn over it, so that a man can be crowned before one's eyes. */
export interface PieceDesign {
  readonly man: (color: Color) => readonly Shape[];
  readonly crown: (color: Color) => readonly Shape[];
}

/** All that a board is drawn with in one look. */
export interface Outfit extends ThemeDesign, PieceDesign {}

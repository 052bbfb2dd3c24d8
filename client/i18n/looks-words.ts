import type { PieceSet, Theme } from '../../drawing/looks.ts';
import type { Coordinates } from '../../drawing/surface.ts';

/** What can be chosen of how boards look, in one language; it comes when somebody wants to choose. */
export interface LooksWords {
  readonly theme: string;
  readonly pieces: string;
  readonly coordinates: string;
  readonly called: { readonly [choice in Theme | PieceSet | Coordinates]: string };
}

import type { Outfit, PieceDesign } from './design.ts';
import type { PieceSet, Theme } from './looks.ts';
import type { Ink } from './palette.ts';
import { pieceSetNamed } from './pieceDesigns.ts';
import type { Shape } from './shapes.ts';
import { themeNamed } from './themeDesigns.ts';

/**
 * Flat is what has neither shadow nor gloss nor anything one sees through, and is of one color: where outlines of dark pieces are light, light sides would make them
 * look like light ones.
 */
const TOPS: { readonly [ink in Ink]?: Ink } = {
  ivoryEdge: 'ivory',
  blackEdge: 'black',
  blackGroove: 'black',
};

/** All that a board is drawn with in a look: the theme's colors and surface, and the set's pieces in the theme's manner. */
export const outfitOf = (theme: Theme, pieces: PieceSet): Outfit => {
  const design = themeNamed(theme);
  const set = pieceSetNamed(pieces);
  const { line = 1, flat = false } = design;
  const inManner = (shapes: readonly Shape[]): readonly Shape[] =>
    shapes
      .filter(({ opacity }) => !(flat && opacity))
      .map((shape): Shape => {
        const fill = (flat && shape.fill && TOPS[shape.fill]) || shape.fill;
        return { ...shape, ...(fill && { fill }), ...(shape.stroke && { width: (shape.width ?? 1) * line }) };
      });
  const dressed: PieceDesign = {
    man: (color) => inManner(set.man(color)),
    crown: (color) => inManner(set.crown(color)),
  };
  return { ...design, ...dressed };
};

import type { Outfit, PieceDesign } from './design.ts';
import type { PieceSet, Theme } from './looks.ts';
import { pieceSetNamed } from './pieceDesigns.ts';
import type { Shape } from './shapes.ts';
import { themeNamed } from './themeDesigns.ts';

/** All that a board is drawn with in a look: the theme's colors and surface, and the set's pieces in the theme's manner. */
export const outfitOf = (theme: Theme, pieces: PieceSet): Outfit => {
  const design = themeNamed(theme);
  const set = pieceSetNamed(pieces);
  const { line = 1, flat = false } = design;
  /** Flat is what has neither shadow nor gloss. */
  const inManner = (shapes: readonly Shape[]): readonly Shape[] =>
    shapes
      .filter(({ fill, opacity }) => !(flat && fill && opacity))
      .map((shape) => (shape.stroke ? { ...shape, width: (shape.width ?? 1) * line } : shape));
  const dressed: PieceDesign = {
    man: (color) => inManner(set.man(color)),
    crown: (color) => inManner(set.crown(color)),
  };
  return { ...design, ...dressed };
};

import { html, type TemplateResult } from 'lit';
import type { Outfit } from '../../drawing/design.ts';
import { VIEW_BOX } from '../../drawing/geometry.ts';
import { shapesMarkup } from '../../drawing/shapes.ts';
import { type Coordinates, coordinatesMarkup, surfaceShapes } from '../../drawing/surface.ts';
import type { Color, SquareSet } from '../../engine/types.ts';
import { drawn } from './drawn.ts';

/** Draws the lettering for the side that sits below. */
export type Letters = (below: Color) => TemplateResult;

/**
 * Frame, squares and lettering: what never moves.
 *
 * @param above more lettering, for somebody who sits above; undefined where nobody does
 */
export const surfaceTemplate = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
  outfit: Outfit,
  above?: (letters: Letters) => TemplateResult,
): TemplateResult => {
  const letters: Letters = (below) =>
    drawn(coordinatesMarkup(coordinates, below, squares, !!above, outfit.lettering));
  return html`
  <svg viewBox=${VIEW_BOX} aria-hidden="true">
    ${drawn(shapesMarkup(surfaceShapes(squares, orientation, outfit)))}
    <g part="coordinates">${letters(orientation)}${above?.(letters)}</g>
  </svg>
`;
};

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Outfit } from '../../drawing/design.ts';
import { UNIT, VIEW_BOX } from '../../drawing/geometry.ts';
import { shapesMarkup } from '../../drawing/shapes.ts';
import { type Coordinates, coordinatesMarkup, surfaceShapes } from '../../drawing/surface.ts';
import { opposite } from '../../engine/position.ts';
import type { Color, SquareSet } from '../../engine/types.ts';
import { drawn } from './drawn.ts';

/** Turned about the middle of the board. */
const TURNED = `rotate(180 ${4 * UNIT} ${4 * UNIT})`;

/**
 * Frame, squares and lettering: what never moves.
 *
 * @param facesBoth whether there is lettering for somebody above, too
 */
export const surfaceTemplate = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
  facesBoth: boolean,
  outfit: Outfit,
): TemplateResult => {
  const lettering = (below: Color) =>
    drawn(coordinatesMarkup(coordinates, below, squares, facesBoth, outfit.lettering));
  return html`
  <svg viewBox=${VIEW_BOX} aria-hidden="true">
    ${drawn(shapesMarkup(surfaceShapes(squares, orientation, outfit)))}
    <g part="coordinates">
      ${lettering(orientation)}
      ${facesBoth ? svg`<g transform=${TURNED}>${lettering(opposite(orientation))}</g>` : nothing}
    </g>
  </svg>
`;
};

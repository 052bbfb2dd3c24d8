import { html, nothing, svg, type TemplateResult } from 'lit';
import { UNIT, VIEW_BOX } from '../../drawing/geometry.ts';
import { type Coordinates, coordinatesMarkup, surfaceMarkup } from '../../drawing/surface.ts';
import { opposite } from '../../engine/position.ts';
import type { Color, SquareSet } from '../../engine/types.ts';
import { drawn } from './drawn.ts';

/** Turned about the middle of the board. */
const TURNED = `rotate(180 ${4 * UNIT} ${4 * UNIT})`;

/**
 * Frame, wood and lettering: what never moves.
 *
 * @param facesBoth whether there is lettering for somebody above, too
 */
export const surfaceTemplate = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
  facesBoth: boolean,
): TemplateResult => html`
  <svg viewBox=${VIEW_BOX} aria-hidden="true">
    ${drawn(surfaceMarkup(squares, orientation))}
    <g part="coordinates">
      ${drawn(coordinatesMarkup(coordinates, orientation, squares, facesBoth))}
      ${facesBoth ? svg`<g transform=${TURNED}>${drawn(coordinatesMarkup(coordinates, opposite(orientation), squares, true))}</g>` : nothing}
    </g>
  </svg>
`;

import { html, type TemplateResult } from 'lit';
import { VIEW_BOX } from '../../drawing/geometry.ts';
import { type Coordinates, coordinatesMarkup, surfaceMarkup } from '../../drawing/surface.ts';
import type { Color, SquareSet } from '../../engine/types.ts';
import { drawn } from './drawn.ts';

/** Frame, wood and lettering: what never moves. */
export const surfaceTemplate = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
): TemplateResult => html`
  <svg viewBox=${VIEW_BOX} aria-hidden="true">
    ${drawn(surfaceMarkup(squares, orientation))}
    <g part="coordinates">${drawn(coordinatesMarkup(coordinates, orientation, squares))}</g>
  </svg>
`;

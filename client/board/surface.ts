import { html, nothing, type TemplateResult } from 'lit';
import { VIEW_BOX } from '../../drawing/geometry.ts';
import { type Coordinates, coordinatesMarkup, surfaceMarkup } from '../../drawing/surface.ts';
import type { Color } from '../../engine/types.ts';
import { drawn } from './drawn.ts';

const SURFACE = drawn(surfaceMarkup());

const lettering = (coordinates: Coordinates) => ({
  white: drawn(coordinatesMarkup(coordinates, 'white')),
  black: drawn(coordinatesMarkup(coordinates, 'black')),
});
const LETTERING = { algebraic: lettering('algebraic'), turkish: lettering('turkish') };

/** Frame, wood and lettering: what never moves. */
export const surfaceTemplate = (coordinates: Coordinates, orientation: Color): TemplateResult => html`
  <svg viewBox=${VIEW_BOX} aria-hidden="true">
    ${SURFACE}
    <g part="coordinates">${coordinates === 'none' ? nothing : LETTERING[coordinates][orientation]}</g>
  </svg>
`;

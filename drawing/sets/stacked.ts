import type { Color } from '../../engine/types.ts';
import type { PieceDesign } from '../design.ts';
import { MATERIALS, SHADOW } from '../materials.ts';
import type { Shape } from '../shapes.ts';
import { disc, rim } from './discs.ts';

/** How high the second disc lies. */
const LIFT = 9.5;

/** Where the second disc ends, told from the first one's side: between two dark discs no outline is seen. */
const seam = (color: Color): Shape => ({
  kind: 'path',
  d: rim(LIFT - 2.6),
  stroke: MATERIALS[color].crown,
  width: 3.6,
});

/** Turned discs; a king is two of them. */
export const stacked: PieceDesign = {
  man: (color) => [...SHADOW, ...disc(color)],
  crown: (color) => [seam(color), ...disc(color, LIFT)],
};

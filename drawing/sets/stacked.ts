import type { PieceDesign } from '../design.ts';
import { SHADOW } from '../materials.ts';
import { disc } from './discs.ts';

/** Turned discs; a king is two of them. */
export const stacked: PieceDesign = {
  man: (color) => [...SHADOW, ...disc(color)],
  crown: (color) => disc(color, 9.5),
};

import type { Color } from '../engine/types.ts';
import type { Ink } from './palette.ts';
import type { Shape } from './shapes.ts';

/** What a side's pieces are made of. */
interface Material {
  readonly top: Ink;
  readonly edge: Ink;
  readonly line: Ink;
  readonly groove: Ink;
  readonly crown: Ink;
  readonly swirl: Ink;
}

/** The inks of each side's pieces, which every theme gives its own colors. */
export const MATERIALS: { readonly [color in Color]: Material } = {
  white: {
    top: 'ivory',
    edge: 'ivoryEdge',
    line: 'ivoryLine',
    groove: 'ivoryGroove',
    crown: 'walnut',
    swirl: 'ivoryEdge',
  },
  black: {
    top: 'black',
    edge: 'blackEdge',
    line: 'blackEdge',
    groove: 'blackGroove',
    crown: 'brass',
    swirl: 'blackGroove',
  },
};

/** A circle, or an ellipse of another height, around the middle of a square. */
export const round = (
  y: number,
  rx: number,
  ry = rx,
): { kind: 'ellipse'; x: number; y: number; rx: number; ry: number } => ({
  kind: 'ellipse',
  x: 50,
  y,
  rx,
  ry,
});

/** A soft shadow without a filter: fainter and fainter discs, each a little larger. */
export const SHADOW: readonly Shape[] = [40.5, 38.5].map((radius) => ({
  ...round(57, radius, radius * 0.97),
  fill: 'shadow',
  opacity: 0.18,
}));

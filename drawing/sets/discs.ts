import type { Color } from '../../engine/types.ts';
import type { PieceDesign } from '../design.ts';
import { MATERIALS, round, SHADOW } from '../materials.ts';
import type { Shape } from '../shapes.ts';

const RADIUS = 37;
/** The top's center lies a little above the square's, the lower edge below it: the disc is seen from the front. */
const TOP_Y = 47.5;
const EDGE_Y = 53.5;
/** Foreshortening: how flat the circles look. */
const FLATNESS = 0.97;

const ring = (y: number, radius: number) => round(y, radius, Math.round(radius * FLATNESS * 10) / 10);

const half = (lift: number): string =>
  `${50 - RADIUS} ${EDGE_Y - lift}A${RADIUS} ${RADIUS * FLATNESS} 0 0 0 ${50 + RADIUS} ${EDGE_Y - lift}`;

/** The lower half of a disc's lower edge, that which is seen; `lift` is how high it lies. */
export const rim = (lift: number): string => `M${half(lift)}`;

/** The edge's outline: the hull of the lower and the upper circle. */
const hull = (lift: number): string => `M${50 - RADIUS} ${TOP_Y - lift}L${half(lift)}V${TOP_Y - lift}Z`;

/** A turned disc without its shadow: edge, top, a chamfer at its rim and one groove; `lift` is how high it lies. */
export const disc = (color: Color, lift = 0): readonly Shape[] => {
  const { top, edge, line, groove } = MATERIALS[color];
  return [
    { kind: 'path', d: hull(lift), fill: edge, stroke: line, width: 1.6 },
    { ...ring(TOP_Y - lift, RADIUS), fill: top, stroke: line, width: 1.6 },
    { ...ring(TOP_Y - lift, 34.4), stroke: groove, width: 1, opacity: 0.5 },
    { ...ring(TOP_Y - lift, 28), stroke: groove, width: 1.8 },
  ];
};

/** Three points with a ball each over a band. */
const CROWN =
  'M31.5 38 40.5 46 50 29.5 59.5 46 68.5 38 65 56.5H35ZM35 59.5H65V64H35Z' +
  [31.5, 50, 68.5].map((x) => `M${x - 3} ${x === 50 ? 27.5 : 36}a3 3 0 1 1 6 0a3 3 0 1 1-6 0`).join('');

/** Turned discs; a king wears a crown of brass or walnut. */
export const discs: PieceDesign = {
  man: (color) => [...SHADOW, ...disc(color)],
  crown: (color) => [{ kind: 'path', d: CROWN, fill: MATERIALS[color].crown }],
};

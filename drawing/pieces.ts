import type { Color, Piece } from '../engine/types.ts';
import type { Ink } from './palette.ts';
import type { Shape } from './shapes.ts';

interface Material {
  readonly top: Ink;
  readonly edge: Ink;
  readonly line: Ink;
  readonly groove: Ink;
  readonly crown: Ink;
}

const IVORY: Material = {
  top: 'ivory',
  edge: 'ivoryEdge',
  line: 'ivoryLine',
  groove: 'ivoryGroove',
  crown: 'walnut',
};
const EBONY: Material = {
  top: 'black',
  edge: 'blackEdge',
  line: 'blackEdge',
  groove: 'blackGroove',
  crown: 'brass',
};

const RADIUS = 37;
/** The top's center lies a little above the square's, the lower edge below it: the disc is seen from the front. */
const TOP_Y = 47.5;
const EDGE_Y = 53.5;
/** Foreshortening: how flat the circles look. */
const FLATNESS = 0.97;

const ring = (
  y: number,
  radius: number,
): { kind: 'ellipse'; x: number; y: number; rx: number; ry: number } => ({
  kind: 'ellipse',
  x: 50,
  y,
  rx: radius,
  ry: Math.round(radius * FLATNESS * 10) / 10,
});

/** A soft shadow without a filter: fainter and fainter discs, each a little larger. */
const SHADOW: readonly Shape[] = [40.5, 38.5].map((radius) => ({
  ...ring(57.5, radius),
  fill: 'shadow',
  opacity: 0.18,
}));

/** The edge's outline: the hull of the lower and the upper circle. */
const HULL = `M${50 - RADIUS} ${TOP_Y}V${EDGE_Y}A${RADIUS} ${RADIUS * FLATNESS} 0 0 0 ${50 + RADIUS} ${EDGE_Y}V${TOP_Y}Z`;

/** Three points with a ball each over a band. */
const CROWN =
  'M31.5 38 40.5 46 50 29.5 59.5 46 68.5 38 65 56.5H35ZM35 59.5H65V64H35Z' +
  [31.5, 50, 68.5].map((x) => `M${x - 3} ${x === 50 ? 27.5 : 36}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`).join('');

/** A crown alone, for a man that is crowned before one's eyes. */
export const crownShapes = (color: Color): readonly Shape[] => [
  { kind: 'path', d: CROWN, fill: (color === 'white' ? IVORY : EBONY).crown },
];

/** A turned disc with its shadow, edge, top, a chamfer at its rim and one groove; a king wears a crown. One square of 100 units. */
export const pieceShapes = (piece: Piece): readonly Shape[] => {
  const { top, edge, line, groove } = piece.color === 'white' ? IVORY : EBONY;
  return [
    ...SHADOW,
    { kind: 'path', d: HULL, fill: edge, stroke: line, width: 1.6 },
    { ...ring(TOP_Y, RADIUS), fill: top, stroke: line, width: 1.6 },
    { ...ring(TOP_Y, 34.4), stroke: groove, width: 1, opacity: 0.5 },
    { ...ring(TOP_Y, 28), stroke: groove, width: 1.8 },
    ...(piece.role === 'king' ? crownShapes(piece.color) : []),
  ];
};

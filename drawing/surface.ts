import { makeSquare } from '../engine/notation.ts';
import type { Color } from '../engine/types.ts';
import { FRAME, squareAt, UNIT } from './geometry.ts';
import type { Ink } from './palette.ts';
import { type Paint, paintMarkup, shapesMarkup, stopMarkup } from './shapes.ts';

/** How the squares are labelled: not at all, or at the edges that a European or a Turkish board has them. */
export const COORDINATES = ['algebraic', 'turkish', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** The side that sits below when nobody says which: a Turkish board has White at the top. */
export const usualOrientation = (coordinates: Coordinates): Color =>
  coordinates === 'turkish' ? 'black' : 'white';

const SIDE = 8 * UNIT;

/** Light and dark strips of one plank, from left to right. */
const STRIPS: readonly (readonly [offset: number, ink: Ink])[] = [
  [0, 'wood'],
  [0.11, 'secondWood'],
  [0.2, 'wood'],
  [0.31, 'secondWood'],
  [0.45, 'wood'],
  [0.55, 'wood'],
  [0.66, 'secondWood'],
  [0.79, 'wood'],
  [0.9, 'secondWood'],
  [1, 'wood'],
];

/** A fixed row of numbers from 0 to 1 that looks unruly: squares times the golden ratio, without their whole part. */
const unruly = (n: number): number => (n * n * 0.618034) % 1;

/** Swaying lines from the upper to the lower edge, the `phase`th of three kinds. */
const grainLines = (phase: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const n = index * 3 + phase;
    const x = Math.round((n + unruly(n)) * 23.5);
    const sway = Math.round((unruly(n + 40) - 0.5) * 14);
    return `M${x} 0q${sway} 200 0 400t0 400`;
  }).join('');

const GRAIN = [
  { phase: 0, width: 1, opacity: 0.5 },
  { phase: 1, width: 2.2, opacity: 0.28 },
  { phase: 2, width: 0.7, opacity: 0.6 },
]
  .map(
    ({ phase, ...paint }) => `<path d="${grainLines(phase)}" ${paintMarkup({ stroke: 'grain', ...paint })}/>`,
  )
  .join('');

const INNER_RULES = [1, 2, 3, 4, 5, 6, 7].map((n) => `M${n * UNIT} 0V${SIDE}M0 ${n * UNIT}H${SIDE}`).join('');

/** A square around the board, this far outside it. */
const around = (margin: number, radius: number, paint: Paint): string =>
  `<rect x="${-margin}" y="${-margin}" width="${SIDE + 2 * margin}" height="${SIDE + 2 * margin}" rx="${radius}" ${paintMarkup(paint)}/>`;

/** The frame with its inlaid line, the wood with its grain, and the rules: all that lies under pieces and marks. */
export const surfaceMarkup = (): string =>
  around(FRAME, 16, { fill: 'frame' }) +
  around(7, 10, { stroke: 'grain', opacity: 0.6 }) +
  `<linearGradient id="strips">${STRIPS.map(([offset, ink]) => stopMarkup(offset, ink)).join('')}</linearGradient>` +
  `<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="url(#strips)"/>` +
  GRAIN +
  shapesMarkup([{ kind: 'path', d: INNER_RULES, stroke: 'rule', width: 1.8 }]);

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** From an edge of the board or a square to its lettering. */
const INDENT = 5;
const LEFT = EIGHT.map(() => INDENT);
const RIGHT = EIGHT.map(() => SIDE - INDENT);
const STARTS = EIGHT.map((n) => n * UNIT + INDENT);
const ENDS = EIGHT.map((n) => (n + 1) * UNIT - INDENT);

/** Eight single characters, each at a place of its own: `dy` moves text down by its own height, whatever it is. */
const hanging = (xs: readonly number[], ys: readonly number[], text: string): string =>
  `<text x="${xs.join(' ')}" y="${ys.join(' ')}" dy="${EIGHT.map(() => '.9em').join(' ')}">${text}</text>`;
const standing = (xs: readonly number[], ys: readonly number[], text: string): string =>
  `<text x="${xs.join(' ')}" y="${ys.join(' ')}" text-anchor="end">${text}</text>`;

/**
 * Letters and numbers small inside the squares of two edges. Algebraic: numbers down the left, letters along the
 * bottom. Turkish: numbers down the right, letters along the top, as a board has them whose a1 is at the top right.
 */
export const coordinatesMarkup = (coordinates: Coordinates, orientation: Color): string => {
  if (coordinates === 'none') return '';
  const nameAt = (column: number, row: number): string => makeSquare(squareAt({ column, row }, orientation));
  const files = EIGHT.map((column) => nameAt(column, 0).charAt(0)).join('');
  const ranks = EIGHT.map((row) => nameAt(0, row).charAt(1)).join('');
  const labels =
    coordinates === 'turkish'
      ? hanging(STARTS, LEFT, files) + standing(RIGHT, ENDS, ranks)
      : standing(ENDS, RIGHT, files) + hanging(LEFT, STARTS, ranks);
  const font = 'font-family="system-ui,sans-serif" font-weight="600" font-size="15"';
  return `<g ${paintMarkup({ fill: 'coordinate' })} ${font}>${labels}</g>`;
};

/** A style rule for the coordinates of a small board, so that they stay readable. */
export const SMALL_COORDINATES = 'text{font-size:21px}';

import { makeSquare } from '../engine/notation.ts';
import { ALL_SQUARES, difference, hasSquare, squaresOf } from '../engine/squareSet.ts';
import type { Color, SquareSet } from '../engine/types.ts';
import { FRAME, type Place, placeOf, squareAt, UNIT } from './geometry.ts';
import type { Ink } from './palette.ts';
import { type Paint, paintMarkup, shapesMarkup, stopMarkup } from './shapes.ts';

/** How the squares are labelled: not at all, or at the edges that a European or a Turkish board has them. */
export const COORDINATES = ['algebraic', 'turkish', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** The side that sits below when nobody says which: a Turkish board has White at the top. */
export const usualOrientation = (coordinates: Coordinates): Color =>
  coordinates === 'turkish' ? 'black' : 'white';

const SIDE = 8 * UNIT;
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where the light and the dark strips of one plank are at their purest, in turn, from left to right. */
const STRIPS = [0, 0.11, 0.2, 0.31, 0.5, 0.66, 0.79, 0.9, 1];

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

/** The squares that the rules leave out (R1). */
const unusedMarkup = (squares: SquareSet, orientation: Color): string => {
  const d = squaresOf(difference(ALL_SQUARES, squares))
    .map((square) => placeOf(square, orientation))
    .map(({ column, row }) => `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`)
    .join('');
  return d && shapesMarkup([{ kind: 'path', d, fill: 'paleWood' }]);
};

/**
 * The frame with its inlaid line, the wood with its grain, and the rules: all that lies under pieces and marks. Where some squares are
 * not used, they are the light ones.
 */
export const surfaceMarkup = (squares: SquareSet, orientation: Color): string =>
  around(FRAME, 16, { fill: 'frame' }) +
  around(7, 10, { stroke: 'grain', opacity: 0.6 }) +
  `<linearGradient id="strips">${STRIPS.map((offset, n) => stopMarkup(offset, n % 2 ? 'secondWood' : 'wood')).join('')}</linearGradient>` +
  `<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="url(#strips)"/>` +
  unusedMarkup(squares, orientation) +
  GRAIN +
  shapesMarkup([{ kind: 'path', d: INNER_RULES, stroke: 'rule', width: 1.8 }]);

/** From a square's edges to its lettering. */
const INDENT = 5;

/**
 * Letters and numbers small inside the squares of two edges. Algebraic: numbers down the left, letters along the
 * bottom. Turkish: numbers down the right, letters along the top, as a board has them whose a1 is at the top right.
 *
 * @param shared whether somebody opposite has lettering of their own: then the letters stand at the other side of their squares, so that
 * no corner holds two, and none lies beside a number of another square
 */
export const coordinatesMarkup = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
  shared = false,
): string => {
  if (coordinates === 'none') return '';
  const turkish = coordinates === 'turkish';
  /** One character of each square's name, at the square's upper left, moved down by its own height, whatever that is, or at the lower right. */
  const characters = (places: readonly Place[], at: 0 | 1, hanging: boolean, ink: Ink): string => {
    const here = places.filter(
      (place) => hasSquare(squares, squareAt(place, orientation)) === (ink === 'coordinate'),
    );
    if (here.length === 0) return '';
    const list = (of: (place: Place) => number | string): string => here.map(of).join(' ');
    const inset = (near: boolean): number => (near ? INDENT : UNIT - INDENT);
    const atLeft = hanging !== (shared && at === 0);
    const x = list(({ column }) => column * UNIT + inset(atLeft));
    const y = list(({ row }) => row * UNIT + inset(hanging));
    const align = `${hanging ? ` dy="${list(() => '.9em')}"` : ''}${atLeft ? '' : ' text-anchor="end"'}`;
    const text = here.map((place) => makeSquare(squareAt(place, orientation)).charAt(at)).join('');
    return `<text x="${x}" y="${y}"${align} ${paintMarkup({ fill: ink })}>${text}</text>`;
  };
  const files = EIGHT.map((column) => ({ column, row: turkish ? 0 : 7 }));
  const ranks = EIGHT.map((row) => ({ column: turkish ? 7 : 0, row }));
  const texts = (['coordinate', 'frame'] as const).map(
    (ink) => characters(files, 0, turkish, ink) + characters(ranks, 1, !turkish, ink),
  );
  return `<g font-family="system-ui,sans-serif" font-weight="600" font-size="15">${texts.join('')}</g>`;
};

/** A style rule for the coordinates of a small board, so that they stay readable. */
export const SMALL_COORDINATES = 'text{font-size:21px}';

import { makeSquare } from '../engine/notation.ts';
import { ALL_SQUARES, difference, hasSquare, squaresOf } from '../engine/squareSet.ts';
import type { Color, SquareSet } from '../engine/types.ts';
import type { ThemeDesign } from './design.ts';
import { FRAME, type Place, placeOf, SIDE, squareAt, UNIT } from './geometry.ts';
import type { Ink } from './palette.ts';
import { type ColorOf, ownColor, paintMarkup, type Shape } from './shapes.ts';

/** How the squares are labelled: not at all, or at the edges that a European or a Turkish board has them. */
export const COORDINATES = ['algebraic', 'turkish', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** The side that sits below when nobody says which: a Turkish board has White at the top. */
export const usualOrientation = (coordinates: Coordinates): Color =>
  coordinates === 'turkish' ? 'black' : 'white';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** A square around the board, this far outside it, with rounded corners. */
const around = (margin: number, radius: number): string => {
  const straight = SIDE + 2 * (margin - radius);
  const corner = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return `M${radius - margin} ${-margin}h${straight}${corner(1, 1)}v${straight}${corner(-1, 1)}h${-straight}${corner(-1, -1)}v${-straight}${corner(1, -1)}Z`;
};

const INNER_RULES = [1, 2, 3, 4, 5, 6, 7].map((n) => `M${n * UNIT} 0V${SIDE}M0 ${n * UNIT}H${SIDE}`).join('');

/** The squares that the rules leave out (R1). */
const unused = (squares: SquareSet, orientation: Color): string =>
  squaresOf(difference(ALL_SQUARES, squares))
    .map((square) => placeOf(square, orientation))
    .map(({ column, row }) => `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`)
    .join('');

/** The frame with its inlaid line, the squares, and the rules between them: all that lies under pieces, marks and lettering. */
export const surfaceShapes = (
  squares: SquareSet,
  orientation: Color,
  { grain = [], line = 1 }: ThemeDesign,
): readonly Shape[] => {
  const d = unused(squares, orientation);
  return [
    { kind: 'path', d: around(FRAME, 16), fill: 'frame' },
    { kind: 'path', d: around(7, 10), stroke: 'grain', opacity: 0.6 },
    { kind: 'path', d: around(0, 0), fill: 'wood' },
    ...(d ? [{ kind: 'path', d, fill: 'paleWood' } as const] : []),
    ...grain,
    { kind: 'path', d: INNER_RULES, stroke: 'rule', width: 1.8 * line },
  ];
};

/** From a square's edges to its lettering. */
const INDENT = 5;

/**
 * Letters and numbers small inside the squares of two edges. Algebraic: numbers down the left, letters along the
 * bottom. Turkish: numbers down the right, letters along the top, as a board has them whose a1 is at the top right.
 *
 * @param shared whether somebody opposite has lettering of their own: then the letters stand at the other side of their squares, so that
 * no corner holds two, and none lies beside a number of another square
 * @param lettering the ink on squares that are not used
 */
export const coordinatesMarkup = (
  coordinates: Coordinates,
  orientation: Color,
  squares: SquareSet,
  shared = false,
  lettering: Ink = 'frame',
  colorOf: ColorOf = ownColor,
): string => {
  if (coordinates === 'none') return '';
  const turkish = coordinates === 'turkish';
  /** One character of each square's name, at the square's upper left, moved down by its own height, whatever that is, or at the lower right. */
  const characters = (places: readonly Place[], at: 0 | 1, hanging: boolean, used: boolean): string => {
    const here = places.filter((place) => hasSquare(squares, squareAt(place, orientation)) === used);
    if (here.length === 0) return '';
    const list = (of: (place: Place) => number | string): string => here.map(of).join(' ');
    const inset = (near: boolean): number => (near ? INDENT : UNIT - INDENT);
    const atLeft = hanging !== (shared && at === 0);
    const x = list(({ column }) => column * UNIT + inset(atLeft));
    const y = list(({ row }) => row * UNIT + inset(hanging));
    const align = `${hanging ? ` dy="${list(() => '.9em')}"` : ''}${atLeft ? '' : ' text-anchor="end"'}`;
    const text = here.map((place) => makeSquare(squareAt(place, orientation)).charAt(at)).join('');
    return `<text x="${x}" y="${y}"${align} ${paintMarkup({ fill: used ? 'coordinate' : lettering }, colorOf)}>${text}</text>`;
  };
  const files = EIGHT.map((column) => ({ column, row: turkish ? 0 : 7 }));
  const ranks = EIGHT.map((row) => ({ column: turkish ? 7 : 0, row }));
  const texts = [true, false].map(
    (used) => characters(files, 0, turkish, used) + characters(ranks, 1, !turkish, used),
  );
  return `<g font-family="system-ui,sans-serif" font-weight="600" font-size="15">${texts.join('')}</g>`;
};

/** A style rule for the coordinates of a small board, so that they stay readable. */
export const SMALL_COORDINATES = 'text{font-size:21px}';

import { makeSquare } from '../engine/notation.ts';
import { ALL_SQUARES, difference, hasSquare, squaresOf } from '../engine/squareSet.ts';
import type { Color, SquareSet } from '../engine/types.ts';
import type { ThemeDesign } from './design.ts';
import { type Place, placeOf, SIDE, squareAt, UNIT } from './geometry.ts';
import type { Ink } from './palette.ts';
import { type ColorOf, ownColor, paintMarkup, type Shape } from './shapes.ts';

/** How the squares are labelled: not at all, or at the edges that a European or a Turkish board has them. */
export const COORDINATES = ['algebraic', 'turkish', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** The side that sits below when nobody says which: a Turkish board has White at the top. */
export const usualOrientation = (coordinates: Coordinates): Color =>
  coordinates === 'turkish' ? 'black' : 'white';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** The frame, with rounded corners. */
const FRAMED =
  'M4 -12H796A16 16 0 0 1 812 4V796A16 16 0 0 1 796 812H4A16 16 0 0 1 -12 796V4A16 16 0 0 1 4 -12Z';

const INNER_RULES = EIGHT.slice(1)
  .map((n) => `M${n * UNIT} 0V${SIDE}M0 ${n * UNIT}H${SIDE}`)
  .join('');

/** The squares that the rules leave out (R1). */
const unused = (squares: SquareSet, orientation: Color): string =>
  squaresOf(difference(ALL_SQUARES, squares))
    .map((square) => placeOf(square, orientation))
    .map(({ column, row }) => `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`)
    .join('');

/** The frame, the squares, and the rules between them: all that lies under pieces, marks and lettering. */
export const surfaceShapes = (
  squares: SquareSet,
  orientation: Color,
  { grain = [], line = 1 }: ThemeDesign,
): readonly Shape[] => {
  const d = unused(squares, orientation);
  return [
    { kind: 'path', d: FRAMED, fill: 'frame' },
    { kind: 'path', d: `M0 0H${SIDE}V${SIDE}H0Z`, fill: 'wood' },
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
  /** One character of a square's name, at the upper left, moved down by its own height, whatever that is, or at the lower right. */
  const character = (place: Place, at: 0 | 1, hanging: boolean): string => {
    const square = squareAt(place, orientation);
    const atLeft = hanging !== (shared && at === 0);
    const inset = (near: boolean): number => (near ? INDENT : UNIT - INDENT);
    const fill = hasSquare(squares, square) ? 'coordinate' : lettering;
    return `<text x="${place.column * UNIT + inset(atLeft)}" y="${place.row * UNIT + inset(hanging)}"${
      hanging ? ' dy=".9em"' : ''
    }${atLeft ? '' : ' text-anchor="end"'} ${paintMarkup({ fill }, colorOf)}>${makeSquare(square)[at]}</text>`;
  };
  const texts = EIGHT.map(
    (n) =>
      character({ column: n, row: turkish ? 0 : 7 }, 0, turkish) +
      character({ column: turkish ? 7 : 0, row: n }, 1, !turkish),
  );
  return `<g font-family="system-ui,sans-serif" font-weight="600" font-size="15">${texts.join('')}</g>`;
};

/** A style rule for the coordinates of a small board, so that they stay readable. */
export const SMALL_COORDINATES = 'text{font-size:21px}';

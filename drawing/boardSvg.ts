import { destination } from '../engine/moves.ts';
import { piecesOf } from '../engine/position.ts';
import {
  COLORS,
  type Color,
  type Move,
  type Piece,
  type Position,
  ROLES,
  type Square,
} from '../engine/types.ts';
import { escaped } from './escape.ts';
import { placeOf, UNIT, VIEW_BOX } from './geometry.ts';
import type { PieceSet, Theme } from './looks.ts';
import { markShapes } from './marks.ts';
import { outfitOf } from './outfits.ts';
import { INK_USES, type Ink, type Palette } from './palette.ts';
import { type Shape, shapesMarkup } from './shapes.ts';
import {
  type Coordinates,
  coordinatesMarkup,
  SMALL_COORDINATES,
  surfaceShapes,
  usualOrientation,
} from './surface.ts';

/** What a picture shows besides the position; every part may be left out. */
interface PictureOptions {
  /** The side that sits below; white if not given, black with Turkish coordinates. */
  readonly orientation?: Color;
  readonly lastMove?: Move;
  /** Width and height in CSS pixels; 480 if not given. */
  readonly size?: number;
  /** What the picture is called, and what it shows, for those who do not see it. Any text; it is escaped. */
  readonly title?: string;
  readonly description?: string;
  readonly coordinates?: Coordinates;
  /** The colors and the surface; pistachio if not given. */
  readonly theme?: Theme;
  /** The piece set; sweets if not given. */
  readonly pieces?: PieceSet;
}

const PIECES: readonly Piece[] = COLORS.flatMap((color) => ROLES.map((role) => ({ color, role })));

const pieceId = ({ color, role }: Piece): string => `${color}-${role}`;

const INKS = Object.keys(INK_USES) as readonly Ink[];

/** Larger lettering on a small picture, and the night's colors of what is drawn. */
const styleFor = (markup: string, palette: Palette): string => {
  const rules = INKS.flatMap((ink) =>
    (['fill', 'stroke'] as const)
      .map((use) => ({ use, name: use === 'fill' ? ink : `${ink}-stroke` }))
      .filter(
        ({ name }) => new RegExp(`[" ]${name}[" ]`).test(markup) && palette[ink].night !== palette[ink].day,
      )
      .map(({ use, name }) => `.${name}{${use}:${palette[ink].night}}`),
  );
  return [
    `@media(max-width:420px){${SMALL_COORDINATES}}`,
    rules.length > 0 ? `@media(prefers-color-scheme:dark){${rules.join('')}}` : '',
  ].join('');
};

/**
 * The position as an SVG file of its own, by day and by night. The same input gives the same text; no scripts, no
 * links to elsewhere, and without its style sheet (under a host's policy) it is still right by day.
 */
export const boardSvg = (position: Position, options: PictureOptions = {}): string => {
  const { lastMove, size = 480, title, description, coordinates = 'algebraic' } = options;
  const outfit = outfitOf(options.theme ?? 'pistachio', options.pieces ?? 'sweets');
  const orientation = options.orientation ?? usualOrientation(coordinates);
  const { squares } = position.rules;
  const { palette, man, crown } = outfit;
  const day = (ink: Ink): string => palette[ink].day;
  const markup = (shapes: readonly Shape[]): string => shapesMarkup(shapes, day);
  const pieces = piecesOf(position);
  const put = (id: string, square: Square): string => {
    const { column, row } = placeOf(square, orientation);
    return `<use href="#${id}" x="${column * UNIT}" y="${row * UNIT}"/>`;
  };
  const used = PIECES.filter((kind) =>
    pieces.some(({ piece }) => piece.color === kind.color && piece.role === kind.role),
  );
  const marked = lastMove ? [lastMove.from, destination(lastMove)] : [];
  const drawing = [
    `<defs>${lastMove ? `<g id="last-move">${markup(markShapes('lastMove'))}</g>` : ''}`,
    ...used.map(
      (piece) =>
        `<g id="${pieceId(piece)}">${markup(man(piece.color))}${piece.role === 'king' ? markup(crown(piece.color)) : ''}</g>`,
    ),
    '</defs>',
    markup(surfaceShapes(squares, orientation, outfit)),
    coordinatesMarkup(coordinates, orientation, squares, false, outfit.lettering, day),
    ...marked.map((square) => put('last-move', square)),
    ...pieces.map(({ square, piece }) => put(pieceId(piece), square)),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${VIEW_BOX}" role="img">`,
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    description === undefined ? '' : `<desc>${escaped(description)}</desc>`,
    `<style>${styleFor(drawing, palette)}</style>`,
    drawing,
    '</svg>',
  ].join('');
};

import { BOARD_INKS, BOARD_PALETTE, type Ink } from './palette.ts';

/** How a shape is painted; what is left out is not drawn. */
export interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** The stroke's width in units. */
  readonly width?: number;
  /** 0 to 1, fill and stroke alike. */
  readonly opacity?: number;
}

/** One shape in units: 100 to a square, y downward. */
export type Shape = Paint &
  (
    | {
        readonly kind: 'ellipse';
        readonly x: number;
        readonly y: number;
        readonly rx: number;
        readonly ry: number;
      }
    | { readonly kind: 'path'; readonly d: string }
  );

const USES = ['fill', 'stroke', 'stop-color'] as const;
type Use = (typeof USES)[number];

/** The class that an ink is painted by, so that a style sheet can change what the attributes say. */
const className = (ink: Ink, use: Use): string => (use === 'fill' ? ink : `${ink}-${use}`);

const day = (ink: Ink): string => BOARD_PALETTE[ink].day;

/** Attributes and classes of a paint. The attributes are the day's colors, for where no style sheet is allowed. */
export const paintMarkup = ({ fill, stroke, width, opacity }: Paint): string => {
  const classes = [
    ...(fill ? [className(fill, 'fill')] : []),
    ...(stroke ? [className(stroke, 'stroke')] : []),
  ].join(' ');
  return [
    `class="${classes}" fill="${fill ? day(fill) : 'none'}"`,
    stroke ? ` stroke="${day(stroke)}" stroke-width="${width ?? 1}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
};

/** A gradient's stop; `offset` from 0 to 1. */
export const stopMarkup = (offset: number, ink: Ink): string =>
  `<stop offset="${offset}" class="${className(ink, 'stop-color')}" stop-color="${day(ink)}"/>`;

const shapeMarkup = (shape: Shape): string => {
  const paint = paintMarkup(shape);
  return shape.kind === 'path'
    ? `<path d="${shape.d}" ${paint}/>`
    : `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}" ${paint}/>`;
};

/** Shapes as SVG, in their order. */
export const shapesMarkup = (shapes: readonly Shape[]): string => shapes.map(shapeMarkup).join('');

/** The classes that a drawing is painted by. */
export const classesOf = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Style rules that paint with other colors than the attributes say: for every class, or only for those given. */
export const inkRules = (colorOf: (ink: Ink) => string, classes?: ReadonlySet<string>): string =>
  BOARD_INKS.flatMap((ink) =>
    USES.filter((use) => classes?.has(className(ink, use)) ?? true).map(
      (use) => `.${className(ink, use)}{${use}:${colorOf(ink)}}`,
    ),
  ).join('');

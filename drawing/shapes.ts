import { BOARD_INKS, DAY, type Ink } from './palette.ts';

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

type Use = 'fill' | 'stroke' | 'stop-color';

/** The class that an ink is painted by, so that a style sheet can change what the attributes say. */
const className = (ink: Ink, use: Use): string => (use === 'stroke' ? `${ink}-stroke` : ink);

/** Attributes and classes of a paint. The attributes are the day's colors, for where no style sheet is allowed. */
export const paintMarkup = ({ fill, stroke, width, opacity }: Paint): string => {
  const classes = [
    ...(fill ? [className(fill, 'fill')] : []),
    ...(stroke ? [className(stroke, 'stroke')] : []),
  ].join(' ');
  return [
    `class="${classes}" fill="${fill ? DAY[fill] : 'none'}"`,
    stroke ? ` stroke="${DAY[stroke]}" stroke-width="${width ?? 1}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
};

/** A gradient's stop; `offset` from 0 to 1. */
export const stopMarkup = (offset: number, ink: Ink): string =>
  `<stop offset="${offset}" class="${className(ink, 'stop-color')}" stop-color="${DAY[ink]}"/>`;

const shapeMarkup = (shape: Shape): string => {
  const paint = paintMarkup(shape);
  return shape.kind === 'path'
    ? `<path d="${shape.d}" ${paint}/>`
    : `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}" ${paint}/>`;
};

/** Shapes as SVG, in their order. */
export const shapesMarkup = (shapes: readonly Shape[]): string => shapes.map(shapeMarkup).join('');

/** What each ink of the board is used for; a style sheet needs a rule for each. */
const USES: { readonly [ink in Ink]: readonly Use[] } = {
  wood: ['stop-color'],
  secondWood: ['stop-color'],
  grain: ['stroke'],
  rule: ['stroke'],
  frame: ['fill'],
  coordinate: ['fill'],
  ivory: ['fill'],
  ivoryEdge: ['fill'],
  ivoryLine: ['stroke'],
  ivoryGroove: ['stroke'],
  walnut: ['fill'],
  black: ['fill'],
  blackEdge: ['fill', 'stroke'],
  blackGroove: ['stroke'],
  brass: ['fill'],
  shadow: ['fill'],
  target: ['fill', 'stroke'],
  mustCapture: ['stroke'],
  lastMove: ['fill', 'stroke'],
};

/** Style rules that paint `inks` with other colors than the attributes say. */
export const inkRules = (colorOf: (ink: Ink) => string, inks: readonly Ink[] = BOARD_INKS): string =>
  inks.flatMap((ink) => USES[ink].map((use) => `.${className(ink, use)}{${use}:${colorOf(ink)}}`)).join('');

import type { Ink } from './palette.ts';

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

/** How an ink is written as a color. */
export type ColorOf = (ink: Ink) => string;

/** The custom property that holds an ink where a board is drawn live. */
export const ownProperty = (ink: string): string => `--ink-${ink}`;

/** An ink as a live board has it, so that its theme can change without drawing it anew. */
export const ownColor: ColorOf = (ink) => `var(${ownProperty(ink)})`;

/** Attributes of a paint, and classes by which a style sheet finds it: `ivory`, `ivoryLine-stroke`. */
export const paintMarkup = ({ fill, stroke, width, opacity }: Paint, colorOf: ColorOf): string =>
  [
    `class="${fill ?? ''}${stroke ? ` ${stroke}-stroke` : ''}" fill="${fill ? colorOf(fill) : 'none'}"`,
    stroke ? ` stroke="${colorOf(stroke)}" stroke-width="${width ?? 1}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');

const shapeMarkup = (shape: Shape, colorOf: ColorOf): string => {
  const paint = paintMarkup(shape, colorOf);
  return shape.kind === 'path'
    ? `<path d="${shape.d}" ${paint}/>`
    : `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}" ${paint}/>`;
};

/** Shapes as SVG, in their order. */
export const shapesMarkup = (shapes: readonly Shape[], colorOf = ownColor): string =>
  shapes.map((shape) => shapeMarkup(shape, colorOf)).join('');

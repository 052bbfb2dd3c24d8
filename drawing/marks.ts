import type { Shape } from './shapes.ts';

/** As values too, so that tests can go through all of them. */
export const MARKS = ['lastMove', 'attacked', 'mustCapture', 'chosen', 'target'] as const;

/** What a square can be marked as. Each mark has a shape of its own, so that color is never needed. */
export type Mark = (typeof MARKS)[number];

const SHAPES: { readonly [mark in Mark]: readonly Shape[] } = {
  /** An outlined square: where the last move began or ended. */
  lastMove: [
    { kind: 'path', d: 'M3.5 3.5H96.5V96.5H3.5Z', fill: 'lastMove', opacity: 0.08 },
    { kind: 'path', d: 'M3.5 3.5H96.5V96.5H3.5Z', stroke: 'lastMove', width: 5 },
  ],
  /** A filled corner, outside the ring: the side that has just moved could take this piece. */
  attacked: [{ kind: 'path', d: 'M70 2H98V30Z', fill: 'mustCapture' }],
  /** A ring around a piece that can make a largest capture. */
  mustCapture: [{ kind: 'ellipse', x: 50, y: 50.5, rx: 44.5, ry: 44.5, stroke: 'mustCapture', width: 4.6 }],
  /** Four corners: the piece that is picked up. A ring around the square, where that has the focus, leaves them. */
  chosen: [
    {
      kind: 'path',
      d: 'M12 30V12H30M70 12H88V30M88 70V88H70M30 88H12V70',
      stroke: 'target',
      width: 5.5,
    },
  ],
  /** A dot: a square that the picked piece may go to. */
  target: [{ kind: 'ellipse', x: 50, y: 50, rx: 13.5, ry: 13.5, fill: 'target' }],
};

/** A mark's shapes in one square of 100 units. */
export const markShapes = (mark: Mark): readonly Shape[] => SHAPES[mark];

import { describe, expect, test } from 'vitest';
import { THEMES, type Theme } from '../../../drawing/looks.ts';
import { markShapes } from '../../../drawing/marks.ts';
import { outfitOf } from '../../../drawing/outfits.ts';
import type { Ink } from '../../../drawing/palette.ts';
import { type Card, tableCard } from '../../../drawing/raster/card.ts';
import { coverageOf } from '../../../drawing/raster/coverage.ts';
import { outlinesOf } from '../../../drawing/raster/outline.ts';
import { PAPERS } from '../../../drawing/raster/papers.ts';
import { strokeOutlines } from '../../../drawing/raster/stroke.ts';
import type { Shape } from '../../../drawing/shapes.ts';
import { themeNamed } from '../../../drawing/themeDesigns.ts';
import { parseFen, parseSquare, type Square, turkish } from '../../../engine/index.ts';

// By the measures of the picture: squares of 68 pixels, from 43 on.
const CORNER = 43;
const SQUARE = 68;
const SIDE = 8 * SQUARE;

type Rgb = readonly [number, number, number];
/** A color for each pixel of the board, in fractions. */
type Colors = Float64Array;

const rgbOf = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const filled = (color: Rgb): Colors =>
  Float64Array.from({ length: 3 * SIDE * SIDE }, (_, at) => color[at % 3] ?? 0);

/** Lays a shape over the colors, without any palette: what a picture should come near to. */
function lay(colors: Colors, shape: Shape, theme: Theme, x = 0, y = 0): void {
  const { palette } = themeNamed(theme);
  const scale = SQUARE / 100;
  const outlines = outlinesOf(shape, scale);
  const lines = outlines.flatMap((outline) => strokeOutlines(outline, shape.width ?? 1));
  const paint = (drawn: typeof outlines, ink: Ink): void => {
    const coverage = coverageOf(drawn, { x, y, scale }, { width: SIDE, height: SIDE });
    if (!coverage) return;
    const { left, top, width, height, cells, stride } = coverage;
    for (let row = 0; row < height; row += 1) {
      let covered = 0;
      for (let column = 0; column < width; column += 1) {
        covered += cells[row * stride + column] ?? 0;
        const share = Math.min(Math.abs(covered), 1) * (shape.opacity ?? 1);
        const at = 3 * ((top + row) * SIDE + left + column);
        for (const [channel, over] of rgbOf(palette[ink].day).entries())
          colors[at + channel] = (colors[at + channel] ?? 0) * (1 - share) + over * share;
      }
    }
  };
  if (shape.fill) paint(outlines, shape.fill);
  if (shape.stroke) paint(lines, shape.stroke);
}

const squareOf = (name: string): Square => {
  const parsed = parseSquare(name);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** The board of a picture, its frame left out. */
function painted(theme: Theme, lastMove?: Card['lastMove']): Colors {
  const position = parseFen('W:Wa1:Bh8', turkish);
  if (!position.ok) throw new Error(position.error.message);
  const card: Card = {
    position: position.value,
    start: position.value,
    orientation: 'white',
    coordinates: 'none',
    standing: { kind: 'open' },
    ...(lastMove && { lastMove }),
  };
  const { pixels, palette, width } = tableCard(card, outfitOf(theme, 'discs'), PAPERS[theme]);
  return Float64Array.from({ length: 3 * SIDE * SIDE }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const [x, y] = [CORNER + (pixel % SIDE), CORNER + Math.floor(pixel / SIDE)];
    return palette[3 * (pixels[y * width + x] ?? 0) + (at % 3)] ?? 0;
  });
}

/** The mean color of a part of a board. */
const mean = (colors: Colors, x: number, y: number, width: number, height: number): Rgb => {
  const sum: [number, number, number] = [0, 0, 0];
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1)
      for (const channel of [0, 1, 2] as const)
        sum[channel] += colors[3 * (row * SIDE + column) + channel] ?? 0;
  return sum.map((all) => all / (width * height)) as unknown as Rgb;
};

/** By how much the channel differs that differs most. */
const apart = (one: Rgb, other: Rgb): number =>
  Math.max(...one.map((n, at) => Math.abs(n - (other[at] ?? 0))));

/** The board of a theme without anything on it. */
const bare = (theme: Theme): Colors => {
  const { palette, grain = [], line = 1 } = themeNamed(theme);
  const colors = filled(rgbOf(palette.wood.day));
  const rules = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [`M${n * 100} 0V800`, `M0 ${n * 100}H800`]);
  const lines = rules.map((d): Shape => ({ kind: 'path', d, stroke: 'rule', width: 1.8 * line }));
  for (const shape of [...grain, ...lines]) lay(colors, shape, theme);
  return colors;
};

describe.each(THEMES)('%s: a picture has the colors of its theme', (theme) => {
  const board = painted(theme);
  const wanted = bare(theme);

  test('over the whole of the board that has no pieces', () => {
    const [y, height] = [SQUARE, 6 * SQUARE];
    expect(apart(mean(board, 0, y, SIDE, height), mean(wanted, 0, y, SIDE, height))).toBeLessThan(1);
  });

  test('from plank to plank', () => {
    for (let x = 0; x < SIDE; x += 17)
      expect(apart(mean(board, x, 80, 17, 300), mean(wanted, x, 80, 17, 300)), `at ${x}`).toBeLessThan(2.5);
  });

  test.each(['b4', 'd5', 'g3'])('and so has the tint of the last move on %s', (to) => {
    const marked = painted(theme, { from: squareOf('e2'), landings: [squareOf(to)], captures: [] });
    const at = squareOf(to);
    const [x, y] = [SQUARE * (at & 7), SQUARE * (7 - (at >> 3))];
    const tinted = Float64Array.from(wanted);
    for (const shape of markShapes('lastMove')) lay(tinted, shape, theme, x, y);
    expect(apart(mean(marked, x + 8, y + 8, 52, 52), mean(tinted, x + 8, y + 8, 52, 52))).toBeLessThan(2);
  });
});

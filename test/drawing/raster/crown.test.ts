import { describe, expect, test } from 'vitest';
import { PIECE_SETS, THEMES } from '../../../drawing/looks.ts';
import { MARKS, markShapes } from '../../../drawing/marks.ts';
import { outfitOf } from '../../../drawing/outfits.ts';
import { coverageOf } from '../../../drawing/raster/coverage.ts';
import { outlinesOf } from '../../../drawing/raster/outline.ts';
import { discs } from '../../../drawing/sets/discs.ts';
import { sweets } from '../../../drawing/sets/sweets.ts';
import type { Shape } from '../../../drawing/shapes.ts';
import { COLORS } from '../../../engine/index.ts';

const SCALE = 8;

/** How much of the pixel at a place a shape covers, by the nonzero rule, 800 pixels to a square. */
const shares = (shape: Shape): ((x: number, y: number) => number) => {
  const size = { width: 100 * SCALE, height: 100 * SCALE };
  const coverage = coverageOf(outlinesOf(shape, SCALE), { x: 0, y: 0, scale: SCALE }, size);
  if (!coverage) throw new Error('nothing is covered');
  const { left, top, cells, stride } = coverage;
  return (x, y) => {
    const row = (Math.floor(y * SCALE) - top) * stride;
    const end = row + Math.floor(x * SCALE) - left;
    return Math.abs(cells.slice(row, end + 1).reduce((sum, cell) => sum + cell, 0));
  };
};

// Spikes and balls that ran in opposite ways around would leave holes where they meet.
describe('a crown has no holes where its balls are', () => {
  test.each([
    ['sweets, the left', sweets, 30, 38],
    ['sweets, the middle', sweets, 50, 29],
    ['sweets, the right', sweets, 70, 38],
    ['discs, the left', discs, 31.5, 36],
    ['discs, the middle', discs, 50, 27.5],
    ['discs, the right', discs, 68.5, 36],
  ])('%s', (_, set, x, y) => {
    const crown = set.crown('white').at(-1);
    if (!crown) throw new Error('no crown');
    const share = shares(crown);
    for (let turn = 0; turn < 12; turn += 1)
      for (const radius of [0, 1, 2, 2.6]) {
        const angle = (turn * Math.PI) / 6;
        const at = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
        expect(Math.min(1, share(...at)), at.join()).toBeCloseTo(1, 3);
      }
  });
});

// A filling shines through a stroke over it, unless both are one group; a picture of pixels has no groups.
test('no shape has a filling, a stroke and an opacity', () => {
  const outfits = THEMES.flatMap((theme) => PIECE_SETS.map((pieces) => outfitOf(theme, pieces)));
  const shapes = [
    ...outfits.flatMap(({ man, crown, grain = [] }) => [
      ...COLORS.flatMap((color) => [...man(color), ...crown(color)]),
      ...grain,
    ]),
    ...MARKS.flatMap(markShapes),
  ];
  expect(shapes.length).toBeGreaterThan(100);
  for (const { fill, stroke, opacity } of shapes)
    expect([fill, stroke, opacity].filter((part) => part !== undefined).length).toBeLessThan(3);
});

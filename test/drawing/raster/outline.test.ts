import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../../drawing/raster/coverage.ts';
import { outlinesOf, pathOutlines } from '../../../drawing/raster/outline.ts';
import { strokeOutlines } from '../../../drawing/raster/stroke.ts';

const SIZE = { width: 200, height: 200 };
const AT = { x: 50, y: 50, scale: 1 };

/** How many pixels outlines cover in all, parts of pixels included. */
const areaOf = (outlines: ReturnType<typeof pathOutlines>): number => {
  const coverage = coverageOf(outlines, AT, SIZE);
  if (!coverage) return 0;
  const { width, height, cells, stride } = coverage;
  let area = 0;
  for (let row = 0; row < height; row += 1) {
    let covered = 0;
    for (let column = 0; column < width; column += 1) {
      covered += cells[row * stride + column] ?? 0;
      area += Math.min(Math.abs(covered), 1);
    }
  }
  return area;
};

const CIRCLE = Math.PI * 20 ** 2;

// Areas by geometry.
test.each([
  ['a square by lines', 'M0 0L40 0L40 40L0 40Z', 1600],
  ['a square by H and V', 'M0 0H40V40H0Z', 1600],
  ['the same, relative', 'm0 0h40v40h-40z', 1600],
  ['the same, numbers run together', 'M0,0 40,0 40,40 0,40z', 1600],
  ['one that is not closed, which a filling closes', 'M0 0H40V40H0', 1600],
  ['one between pixels', 'M.5.5h10v10h-10z', 100],
  ['two apart', 'M0 0h10v10h-10zM20 0h10v10h-10z', 200],
  ['two that overlap, the same way round', 'M0 0h10v10h-10zM5 0h10v10h-10z', 150],
  ['a hole, the other way round', 'M0 0h40v40h-40zM10 10v20h20v-20z', 1200],
  ['a triangle', 'M0 0L40 0L0 40Z', 800],
  ['a circle by two arcs', 'M0 20A20 20 0 0 1 40 20A20 20 0 0 1 0 20Z', CIRCLE],
  ['a circle by relative arcs, the other way', 'M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z', CIRCLE],
  ['an ellipse that is turned', 'M0 20A20 10 90 0 1 0 -20A20 10 90 0 1 0 20Z', CIRCLE / 2],
  ['the larger arc', 'M20 0A20 20 0 1 1 0 20L20 20Z', (CIRCLE * 3) / 4],
  ['radii that are too small', 'M0 0A1 1 0 0 1 40 0Z', CIRCLE / 2],
  ['an arc without a radius is a line', 'M0 0A0 5 0 0 1 40 0L0 40Z', 800],
  ['a quadratic curve', 'M0 0Q20 40 40 0Z', (2 / 3) * 40 * 20],
  ['a quadratic curve and its smooth end', 'M0 20q10 20 20 0t20 0V0H0Z', 800],
  ['a cubic curve', 'M0 0C0 40 40 40 40 0Z', (3 / 5) * 40 * 40 * 0.75 + 0.25 * 0.6 * 1600],
  ['a cubic curve and its smooth end', 'M0 20c0 10 20 10 20 0s20-10 20 0V0H0Z', 800],
  ['numbers with an exponent', 'M0 0h4e1v40h-4e1z', 1600],
  ['a circle by arcs whose flags are written close', 'M0 20a20 20 0 1040 0a20 20 0 10-40 0Z', CIRCLE],
  ['flags closer still', 'M0 20a20 20 0 11 40 0a20 20 0 11-40 0Z', CIRCLE],
  ['an arc that ends where it begins is none', 'M20 20A10 10 0 0 1 20 20L0 40V0Z', 400],
])('%s', (_, d, area) => {
  expect(Math.abs(areaOf(pathOutlines(d, 1)) - area) / area).toBeLessThan(0.012);
});

test('an ellipse', () => {
  const shape = { kind: 'ellipse', x: 20, y: 20, rx: 20, ry: 10 } as const;
  expect(Math.abs(areaOf(outlinesOf(shape, 1)) - CIRCLE / 2)).toBeLessThan(5);
});

describe('lines', () => {
  const lines = (d: string, width: number) =>
    areaOf(pathOutlines(d, 1).flatMap((outline) => strokeOutlines(outline, width)));

  test.each([
    ['a straight one, cut at its ends', 'M0 0H40', 4, 160],
    ['a slanting one', 'M0 0L30 40', 4, 200],
    ['a right angle has a pointed corner', 'M0 0H40V40', 4, 2 * 40 * 4],
    ['a square', 'M0 0H40V40H0Z', 4, 44 ** 2 - 36 ** 2],
    ['a square the other way round', 'M0 0V40H40V0Z', 4, 44 ** 2 - 36 ** 2],
    ['two lines', 'M0 0H40M0 20H40', 2, 160],
    ['a ring', 'M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z', 4, Math.PI * (22 ** 2 - 18 ** 2)],
    [
      'a ring the other way round',
      'M0 20a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z',
      4,
      Math.PI * (22 ** 2 - 18 ** 2),
    ],
    ['a curve that is open', 'M0 20a20 20 0 0 1 40 0', 4, (Math.PI * (22 ** 2 - 18 ** 2)) / 2],
    // Where lines overlap, the area counts once, however they run.
    ['two that cross', 'M0 20H40M20 0V40', 4, 2 * 160 - 16],
    ['two that cross, the other way', 'M0 20H40M20 40V0', 4, 2 * 160 - 16],
    ['a point is nothing', 'M0 0H0', 4, 0],
  ])('%s', (_, d, width, area) => {
    expect(Math.abs(lines(d, width) - area)).toBeLessThanOrEqual(0.02 * area);
  });
});

// By SVG's own miter limit, 4: corners of 28.96° and more are pointed.
test.each([
  ['a corner of 30° is pointed', 'M0 0L40 10.72L0 21.44', 48],
  ['one of 20° is cut off', 'M0 0L40 7.05L0 14.1', 41],
])('%s', (_, d, end) => {
  const lines = pathOutlines(d, 1).flatMap((outline) => strokeOutlines(outline, 4));
  const { left = 0, width = 0 } = coverageOf(lines, AT, SIZE) ?? {};
  expect(left + width - AT.x).toBe(end);
});

// The picture ends 50 to the left and above, and 150 to the right and below.
test.each([
  ['a slope through the left side', 'M-100 0H0V100Z', 50 * 75],
  ['a triangle around the picture', 'M-550 -550H950L-550 950Z', 200 * 200],
  ['a triangle whose slope cuts off a corner', 'M-450 -450H650L-450 650Z', 200 * 200 - (100 * 100) / 2],
  ['a diamond over all four sides', 'M50 -90L190 50L50 190L-90 50Z', 200 * 200 - (4 * (60 * 60)) / 2],
  ['a diamond beyond the upper side', 'M0 -100L50 -50L0 0L-50 -50Z', 50 * 50],
  ['a strip across', 'M-500 -10L500 -10L500 10L-500 10Z', 200 * 20],
])('%s covers what is within', (_, d, area) => {
  expect(areaOf(pathOutlines(d, 1))).toBeCloseTo(area, 0);
});

test('what lies outside of a picture is not covered, and what is nothing has no coverage', () => {
  expect(areaOf(pathOutlines('M-100 0H-60V40H-100Z', 1))).toBe(0);
  expect(areaOf(pathOutlines('M100 100h100v100h-100z', 1))).toBe(50 * 50);
  expect(coverageOf(pathOutlines('', 1), AT, SIZE)).toBeNull();
});

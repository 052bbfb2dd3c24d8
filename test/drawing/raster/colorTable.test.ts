import { expect, test } from 'vitest';
import { ColorTable, LEVELS } from '../../../drawing/raster/colorTable.ts';

const rgb = (colors: ColorTable, place: number) => [...colors.bytes.slice(3 * place, 3 * place + 3)];

test('a color has one place, the given ones the first', () => {
  const colors = new ColorTable(['#000000', '#FFFFFF', '#FFFFFE']);
  expect([colors.ink('#FFFFFE'), colors.ink('#000000'), colors.ink('#FFFFFF')]).toEqual([2, 0, 1]);
  expect([...colors.bytes]).toEqual([0, 0, 0, 255, 255, 255, 255, 255, 254]);
});

test.each([
  [0, [0, 0, 0]],
  [LEVELS / 2, [128, 128, 128]],
  [LEVELS, [255, 255, 255]],
])('white over black by %i', (level, mixed) => {
  const colors = new ColorTable(['#000000', '#FFFFFF']);
  expect(rgb(colors, colors.mix(0, 1, level))).toEqual(mixed);
  expect(colors.mix(0, 1, level)).toBe(colors.mix(0, 1, level));
});

test('a mixed color that is as good as one that is there is that one', () => {
  const colors = new ColorTable(['#000000', '#FFFFFF', '#828282']);
  expect(colors.mix(0, 1, LEVELS / 2)).toBe(2);
});

test('there are never more than 256 colors; when all places are taken, the nearest has to do', () => {
  const colors = new ColorTable(
    Array.from({ length: 300 }, (_, n) => `#${(n * 50_000).toString(16).padStart(6, '0')}`),
  );
  expect(colors.bytes).toHaveLength(3 * 256);
  const near = colors.ink('#000010');
  expect(near).toBe(0);
});

import { expect, test } from 'vitest';
import { ColorTable, LEVELS, SAME } from '../../../drawing/raster/colorTable.ts';

const rgb = (colors: ColorTable, place: number) => [...colors.bytes.slice(3 * place, 3 * place + 3)];

/** #D2A96F over #DDB987, 83% of it. */
const rgbOfBlend = [0xdd - 0.832 * 0x0b, 0xb9 - 0.832 * 0x10, 0x87 - 0.832 * 0x18];

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

// The strips of a wooden board are such steps: each taken for the one before it, they would all be lost.
test('over an area small steps add up', () => {
  const colors = new ColorTable(['#DDB987', '#D2A96F']);
  let [place, coarse] = [0, 0];
  for (let step = 0; step < 5; step += 1) {
    place = colors.mix(place, 1, 0.3 * LEVELS, SAME.area);
    coarse = colors.mix(coarse, 1, 0.3 * LEVELS);
  }
  // 1 - 0.7 ** 5 is 83% of the way.
  expect(rgb(colors, place).map((n, at) => Math.abs(n - (rgbOfBlend[at] ?? 0)) <= 2)).toEqual([
    true,
    true,
    true,
  ]);
  expect(coarse).not.toBe(place);
});

test('there are never more than 256 colors; when all places are taken, the nearest has to do', () => {
  const colors = new ColorTable(
    Array.from({ length: 300 }, (_, n) => `#${(n * 50_000).toString(16).padStart(6, '0')}`),
  );
  expect(colors.bytes).toHaveLength(3 * 256);
  const near = colors.ink('#000010');
  expect(near).toBe(0);
});

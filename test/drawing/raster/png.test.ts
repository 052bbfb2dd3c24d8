import { promisify } from 'node:util';
import { deflate, crc32 as nodeCrc } from 'node:zlib';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { crc32, makePng } from '../../../drawing/raster/png.ts';

const pack = promisify(deflate) as (bytes: Uint8Array) => Promise<Uint8Array>;
const bytes = (text: string) => new TextEncoder().encode(text);

// The first is the check value that catalogues of CRCs give; PNG, annex D for the last.
test.each([
  ['123456789', 0xcbf43926],
  ['', 0],
  ['IEND', 0xae426082],
])('the CRC of %j', (text, crc) => {
  expect(crc32(bytes(text))).toBe(crc);
  expect(nodeCrc(bytes(text))).toBe(crc);
});

test('a picture comes out of a decoder as it went in', async () => {
  const picture = {
    width: 3,
    height: 2,
    pixels: Uint8Array.of(0, 1, 2, 2, 1, 0),
    palette: Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255),
  };
  const png = await makePng(picture, pack);
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  expect([width, height]).toEqual([3, 2]);
  const colors = [0, 1, 2, 3, 4, 5].map((at) => [...data.subarray(4 * at, 4 * at + 4)]);
  const [red, green, blue] = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ];
  expect(colors).toEqual([red, green, blue, blue, green, red]);
});

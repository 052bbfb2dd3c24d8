import { crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { themeNamed } from '../../drawing/themeDesigns.ts';
import { createTable, request, startGame } from './setup/people.ts';

interface Decoded {
  readonly names: readonly string[];
  readonly header: readonly number[];
  readonly colorAt: (x: number, y: number) => string;
}

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Reads a PNG by its standard, and holds each chunk against its check. */
async function decode(png: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(png.buffer);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(view.getUint32(at + 8 + length)).toBe(crc32(named));
    chunks.set(new TextDecoder().decode(named.subarray(0, 4)), named.slice(4));
    at += 12 + length;
  }
  const { IHDR, PLTE, IDAT } = Object.fromEntries(chunks);
  if (!IHDR || !PLTE || !IDAT) throw new Error([...chunks.keys()].join());
  const pixels = await inflate(IDAT);
  expect(pixels).toHaveLength(630 * 1201);
  const size = new DataView(IHDR.buffer);
  return {
    names: [...chunks.keys()],
    header: [size.getUint32(0), size.getUint32(4), ...IHDR.subarray(8)],
    colorAt: (x, y) => {
      expect(pixels[y * 1201]).toBe(0);
      const place = 3 * (pixels[y * 1201 + 1 + x] ?? 0);
      const hex = [...PLTE.subarray(place, place + 3)].map((byte) => byte.toString(16).padStart(2, '0'));
      return `#${hex.join('').toUpperCase()}`;
    },
  };
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** The middle of a square, White below. */
const middleOf = (square: string): readonly [number, number] => [
  77 + 68 * 'abcdefgh'.indexOf(square.charAt(0)),
  77 + 68 * (8 - Number(square.charAt(1))),
];

test('a picture of 1200 to 630 pixels by a palette shows the table', async () => {
  const { id, white } = await startGame({ fen: 'W:Wa2,Kd4:Ba7,Kh8' });
  await white.command('m', { type: 'move', ply: 0, move: 'a2-a3' });
  const response = await request(`/t/${id}.png?theme=wood&pieces=discs`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  const png = await bytesOf(response);
  expect(png.length).toBeLessThan(40_000);
  const { names, header, colorAt } = await decode(png);
  expect(names).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(header).toEqual([1200, 630, 8, 3, 0, 0, 0]);
  const { palette } = themeNamed('wood');
  const at = (square: string) => colorAt(...middleOf(square));
  expect(at('a3')).toBe(palette.ivory.day);
  expect(at('a7')).toBe(palette.black.day);
  expect(at('d4')).toBe(palette.walnut.day);
  expect(at('h8')).toBe(palette.brass.day);
  // It is Black's move: a large black piece; the last move is outlined.
  expect(colorAt(898, 315)).toBe(palette.black.day);
  const [x, y] = middleOf('a2');
  expect(colorAt(x, y - 31)).toBe(palette.lastMove.day);
});

test('without a word of its look it is sweets on pistachio, whoever asks', async () => {
  const id = await createTable();
  const png = await request(`/t/${id}.png`, { headers: { 'Accept-Language': 'uk' } });
  const { colorAt } = await decode(await bytesOf(png));
  expect(colorAt(...middleOf('e5'))).toBe(themeNamed('pistachio').palette.wood.day);
});

test('who has won wears a crown', async () => {
  const { id, white } = await startGame();
  await white.command('r', { type: 'resign' });
  const { colorAt } = await decode(await bytesOf(await request(`/t/${id}.png?theme=wood&pieces=discs`)));
  expect(colorAt(898, 315)).toBe(themeNamed('wood').palette.brass.day);
});

describe('how long it is kept', () => {
  test('its version is what it shows: 304 while nothing happens, new after a move', async () => {
    const { id, white } = await startGame();
    const first = await request(`/t/${id}.png`);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const header of [etag, `W/${etag}`, `"1", ${etag}`, '*']) {
      const again = await request(`/t/${id}.png`, { headers: { 'If-None-Match': header } });
      expect(again.status, header).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
    }
    await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
    const moved = await request(`/t/${id}.png`, { headers: { 'If-None-Match': etag } });
    expect(moved.status).toBe(200);
    expect(moved.headers.get('ETag')).not.toBe(etag);
  });

  test.each([
    ['', 'public, max-age=5'],
    ['?seq=1', 'public, max-age=604800, immutable'],
    ['?seq=0', 'public, max-age=5'],
    ['?seq=7', 'no-store'],
  ])('after the first event, asked for as %j: %s', async (query, keeping) => {
    const { headers } = await request(`/t/${await createTable()}.png${query}`);
    expect(headers.get('Cache-Control')).toBe(keeping);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('it is made once for all who ask, in each look, until something happens', async () => {
    const { id, white } = await startGame();
    const made = vi.spyOn(globalThis, 'CompressionStream');
    const ask = async (query = '') => bytesOf(await request(`/t/${id}.png${query}`));
    const samePages = ['/', '//', '/?', '?pieces=sweets&theme=pistachio', '/?coordinates=algebraic'];
    await request(`/t/${id}.png`, { method: 'HEAD' });
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await ask('?seq=4')).toEqual(first);
    expect(await ask('?theme=pistachio&utm_source=chat')).toEqual(first);
    for (const asked of samePages) expect(await ask(asked), asked).toEqual(first);
    expect(made).toHaveBeenCalledTimes(1);
    expect(await ask('?theme=wood')).not.toEqual(first);
    expect(made).toHaveBeenCalledTimes(2);
    await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
    expect(await ask()).not.toEqual(first);
    expect(made).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });

  test('HEAD has the headers of GET', async () => {
    const id = await createTable();
    const [get, head] = [await request(`/t/${id}.png`), await request(`/t/${id}.png`, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect((await bytesOf(get)).length).toBeGreaterThan(1_000);
    expect(await bytesOf(head)).toHaveLength(0);
  });
});

test.each(['/t/Unknown66666.png', '/t/short.png', '/t/0OIl0OIl0OIl.png'])('%s: 404', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'no-such-table' } });
});

import { expect, test, vi } from 'vitest';
import { english } from '../../worker/words.ts';
import { createTable, request, startGame } from './setup/people.ts';
import { page } from './setup/shells.ts';

test('the picture shows the position, with a title and a description', async () => {
  const { id, white } = await startGame({ fen: 'W:Wa2,Kd4:Ba7,Kh8' });
  await white.command('m', { type: 'move', ply: 0, move: 'a2-a3' });
  const response = await request(`/t/${id}.svg`);
  expect(response.status).toBe(200);
  const svg = await response.text();
  expect(svg).toMatch(/^<svg [^>]*role="img"/);
  expect(svg).toContain('<title>Ann – Bob · Turkish draughts · Dama</title>');
  expect(svg).toContain('<desc>Black to move. White: man a3; king d4. Black: man a7; king h8.</desc>');
  expect(svg.match(/href="#last-move"/g)).toHaveLength(2);
  expect(svg).not.toMatch(/<script|href="http|xlink/);
});

test('its version is what it shows: 304 while nothing happens, new after a move', async () => {
  const { id, white } = await startGame();
  const first = await request(`/t/${id}.svg`);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const header of [etag, `W/${etag}`, `"1", ${etag}`, '*']) {
    const again = await request(`/t/${id}.svg?seq=4`, { headers: { 'If-None-Match': header } });
    expect(again.status, header).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(await again.text()).toBe('');
  }
  await white.command('m', { type: 'move', ply: 0, move: 'a3-a4' });
  const moved = await request(`/t/${id}.svg`, { headers: { 'If-None-Match': etag } });
  expect(moved.status).toBe(200);
  expect(moved.headers.get('ETag')).not.toBe(etag);
  expect(await moved.text()).not.toBe(await first.text());
});

test('a program that says it in other words gives another version, also of a table where nothing happens', async () => {
  const { id, white } = await startGame();
  await white.command('r', { type: 'resign' });
  const { headers } = await page(`/t/${id}.svg`);
  const again = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
  expect((await page(`/t/${id}.svg`, again)).status).toBe(304);
  vi.spyOn(english, 'result').mockReturnValue('Black has it.');
  const newer = await page(`/t/${id}.svg`, again);
  vi.restoreAllMocks();
  expect(newer.status).toBe(200);
  expect(await newer.text()).toContain('Black has it.');
});

test('other sites may show it, nobody may keep it long, and it can do nothing', async () => {
  const { headers } = await request(`/t/${await createTable()}.svg`);
  expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('public, max-age=5');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Content-Security-Policy')).not.toContain('script');
});

test.each(['/t/Unknown33333.svg', '/t/short.svg', '/t/0OIl0OIl0OIl.svg'])('%s: 404', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'no-such-table' } });
});

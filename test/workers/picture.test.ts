import { describe, expect, test, vi } from 'vitest';
import { boardSvg } from '../../drawing/boardSvg.ts';
import { parseFen, turkish } from '../../engine/index.ts';
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

describe('the look that an address asks for', () => {
  test('theme, pieces, orientation and coordinates', async () => {
    const { id } = await startGame({ fen: 'W:Wa2,Kd4:Ba7,Kh8' });
    const svg = await (
      await request(`/t/${id}.svg?theme=wood&pieces=chess&orientation=black&coordinates=none`)
    ).text();
    const parsed = parseFen('W:Wa2,Kd4:Ba7,Kh8', turkish);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const drawn = boardSvg(parsed.value, {
      theme: 'wood',
      pieces: 'chess',
      orientation: 'black',
      coordinates: 'none',
      title: 'Ann – Bob · Turkish draughts · Dama',
      description: 'White to move. White: man a2; king d4. Black: man a7; king h8.',
    });
    expect(svg).toBe(drawn);
  });

  test.each([
    ['theme', 'day'],
    ['pieces', 'stones'],
    ['orientation', 'up'],
    ['coordinates', 'numeric'],
  ])('%s=%s means nothing: 400', async (field, value) => {
    for (const path of [`/t/${await createTable()}.svg`, `/t/${await createTable()}.png`, '/board.svg']) {
      const response = await request(`${path}?${field}=${value}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: 'malformed', field, reason: `unknown-${field}` },
      });
    }
  });

  test('what is left empty is not said', async () => {
    const plain = await (await request('/board.svg')).text();
    expect(await (await request('/board.svg?theme=&pieces=&orientation=&coordinates=&rules=')).text()).toBe(
      plain,
    );
  });
});

test.each([
  ['', 'public, max-age=5'],
  ['?seq=1', 'public, max-age=604800, immutable'],
  ['?seq=0', 'public, max-age=5'],
  ['?seq=2', 'no-store'],
  ['?seq=one', 'public, max-age=5'],
  ['?seq=01', 'public, max-age=5'],
])('a table after its first event, asked for as %j: %s', async (query, keeping) => {
  const { headers } = await request(`/t/${await createTable()}.svg${query}`);
  expect(headers.get('Cache-Control')).toBe(keeping);
});

describe('/board.svg', () => {
  test('any position', async () => {
    const response = await request('/board.svg?fen=W:Wa3,Kb4:Bc5&theme=wood');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const svg = await response.text();
    expect(svg).toContain('<title>Turkish draughts · Dama</title>');
    expect(svg).toContain('<desc>White to move. White: man a3; king b4. Black: man c5.</desc>');
    expect(svg).toContain('#DDB987');
    const again = await request('/board.svg?fen=W:Wa3,Kb4:Bc5&theme=wood', {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('where a game begins, if no position is given', async () => {
    expect(await (await request('/board.svg?rules=russian')).text()).toContain(
      'Black: men b6, d6, f6, h6, a7',
    );
  });

  test('a position that is over says so', async () => {
    expect(await (await request('/board.svg?fen=B:Wa3:B')).text()).toContain('White won: no pieces left.');
  });

  test.each([
    ['fen=nonsense', 'fen', 'unknown-turn'],
    ['fen=', 'fen', 'unknown-turn'],
    ['fen=W:Wi9:Bh6', 'fen', 'unknown-square'],
    ['fen=W:Wa2:Ba7&rules=russian', 'fen', 'unused-square'],
    ['rules=chess', 'rules', 'unknown-rules'],
  ])('?%s: 400', async (query, field, reason) => {
    const response = await request(`/board.svg?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toMatchObject({ error: { code: 'malformed', field, reason } });
  });
});

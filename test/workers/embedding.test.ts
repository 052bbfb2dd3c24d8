import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { request } from './setup/people.ts';

test('the page about boards on other sites is served, filled', async () => {
  const response = await request('/embedding');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>A board on your page · Dama</title>');
  expect(html).toContain('<link rel="canonical" href="http://dama.test/embedding"');
  expect(html).not.toContain('content=""');
  expect((await request('/embedding', { method: 'POST' })).status).toBe(405);
});

test('each of its boards has a picture with a size', async () => {
  const html = await (await request('/embedding')).text();
  const boards = [...html.matchAll(/<dama-board\b[^>]*>\s*<img\b([^>]*)>/g)];
  expect(boards.length).toBeGreaterThan(2);
  for (const [, picture = ''] of boards) expect(picture).toMatch(/width="480" height="480"/);
});

describe('code to copy says where the site is, and what is usual in the language', () => {
  const POSITION = 'fen=W:Wd3,g2:Bg3,d4,e5,f6';
  const TAG = 'fen="W:Wd3,g2:Bg3,d4,e5,f6" playable';
  const WOODEN = 'theme=wood&amp;amp;pieces=discs';
  test.each([
    { origin: 'https://dama.example', socket: 'wss://dama.example', language: 'en', look: '', query: '' },
    { origin: 'https://dama.example', socket: 'wss://dama.example', language: 'tr', look: '', query: '' },
    {
      origin: 'http://localhost:8787',
      socket: 'ws://localhost:8787',
      language: 'uk-UA,en;q=0.5',
      look: ' theme="wood" pieces="discs"',
      query: WOODEN,
    },
  ])('$origin in $language', async ({ origin, socket, language, look, query }) => {
    const headers = { 'Accept-Language': language };
    const response = await exports.default.fetch(new Request(`${origin}/embedding`, { headers }));
    const html = await response.text();
    expect(html).not.toContain('HOST');
    const codes = [...html.matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)].map(([, code]) => code);
    const snippet = (tag: string, picture: string, alt: string): string =>
      [
        `&lt;script type="module" src="${origin}/embed.js"&gt;&lt;/script&gt;`,
        `&lt;dama-board ${tag}${look}&gt;`,
        `  &lt;img src="${origin}${picture}" width="480" height="480" alt="${alt}"&gt;`,
        '&lt;/dama-board&gt;',
      ].join('\n');
    const more = (mark: string): string => (query === '' ? '' : `${mark}${query}`);
    expect(codes[0]).toBe(
      snippet(TAG, `/board.svg?${POSITION}${more('&amp;amp;')}`, 'A draughts position to try'),
    );
    expect(codes[2]).toBe(
      snippet(`src="${origin}/t/ID"`, `/t/ID.svg${more('?')}`, 'A live game of draughts'),
    );
    expect(codes[4]).toBe(`script-src ${origin};\nimg-src ${origin};\nconnect-src ${origin} ${socket}`);
    expect(codes[6]).toContain(`src="${origin}/embed/ID"`);
  });
});

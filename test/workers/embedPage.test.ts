import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createTable, join, KEYS, request, startGame } from './setup/people.ts';

const read = async (path: string, headers: { readonly [name: string]: string } = {}) => {
  const response = await request(path, { headers });
  return { response, html: await response.text() };
};

const board = (html: string) => html.match(/<dama-board[^>]*>/)?.[0];
const image = (html: string) => (html.match(/<img[^>]*>/)?.[0] ?? '').replaceAll('&amp;', '&');
const link = (html: string) => html.match(/<a [^>]*>[^<]*<\/a>/)?.[0];
const LOOK = 'theme=pistachio&pieces=sweets&orientation=white&coordinates=algebraic';

describe('the page for frames', () => {
  test('a board, the picture that is seen before it, and a link to the whole page', async () => {
    const { id } = await startGame();
    const { response, html } = await read(`/embed/${id}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Ann – Bob · Turkish draughts · Dama</title>');
    expect(board(html)).toBe(`<dama-board src="/t/${id}">`);
    expect(image(html)).toContain(`src="/t/${id}.svg?seq=4&${LOOK}"`);
    expect(image(html)).toContain('alt="White to move. White: men a2, b2,');
    expect(link(html)).toBe(`<a href="/t/${id}" target="_blank" rel="noopener">Open this table on Dama</a>`);
    expect(html).toContain(`<link rel="canonical" href="http://dama.test/t/${id}"`);
    expect(html).not.toContain('role="alert"');
    expect(html.match(/<h1.*<\/h1>/g)).toEqual([
      '<h1 class="unseen" lang="en">Ann – Bob · Turkish draughts · Dama</h1>',
    ]);
  });

  test('it loads what an embed loads, and a small style sheet', async () => {
    const { html } = await read(`/embed/${await createTable()}`);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"?]+\.\w+)"/g)].map(([, path]) => path);
    expect(files.sort()).toEqual(['/embed.js', '/favicon.svg', '/frame.css']);
    for (const path of files)
      expect((await env.ASSETS.fetch(`https://assets.local${path}`)).status, path).toBe(200);
    expect(html).not.toMatch(/<style|style=|onload|<script>/);
  });

  test.each([
    ['?theme=wood', 'theme="wood"', 'theme=wood&pieces=sweets&orientation=white&coordinates=algebraic', 'en'],
    ['?pieces=chess&orientation=black', 'pieces="chess" orientation="black"', 'pieces=chess', 'en'],
    ['?coordinates=turkish', 'coordinates="turkish"', 'orientation=black&coordinates=turkish', 'en'],
    ['?lang=uk', '', 'theme=wood&pieces=discs', 'uk'],
    ['?lang=tr&theme=night', 'theme="night"', 'theme=night&pieces=sweets', 'tr'],
    ['?playable=both&src=https://elsewhere.test', '', LOOK, 'en'],
  ])('%s', async (query, attributes, picture, language) => {
    const id = await createTable();
    const { html } = await read(`/embed/${id}${query}`);
    expect(board(html)).toBe(`<dama-board src="/t/${id}"${attributes && ` ${attributes}`}>`);
    expect(image(html)).toContain(picture);
    expect(html).toContain(`<html lang="${language}">`);
    const [, src = ''] = image(html).match(/ src="([^"]+)"/) ?? [];
    expect((await request(src)).status).toBe(200);
  });

  test('it speaks as the browser does, if the address does not say how', async () => {
    const path = `/embed/${await createTable()}`;
    const { html, response } = await read(path, { 'Accept-Language': 'uk,en;q=0.5' });
    expect(html).toContain('<html lang="uk">');
    expect(link(html)).toContain('Відкрити цей стіл на Dama');
    expect(image(html)).toContain('theme=wood');
    expect(response.headers.get('Vary')).toBe('Accept-Language');
    expect((await read(`${path}?lang=tr`, { 'Accept-Language': 'uk' })).html).toContain(
      'Bu masayı Dama’da aç',
    );
  });

  test.each([
    ['theme=%22%3E%3Cb%3E', 'theme="&quot;&gt;&lt;b&gt;"', LOOK],
    [
      'theme=day&pieces=chess&orientation=black',
      'theme="day" pieces="chess" orientation="black"',
      'theme=pistachio&pieces=chess&orientation=black&coordinates=algebraic',
    ],
    [
      'theme=wood&coordinates=%26quot;',
      'theme="wood" coordinates="&amp;quot;"',
      'theme=wood&pieces=sweets&orientation=white&coordinates=algebraic',
    ],
  ])(
    '%s: of a word that means nothing the board complains; all else is seen',
    async (query, attributes, look) => {
      const id = await createTable();
      const { html } = await read(`/embed/${id}?${query}`);
      expect(board(html)).toBe(`<dama-board src="/t/${id}" ${attributes}>`);
      expect(image(html)).toContain(`src="/t/${id}.svg?seq=1&${look}"`);
    },
  );

  test('a name is text wherever it stands', async () => {
    const name = '<b>&quot;"A&amp;';
    const id = await createTable({ key: KEYS.ann, name });
    await (await join(id, 'bob')).command('sit', { type: 'sit', name: 'Bob' });
    const { html } = await read(`/embed/${id}`);
    expect(html).toContain('<title>&lt;b&gt;&amp;quot;"A&amp;amp; – Bob · Turkish draughts · Dama</title>');
    expect(html).not.toContain('<b>');
  });
});

describe('where no table is', () => {
  test.each(['/embed/Unknown88888', '/embed/short', '/embed/0OIl0OIl0OIl'])('%s', async (path) => {
    const { response, html } = await read(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>No table here · Dama</title>');
    expect(html).toMatch(/role="alert">\s*<h1>No table here<\/h1>\s*<p>The link may be/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/dama-board|<script|<form|<img|canonical/);
  });

  test.each([
    ['tr', 'Burada masa yok'],
    ['uk', 'Тут немає столу'],
  ])('in the language %s', async (language, words) => {
    expect((await read(`/embed/Unknown88888?lang=${language}`)).html).toContain(`<h1>${words}</h1>`);
  });
});

test.each(['/embed/Unknown88888', '/embed/ID'])(
  '%s may be framed by anybody, and can do no more than it needs',
  async (path) => {
    const { headers } = await request(path.replace('ID', await createTable()));
    const policy = headers.get('Content-Security-Policy')?.split('; ').sort();
    expect(policy).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "img-src 'self'",
      "manifest-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'none'",
    ]);
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

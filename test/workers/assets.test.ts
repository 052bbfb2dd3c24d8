import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { request, startGame } from './setup/people.ts';

/** A built file as the platform serves it: by `dist/client/_headers`, without the Worker. */
const file = (path: string): Promise<Response> => env.ASSETS.fetch(`https://assets.local${path}`);

const hashedIn = (text: string): readonly string[] => text.match(/assets\/[\w.-]+\.\w+/g) ?? [];

test('files with a hash in their name are kept for ever, and other sites may load them', async () => {
  const { id } = await startGame();
  const texts = [await request('/'), await request(`/t/${id}`), await file('/embed.js')];
  const found = await Promise.all(texts.map(async (response) => hashedIn(await response.text())));
  for (const names of found) expect(names).not.toEqual([]);
  for (const name of new Set(found.flat())) {
    const { status, headers } = await file(`/${name}`);
    expect(status, name).toBe(200);
    expect(name).toMatch(/-[\w-]{8}\.\w+$/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  }
});

test('embed.js is asked for anew each time, from any site', async () => {
  const { status, headers } = await file('/embed.js');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each(['/start-turkish.svg', '/robots.txt', '/early.js'])(
  '%s, whose name stays, is not kept unasked',
  async (path) => {
    const { status, headers } = await file(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).not.toContain('immutable');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  },
);

test.each(['/embed.js', '/sounds.wav'])(
  '%s may be loaded by any site, also by one that isolates itself',
  async (path) => {
    const { status, headers } = await file(path);
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  },
);

test('search engines stay away from tables, and what shows a link that somebody sends does not', async () => {
  const text = await (await file('/robots.txt')).text();
  const [everybody = '', messengers = ''] = text.split('# What');
  expect(everybody).toContain('Disallow: /t/');
  for (const name of ['Twitterbot', 'facebookexternalhit', 'TelegramBot', 'WhatsApp'])
    expect(messengers).toContain(`User-agent: ${name}\n`);
  expect(messengers).toContain('Allow: /t/');
});

// The page for frames has no origin in `<iframe sandbox>`, and lets in only what says that anybody may have it.
test('every file of the page for frames may be loaded by any site', async () => {
  const html = await (await file('/embed')).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"?]+\.\w+)"/g)].map(([, path = '']) => path);
  expect(paths).toContain('/frame.css');
  for (const path of paths.filter((found) => found !== '/start-turkish.svg'))
    expect((await file(path)).headers.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
});

import { describe, expect, test } from 'vitest';
import { createTable, join, KEYS, ORIGIN, request, startGame } from './setup/people.ts';

interface Oembed {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

const ask = (query: { readonly [field: string]: string }) =>
  request(`/oembed?${new URLSearchParams(query)}`, { headers: { Origin: 'https://elsewhere.test' } });

const attribute = (html: string, name: string) => html.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

test('a game: all that oEmbed 1.0 asks of a rich answer, and what it may add', async () => {
  const { id } = await startGame();
  const response = await ask({ url: `${ORIGIN}/t/${id}`, format: 'json' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  const title = 'Ann – Bob · Turkish draughts · Dama';
  expect(await response.json()).toEqual({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Dama',
    provider_url: `${ORIGIN}/`,
    html: `<iframe src="${ORIGIN}/embed/${id}" title="${title}" width="480" height="584" loading="lazy" frameborder="0" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    width: 480,
    height: 584,
    thumbnail_url: `${ORIGIN}/t/${id}.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    cache_age: 3600,
  });
});

describe('the addresses of a table', () => {
  test.each([
    ['/t/ID', ''],
    ['/t/ID/', ''],
    ['/t/ID#claim=abcdefghijklmnopqrstuv', ''],
    ['/t/ID?seq=4&utm_source=chat', ''],
    ['/t/ID?lang=uk#x', '?lang=uk'],
    ['/embed/ID', ''],
    ['/embed/ID/?theme=wood&pieces=chess&x=%22%3E', '?theme=wood&amp;pieces=chess'],
    ['/embed/ID?orientation=black&lang=tr', '?orientation=black&amp;lang=tr'],
  ])('%s', async (path, query) => {
    const id = await createTable();
    const response = await ask({ url: ORIGIN + path.replace('ID', id) });
    expect(response.status).toBe(200);
    const { html } = await response.json<Oembed>();
    expect(attribute(html, 'src')).toBe(`${ORIGIN}/embed/${id}${query}`);
  });

  test('https in front of a proxy that speaks http', async () => {
    const id = await createTable();
    expect((await ask({ url: `https://dama.test/t/${id}` })).status).toBe(200);
  });

  test.each([
    '/t/Unknown77777',
    '/t/short',
    '/embed/Unknown77777',
    '/',
    '/t/',
    '/play',
    '/t/ID.svg',
    '/t/ID.png',
    '/t/ID/x',
    '/api/tables/ID',
  ])('%s is no table: 404', async (path) => {
    const response = await ask({ url: ORIGIN + path.replace('ID', await createTable()) });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'no-such-table' } });
  });

  test.each([
    'https://elsewhere.test/t/ID',
    'http://dama.test:9/t/ID',
    'http://dama.test.elsewhere.test/t/ID',
    'http://dama.test@elsewhere.test/t/ID',
    'ftp://dama.test/t/ID',
    '/t/ID',
    'ID',
    'javascript:alert(1)',
  ])('%s is none of ours: 404', async (url) => {
    expect((await ask({ url: url.replace('ID', await createTable()) })).status).toBe(404);
  });
});

describe('what cannot be answered', () => {
  test.each<[string, object, number, object]>([
    ['no url', {}, 400, { code: 'malformed', field: 'url' }],
    ['an empty url', { url: '' }, 400, { code: 'malformed', field: 'url' }],
    ['xml', { format: 'xml' }, 501, { code: 'not-implemented', field: 'format' }],
    ['a format that nobody knows', { format: 'yaml' }, 501, { code: 'not-implemented' }],
    ['a width that is none', { maxwidth: 'wide' }, 400, { code: 'malformed', field: 'maxwidth' }],
    ['a height of nothing', { maxheight: '0' }, 400, { code: 'malformed', field: 'maxheight' }],
  ])('%s', async (name, query, status, error) => {
    const url = name.includes('url') ? {} : { url: `${ORIGIN}/t/${await createTable()}` };
    const response = await ask({ ...url, ...query });
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toMatchObject({ error });
  });
});

describe('it is no larger than what is wanted, its picture neither', () => {
  test.each([
    [undefined, undefined, 480, 584],
    ['2000', '2000', 480, 584],
    ['320', undefined, 320, 424],
    [undefined, '300', 480, 300],
    ['200', '200', 200, 200],
    ['1', '1', 1, 1],
    ['', '', 480, 584],
  ])('maxwidth %s, maxheight %s: %i to %i', async (maxwidth, maxheight, width, height) => {
    const url = `${ORIGIN}/t/${await createTable()}`;
    const answer = await (
      await ask({
        url,
        ...(maxwidth !== undefined && { maxwidth }),
        ...(maxheight !== undefined && { maxheight }),
      })
    ).json<Oembed>();
    expect(answer).toMatchObject({ width, height });
    expect([attribute(answer.html, 'width'), attribute(answer.html, 'height')]).toEqual([
      `${width}`,
      `${height}`,
    ]);
    expect(answer.thumbnail_width).toBeLessThanOrEqual(Number(maxwidth) || 1200);
    expect(answer.thumbnail_height).toBeLessThanOrEqual(Number(maxheight) || 1200);
    const whole = answer.thumbnail_width === 1200 && answer.thumbnail_height === 630;
    expect(answer.thumbnail_url).toBe(`${url}.${whole ? 'png' : 'svg'}`);
    expect((await request(new URL(answer.thumbnail_url).pathname)).status).toBe(200);
  });
});

describe('the picture has the look of the frame', () => {
  test.each([
    ['', ''],
    ['?theme=wood', '?theme=wood&pieces=sweets&orientation=white&coordinates=algebraic'],
    ['?lang=uk&orientation=black', '?theme=wood&pieces=discs&orientation=black&coordinates=algebraic'],
    ['?theme=day&pieces=chess', '?theme=pistachio&pieces=chess&orientation=white&coordinates=algebraic'],
  ])('%s', async (query, look) => {
    const page = `${ORIGIN}/t/${await createTable()}`;
    for (const [limits, kind] of [
      [{}, 'png'],
      [{ maxwidth: '400' }, 'svg'],
    ] as const) {
      const { thumbnail_url } = await (await ask({ url: `${page}${query}`, ...limits })).json<Oembed>();
      expect(thumbnail_url).toBe(`${page}.${kind}${look}`);
      expect((await request(thumbnail_url.slice(ORIGIN.length))).status).toBe(200);
    }
  });
});

test('a name is text in the frame’s title, too', async () => {
  const name = '<b>&quot;"A&amp;\'';
  const id = await createTable({ key: KEYS.ann, name });
  await (await join(id, 'bob')).command('sit', { type: 'sit', name });
  const { html } = await (await ask({ url: `${ORIGIN}/t/${id}` })).json<Oembed>();
  expect(attribute(html, 'title')).toBe(
    '&lt;b&gt;&amp;quot;&quot;A&amp;amp;&#39; – &lt;b&gt;&amp;quot;&quot;A&amp;amp;&#39; · Turkish draughts · Dama',
  );
});

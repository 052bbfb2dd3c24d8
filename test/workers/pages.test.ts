import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { pageHeaders } from '../../worker/headers.ts';
import { createTable, join, KEYS, request, startGame } from './setup/people.ts';
import { page } from './setup/shells.ts';

const between = (html: string, start: string, end = '"'): string | undefined =>
  html.split(start)[1]?.split(end)[0];

/** What the Worker wrote into a shell. */
function filled(html: string) {
  const property = (name: string) => between(html, `<meta property="og:${name}" content="`);
  return {
    title: between(html, '<title>', '</title>'),
    description: between(html, '<meta name="description" content="'),
    canonical: between(html, '<link rel="canonical" href="'),
    ogTitle: property('title'),
    ogDescription: property('description'),
    ogUrl: property('url'),
    ogImage: property('image'),
    ogImageAlt: property('image:alt'),
    oembed: between(html, '<link rel="alternate" type="application/json+oembed" href="'),
    other: html.match(/<img src="([^"]*)" alt="other"/)?.[1],
    board: between(html, '<img data-board src="'),
    alt: between(html, 'alt="'),
  };
}

test('the home page', async () => {
  const response = await page('/');
  expect(response.status).toBe(200);
  const title = 'Dama: Turkish draughts with a friend';
  const description = 'Open a table of Turkish draughts, send the link, play in the browser. No account.';
  expect(filled(await response.text())).toMatchObject({
    title,
    description,
    canonical: 'http://dama.test/',
    ogTitle: title,
    ogDescription: description,
    ogUrl: 'http://dama.test/',
    ogImage: undefined,
    board: '/start.svg',
  });
});

test('the page of an open table', async () => {
  const id = await createTable();
  const response = await page(`/t/${id}`);
  expect(response.status).toBe(200);
  expect(filled(await response.text())).toMatchObject({
    title: 'Turkish draughts · Dama',
    description: 'Turkish draughts. A seat is free: sit down and play, or watch.',
    canonical: `http://dama.test/t/${id}`,
    ogUrl: `http://dama.test/t/${id}`,
    ogImage: `http://dama.test/t/${id}.png?seq=1`,
    oembed: `http://dama.test/oembed?url=${encodeURIComponent(`http://dama.test/t/${id}`)}&amp;format=json`,
    board: `/t/${id}.svg?seq=1`,
  });
});

test('the page of a game shows the position as a picture and in words', async () => {
  const { id, white } = await startGame({ fen: 'W:Wa2,Kd4:Ba7,Kh8' });
  await white.command('m', { type: 'move', ply: 0, move: 'a2-a3' });
  expect(filled(await (await page(`/t/${id}`)).text())).toMatchObject({
    title: 'Ann – Bob · Turkish draughts · Dama',
    description: 'Turkish draughts. Black to move.',
    board: `/t/${id}.svg?seq=5`,
    alt: 'Black to move. White: man a3; king d4. Black: man a7; king h8.',
    ogImageAlt: 'Black to move. White: man a3; king d4. Black: man a7; king h8.',
  });
});

test('the page of a table against the computer says so, and how well it plays', async () => {
  const body = { opponent: 'computer', level: 6, key: KEYS.ann, name: 'Ann' };
  const id = await createTable(body);
  expect(filled(await (await page(`/t/${id}`)).text())).toMatchObject({
    title: 'Ann – Computer (level 6) · Turkish draughts · Dama',
    description: 'Turkish draughts · Computer (level 6). White to move.',
  });
  expect(await (await request(`/t/${id}.svg`)).text()).toContain('Ann – Computer (level 6)');
  const free = await createTable({ opponent: 'computer' });
  expect(filled(await (await page(`/t/${free}`)).text())).toMatchObject({
    title: 'Turkish draughts · Computer (level 3) · Dama',
    description: 'Turkish draughts · Computer (level 3). A seat is free: sit down and play, or watch.',
  });
});

test('the page of a finished game says how it ended', async () => {
  const { id, white } = await startGame();
  await white.command('r', { type: 'resign' });
  const { description } = filled(await (await page(`/t/${id}`)).text());
  expect(description).toBe('Turkish draughts. Black won: resignation.');
});

test('a name is text wherever it stands', async () => {
  const name = '<b>&quot;"A&amp;\'';
  const id = await createTable({ key: KEYS.ann, name });
  const bob = await join(id, 'bob');
  await bob.command('sit', { type: 'sit', name });
  const html = await (await page(`/t/${id}`)).text();
  expect(html).toMatch(/<title>&lt;b&gt;.* – &lt;b&gt;.*<\/title>/);
  const shown = '&lt;b&gt;&amp;quot;&quot;A&amp;amp;&#39;';
  expect(filled(html).ogTitle).toBe(`${shown} – ${shown} · Turkish draughts · Dama`);
  const built = await (await request(`/t/${id}`)).text();
  const svg = await (await request(`/t/${id}.svg`)).text();
  expect(svg).toMatch(/<title>&lt;b&gt;.* – &lt;b&gt;.*<\/title>/);
  for (const text of [html, built, svg]) expect(text).not.toContain('<b>');
});

describe('nothing there', () => {
  test.each([
    ['a table that is none', '/t/Unknown22222', 'No table here'],
    ['an id that cannot be one', '/t/short', 'No table here'],
    ['an id with other letters', '/t/0OIl0OIl0OIl', 'No table here'],
    ['an id in code', '/t/%3Cscript%3E', 'No table here'],
    ['an address that is none', '/nowhere', 'No page here'],
    ['a bare shell', '/table', 'No page here'],
  ])('%s', async (_, path, words) => {
    const response = await page(path, { headers: { Accept: 'text/html,*/*' } });
    expect(response.status).toBe(404);
    if (words === 'No page here') expect(response.headers.get('Vary')).toBe('Accept-Language, Accept');
    // It is the home page, which nobody may frame, whatever the address.
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const html = await response.text();
    expect(html).toContain(`<title>${words} · Dama</title>`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(
      new RegExp(`<main id="main"><p class="notice" role="alert"><strong[^>]*>${words}</strong>`),
    );
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('og:url');
  });

  test.each(['/nowhere', '/embed', '/embed/a/b'])('%s for a program', async (path) => {
    const response = await page(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } });
    // Where frames are it is the same for people.
    expect(response.headers.get('Vary')).toBe(path.startsWith('/embed') ? null : 'Accept');
  });
});

test('a filled page has its own headers, not those of the shell', async () => {
  const { headers } = await page(`/t/${await createTable()}`);
  expect(headers.get('ETag')).toBeNull();
  expect(headers.get('Last-Modified')).toBeNull();
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Set-Cookie')).toBeNull();
});

// `*` is any address of the network, which a page of a file, a data URL or an app is not.
test('only a page for frames may be framed, by whomever', () => {
  const policyOf = (path: string) => pageHeaders(path)['Content-Security-Policy'];
  expect(policyOf('/embed/7fKq2mWxYz')).not.toContain('frame-ancestors');
  for (const path of ['/', '/t/7fKq2mWxYz', '/t/embed/', '/embed', '/embedded/x'])
    expect(policyOf(path), path).toContain("frame-ancestors 'none'");
});

describe('the first look follows the language', () => {
  // Where `lang` or the browser's first language that pages speak is Ukrainian: wood.
  test.each([
    ['uk', '', true],
    ['uk-UA,uk;q=0.9,en;q=0.8', '', true],
    ['ru, uk;q=0.5', '', true],
    ['en;q=0.5,uk', '', true],
    ['tr,uk;q=0.9', '', false],
    ['en', '?lang=uk', true],
    ['uk', '?lang=tr', false],
    ['uk', '?lang=xx', true],
    ['uk;q=0', '', false],
    ['en;Q=0.5, uk ; Q=0.9', '', true],
    ['uk;q=', '', false],
    ['', '', false],
  ])('%j%s: wood is %s', async (accepted, query, wooden) => {
    const headers = { 'Accept-Language': accepted };
    const home = await page(`/${query}`, { headers });
    expect(home.headers.get('Vary')).toBe('Accept-Language');
    expect(filled(await home.text())).toMatchObject({
      board: wooden ? '/start.wood.svg' : '/start.svg',
      other: wooden ? '/other.wood.svg' : '/other.svg',
    });
    const id = await createTable();
    const table = await page(`/t/${id}${query}`, { headers });
    expect(table.headers.get('Vary')).toBe('Accept-Language');
    expect(filled(await table.text())).toMatchObject({
      board: `/t/${id}.svg?seq=1${wooden ? '&amp;theme=wood&amp;pieces=discs' : ''}`,
      ogImage: `http://dama.test/t/${id}.png?seq=1`,
    });
  });

  test('every picture of a built page is there in both looks', async () => {
    const { id } = await startGame();
    for (const path of ['/', '/open', '/play', '/embedding', `/t/${id}`]) {
      for (const language of ['en', 'uk']) {
        const html = await (await request(path, { headers: { 'Accept-Language': language } })).text();
        for (const [, picture = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) {
          const drawn = /^\/(t\/|board\.svg)/.test(picture);
          const response = await (drawn
            ? request(picture.replaceAll('&amp;', '&'))
            : env.ASSETS.fetch(`https://assets.local${picture}`));
          expect(`${picture} ${response.status}`).toBe(`${picture} 200`);
          const svg = await response.text();
          expect(svg.includes('#DDB987'), `${path} ${picture}`).toBe(language === 'uk');
        }
      }
    }
  });
});

test('a built table page says all that messengers ask', async () => {
  const html = await (await request(`/t/${await createTable()}`)).text();
  for (const line of [
    '<meta property="og:image:type" content="image/png"',
    '<meta property="og:image:width" content="1200"',
    '<meta property="og:image:height" content="630"',
    '<meta name="twitter:card" content="summary_large_image"',
    '<link rel="alternate" type="application/json+oembed" href="http://dama.test/oembed?url=',
  ])
    expect(html).toContain(line);
});

test('the policy of a page allows what is ours and nothing inline', async () => {
  const policy = (await page('/')).headers.get('Content-Security-Policy') ?? '';
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text] as const));
  expect(directives.get('default-src')).toBe("default-src 'none'");
  expect(directives.get('script-src')).toBe("script-src 'self'");
  expect(directives.get('style-src')).toBe("style-src 'self'");
  expect(directives.get('img-src')).toBe("img-src 'self'");
  expect(directives.get('base-uri')).toBe("base-uri 'none'");
  expect(directives.get('form-action')).toBe("form-action 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the built shells have every place that is filled', async () => {
  const { id } = await startGame();
  const home = await (await request('/')).text();
  const table = await (await request(`/t/${id}`)).text();
  for (const [html, path] of [
    [home, '/'],
    [table, `/t/${id}`],
  ] as const) {
    expect(html).not.toContain('content=""');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://dama.test${path}"`));
    expect(html).toContain(`<meta property="og:url" content="http://dama.test${path}"`);
    expect(html).toContain('<main');
  }
  expect(table).toContain('<title>Ann – Bob · Turkish draughts · Dama</title>');
  expect(table).toMatch(new RegExp(`<img data-board[^>]* src="/t/${id}\\.svg\\?seq=4"`));
});

test('nothing that a built page loads has a picture in it that the policy would refuse', async () => {
  const { id } = await startGame();
  const pages = await Promise.all(['/', `/t/${id}`].map(async (path) => (await request(path)).text()));
  const paths = pages.flatMap((html) =>
    [...html.matchAll(/(?:href|src)="(\/[^"?]+\.\w+)"/g)].map(([, path]) => path),
  );
  const files = [...new Set(paths)].filter((path) => path !== undefined && !path.startsWith('/t/'));
  expect(files.filter((path) => path?.endsWith('.css'))).not.toEqual([]);
  const texts = await Promise.all(
    files.map(async (path) => {
      const response = await env.ASSETS.fetch(`https://assets.local${path}`);
      expect(response.status, path).toBe(200);
      return response.text();
    }),
  );
  for (const text of [...pages, ...texts]) expect(text).not.toMatch(/["'(]data:/);
});

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { pageHeaders } from '../../worker/headers.ts';
import { request } from './setup/people.ts';

test('the page on which one plays alone is served, filled', async () => {
  const response = await request('/play');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Play here · Dama</title>');
  expect(html).toContain('<link rel="canonical" href="http://dama.test/play"');
  expect(html).not.toContain('content=""');
  expect((await request('/play', { method: 'POST' })).status).toBe(405);
});

test('it alone may start workers, and only ours', async () => {
  const policyOf = (path: string) => pageHeaders(path)['Content-Security-Policy'];
  expect((await request('/play')).headers.get('Content-Security-Policy')).toContain("worker-src 'self';");
  for (const path of ['/', '/open', '/t/7fKq2mWxYz', '/playing']) {
    expect(policyOf(path), path).toContain("worker-src 'none';");
  }
});

test('what keeps it is asked for anew each time, and every file that it names is there', async () => {
  const response = await env.ASSETS.fetch('https://assets.local/offline.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const script = await response.text();
  const [, list = '[]'] = /"files":(\[[^\]]*\])/.exec(script) ?? [];
  const files: readonly string[] = JSON.parse(list);
  expect(files).toEqual(expect.arrayContaining(['/early.js', '/favicon.svg']));
  for (const kind of [/\/play-/, /\/thinker-/, /\/pdn-/, /\/style-.*\.css$/, /\/tr-/, /\/play-uk-/]) {
    expect(
      files.some((file) => kind.test(file)),
      String(kind),
    ).toBe(true);
  }
  for (const file of files) {
    expect((await env.ASSETS.fetch(`https://assets.local${file}`)).status, file).toBe(200);
  }
  const html = await (await request('/play')).text();
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)) expect(files).toContain(path);
});

import { expect, test } from 'vitest';
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

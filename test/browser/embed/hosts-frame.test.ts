import { describe, expect, test } from 'vitest';
import { openTable } from '../pages/people.ts';
import { hosts } from './hosts.ts';
import { rivalAt } from './rival.ts';

const site = hosts();

const FRAME_POLICY = "default-src 'none'; frame-src HOST";

const frameOf = (table: string, query = ''): string =>
  `<iframe src="HOST/embed/${table}${query}" width="480" height="600" title="A live game"></iframe>`;

describe('a table in a frame, on a page without scripts', () => {
  test('is watched there, and played by others', async () => {
    const table = await openTable(site.server.url);
    const { page } = await site.visit({ head: '', body: frameOf(table), csp: FRAME_POLICY });
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.locator('[data-square=a3]').getAttribute('aria-label')).toContain('man');
    const [white, black] = [await rivalAt(site.server.url, table), await rivalAt(site.server.url, table)];
    await white.say({ type: 'sit', seat: 'white' });
    await black.say({ type: 'sit', seat: 'black' });
    await white.say({ type: 'move', ply: 0, move: 'a3-a4' });
    await expect.poll(() => frame.locator('[data-square=a4]').getAttribute('aria-label')).toContain('man');
    white.close();
    black.close();
  });

  test('looks and speaks as its address says', async () => {
    const table = await openTable(site.server.url);
    const query = '?theme=night&pieces=chess&orientation=black&coordinates=none&lang=tr';
    const { page } = await site.visit({ head: '', body: frameOf(table, query), csp: FRAME_POLICY });
    const frame = page.frameLocator('iframe');
    const first = frame.locator('[role=gridcell]').first();
    await expect.poll(() => first.getAttribute('data-square')).toBe('h1');
    await expect.poll(() => frame.locator('[data-square=a3]').getAttribute('aria-label')).toContain('beyaz');
    expect(await frame.locator('[part~=coordinates] text').count()).toBe(0);
  });

  test('fits into its frame: nothing scrolls', async () => {
    const table = await openTable(site.server.url);
    const { page } = await site.visit({ head: '', body: frameOf(table), csp: FRAME_POLICY });
    const frame = page.frameLocator('iframe');
    await frame.locator('[role=grid]').waitFor();
    const over = await frame
      .locator('html')
      .evaluate((html) => [html.scrollWidth - innerWidth, html.scrollHeight - innerHeight]);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });
});

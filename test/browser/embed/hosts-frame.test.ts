import { describe, expect, test } from 'vitest';
import { live } from '../../../client/i18n/live-en.ts';
import { movesOf, openTable } from '../pages/people.ts';
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

// Such a frame is of no origin: nothing that it loads is its own, and it may keep nothing.
describe('a table in a frame that may do nothing but run scripts', () => {
  const sandboxed = (table: string): string =>
    frameOf(table).replace('<iframe', '<iframe sandbox="allow-scripts"');

  test('is dressed, and played until the page is closed', async () => {
    const { url } = site.server;
    const table = await openTable(url);
    const { page } = await site.visit({ head: '', body: sandboxed(table), csp: FRAME_POLICY });
    const frame = page.frameLocator('iframe');
    await frame.getByPlaceholder(live.yourName).fill('Bohdan');
    await frame.getByRole('button', { name: live.sitAs.white, exact: true }).click();
    await expect.poll(() => frame.getByText(live.forgetful).count()).toBe(1);
    const black = await rivalAt(url, table);
    await black.say({ type: 'sit', seat: 'black' });
    await expect.poll(() => frame.getByText(live.yourMove).count()).toBe(1);
    for (const square of ['a3', 'a4']) await frame.locator(`[data-square=${square}]`).click();
    await expect.poll(() => movesOf(url, table)).toEqual(['a3-a4']);
    await black.say({ type: 'move', ply: 1, move: 'a6-a5' });
    await expect.poll(() => frame.locator('[data-square=a5]').getAttribute('aria-label')).toContain('man');
    const seen = await frame.locator('body').evaluate((body) => ({
      origin: self.origin,
      display: getComputedStyle(body).display,
      refused: window.heard.filter((line) => line.startsWith('violation')),
    }));
    expect(seen).toEqual({ origin: 'null', display: 'flex', refused: [] });
    black.close();
  });

  test('takes a move that is written', async () => {
    const { url } = site.server;
    const table = await openTable(url);
    const { page } = await site.visit({ head: '', body: sandboxed(table), csp: FRAME_POLICY });
    const frame = page.frameLocator('iframe');
    const name = frame.getByPlaceholder(live.yourName);
    await name.fill('Bohdan');
    await name.press('Enter');
    await expect.poll(() => frame.getByText('Bohdan').count()).toBe(1);
    const black = await rivalAt(url, table);
    await black.say({ type: 'sit', seat: 'black' });
    const move = frame.locator('[part~=help] input');
    await move.fill('a3-a4');
    await move.press('Enter');
    await expect.poll(() => movesOf(url, table)).toEqual(['a3-a4']);
    black.close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { live } from '../../../client/i18n/live-en.ts';
import { live as turkish } from '../../../client/i18n/live-tr.ts';
import { helped } from '../board/visitor.ts';
import { openTable } from '../pages/people.ts';
import { seenPieces } from '../setup/board.ts';
import { bareBoard, liveBoard, liveSite, strips, told } from './live-site.ts';
import { rivalAt } from './rival.ts';

const site = liveSite();

/** Whether nothing is drawn yet, so that the picture is seen. */
const isWaiting = (page: Page) =>
  page.locator('dama-board').evaluate((board) => !board.shadowRoot?.querySelector('.piece'));

const networkComesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const changes = (page: Page) =>
  page.evaluate(() => document.querySelector('dama-board')?.setAttribute('theme', 'night'));

describe('the words of a live board', () => {
  test('come first: nothing is drawn before them, so that nothing moves when they come', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => liveBoard(server, table));
    let released = false;
    await page.route(/\/embed-en/, async (route) => {
      await expect.poll(() => released).toBe(true);
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => told(page)).toContain('dama-connection live');
    await page.waitForTimeout(300); // The table has come with the welcome.
    expect(await isWaiting(page)).toBe(true);
    released = true;
    await expect.poll(() => strips(page)).toContain(live.sitAs.white);
    expect(await isWaiting(page)).toBe(false);
  });

  test('that come when the board shows something else by then bring nothing back', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => bareBoard(server, table));
    let release = (): void => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/embed-en/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => told(page)).toContain('dama-connection live');
    await page.waitForTimeout(300); // The table has come with the welcome.
    await page.locator('dama-board').evaluate((board) => {
      board.removeAttribute('src');
      board.setAttribute('fen', 'W:Wa3:Bh6');
    });
    await expect.poll(() => seenPieces(page)).toBe('Wa3:Bh6');
    release();
    await page.waitForLoadState('networkidle');
    expect(await seenPieces(page)).toBe('Wa3:Bh6');
  });

  test('are not needed to watch', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => liveBoard(server, table));
    await page.route(/\/embed-en/, (route) => route.abort());
    await page.reload();
    await expect.poll(() => isWaiting(page)).toBe(false);
    expect(await seenPieces(page)).toMatch(/^Wa2/);
  });
});

describe.each([
  ['the network comes back', networkComesBack],
  ['the board changes', changes],
])('what did not load is asked for again when %s:', (_, again) => {
  test('a live table', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => bareBoard(server, table));
    await page.route(/\/live-/, (route) => route.abort());
    await page.reload();
    await expect.poll(() => told(page)).toEqual(['dama-error not-loaded']);
    await again(page);
    await page.waitForTimeout(300); // It fails once more, which is not told again.
    expect(await told(page)).toEqual(['dama-error not-loaded']);
    await page.unroute(/\/live-/);
    await page.evaluate(() => document.querySelector('dama-board')?.setAttribute('pieces', 'discs'));
    await again(page);
    await expect.poll(() => strips(page)).toContain(live.sitAs.white);
    expect(await page.locator('dama-board [part=note]').count()).toBe(0);
  });

  test('a dictionary', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => bareBoard(server, table, 'lang="tr"'));
    await page.route(/\/embed-tr/, (route) => route.abort());
    await page.reload();
    const board = page.locator('dama-board');
    await expect.poll(() => seenPieces(page)).toMatch(/^Wa2/);
    await expect.poll(() => board.locator('.board').getAttribute('part')).toBe('board');
    const name = () => board.locator('[role=grid]').getAttribute('aria-label');
    const english = await name();
    await page.unroute(/\/embed-tr/);
    await again(page);
    await expect.poll(() => strips(page)).toContain(turkish.sitAs.white);
    expect(await name()).not.toBe(english);
  });
});

test('what is there for who plays comes when one sits down, and is asked for again with the next thing that happens', async () => {
  const table = await openTable(site.server.url);
  const rival = await rivalAt(site.server.url, table);
  const page = await site.visit((server) => bareBoard(server, table));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/player-/, (route) => route.abort());
  await page.reload();
  const sit = page.getByRole('button', { name: live.sitAs.white });
  await sit.waitFor();
  await helped(page);
  expect(asked.filter((url) => url.includes('/player-'))).toEqual([]);
  await sit.click();
  await expect.poll(() => strips(page)).toContain(live.wanted);
  await expect.poll(() => asked.filter((url) => url.includes('/player-')).length).toBeGreaterThan(0);
  expect(await strips(page)).not.toContain(live.leave);
  expect(await told(page, 'dama-error')).toEqual([]);
  await page.unroute(/\/player-/);
  await rival.say({ type: 'sit', seat: 'black' });
  await expect.poll(() => strips(page)).toContain(live.resign);
  rival.close();
});

test('a look that did not come is asked for again when the network comes back', async () => {
  const page = await site.visit(() => '<dama-board fen="W:Wa3:Bh6"></dama-board>');
  const board = page.locator('dama-board');
  await helped(page);
  await page.context().setOffline(true);
  await board.evaluate((element) => element.setAttribute('theme', 'contrast'));
  await expect.poll(() => told(page)).toEqual(['dama-error look-unavailable']);
  const wood = () =>
    board.evaluate(({ shadowRoot }) => {
      const frame = shadowRoot?.querySelector('.frame');
      return frame && getComputedStyle(frame).getPropertyValue('--ink-wood');
    });
  const usual = await wood();
  await page.context().setOffline(false);
  await expect.poll(wood).not.toBe(usual);
});

test('the help’s words that do not come are not asked for with each tick of a clock', async () => {
  const clock = { initial: 60, increment: 0 };
  const table = await openTable(site.server.url, { clock });
  const rivals = [await rivalAt(site.server.url, table), await rivalAt(site.server.url, table)] as const;
  const page = await site.visit((server) => bareBoard(server, table));
  await helped(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/embed-tr/, (route) => route.abort());
  for (const [index, seat] of (['white', 'black'] as const).entries())
    await rivals[index]?.say({ type: 'sit', seat });
  await rivals[0].say({ type: 'move', ply: 0, move: 'a3-a4' });
  await rivals[1].say({ type: 'move', ply: 1, move: 'a6-a5' });
  await page.locator('dama-board').evaluate((board) => board.setAttribute('lang', 'tr'));
  const left = () => page.locator('dama-board .on .clock').textContent();
  const before = await left();
  await expect.poll(left).not.toBe(before);
  const { length } = asked.filter((url) => url.includes('embed-tr'));
  expect(length).toBeGreaterThan(0);
  for (let tick = 0; tick < 2; tick++) {
    const shown = await left();
    await expect.poll(left).not.toBe(shown);
  }
  expect(asked.filter((url) => url.includes('embed-tr'))).toHaveLength(length);
  for (const rival of rivals) rival.close();
});

describe('who judges a game', () => {
  const requestsOf = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    return urls;
  };
  const OVER = 'W:WKa1:BKh8';

  test.each([
    ['a live table', (server: string, table: string) => bareBoard(server, table)],
    ['a replay', () => '<dama-board pdn="1. a3-a4 *"></dama-board>'],
  ])('is not loaded for %s', async (_, tag) => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => tag(server, table));
    const urls = requestsOf(page);
    await page.reload();
    await page.locator('dama-board .piece').first().waitFor();
    await page.locator('dama-board .aid').first().waitFor({ state: 'attached' });
    expect(urls.filter((url) => url.includes('/referee-'))).toEqual([]);
  });

  test('is loaded for a position that the page sets once somebody may move it, and keeps them from it when it is over', async () => {
    const page = await site.visit(
      () => `<dama-board fen="${OVER}" id="told"></dama-board><dama-board id="set"></dama-board>`,
    );
    await expect.poll(() => told(page)).toEqual(['dama-outcome null one-each']);
    const movable = () => page.locator('#set .square.movable').count();
    await page.evaluate(async () => {
      const [told, set] = document.querySelectorAll('dama-board');
      if (!told || !set) return;
      set.position = told.position;
      await set.updateComplete;
      set.movable = 'both';
      await set.updateComplete;
    });
    await expect.poll(movable).toBe(0);
    expect(await told(page)).toHaveLength(1);
  });
});

test('attributes are read once an update', async () => {
  const page = await site.visit(() => '<dama-board fen="W:Wa2:Bh7"></dama-board>');
  await page.locator('dama-board .aid').waitFor({ state: 'attached' });
  const reads = await page.evaluate(async () => {
    const board = document.querySelector('dama-board');
    if (!board) return 0;
    const base = Object.getPrototypeOf(board.constructor);
    const { usual } = base;
    let times = 0;
    base.usual = (of: unknown) => {
      times += 1;
      return usual(of);
    };
    board.requestUpdate();
    await board.updateComplete;
    base.usual = usual;
    return times;
  });
  expect(reads).toBe(1);
});

test('the home page gives its boards its own words, and help only where they are used', async () => {
  const page = await site.visit(() => '<p></p>', { locale: 'tr-TR' });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(`${site.server.url}/`);
  await page.locator('dama-board .piece').first().waitFor();
  await page.waitForTimeout(800); // More than twice as long as a board on another site waits.
  const asked = (what: RegExp) => urls.filter((url) => what.test(url)).length;
  expect(asked(/\/embed-(en|tr|uk)/)).toBe(0);
  expect(asked(/\/assist/)).toBe(0);
  await page.locator('dama-board [role=gridcell]').first().focus();
  await expect.poll(() => asked(/\/assist/)).toBeGreaterThan(0);
});

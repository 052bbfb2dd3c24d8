import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { themeNamed } from '../../../drawing/index.ts';
import { launch } from '../setup/browser.ts';
import { heard, open, type Site, startSite } from './site.ts';

const LOOKS = /\/assets\/looks-[\w-]+\.js/;
const PICTURE = '<img src="/position.svg?theme=wood&pieces=discs" width="480" height="480" alt="The start">';

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;
let held: Route[] = [];
/** What becomes of the chunk of the looks. */
let fate: 'held' | 'lost' | 'sent' = 'held';

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), startSite()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});
afterEach(() => context.close());

const visit = async (body: string, becomes: typeof fate): Promise<void> => {
  held = [];
  fate = becomes;
  context = await browser.newContext({ viewport: { width: 700, height: 700 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.route(LOOKS, async (route) => {
    if (fate === 'held') held.push(route);
    else if (fate === 'lost') await route.abort();
    else await route.continue();
  });
  await open(page, site.put({ body }), false);
};

const send = async (): Promise<void> => {
  fate = 'sent';
  await Promise.all(held.map((route) => route.continue()));
};

/** The color of the squares; nothing while the board is not drawn. */
const squares = () =>
  page.evaluate(() => {
    const wood = document.querySelector('dama-board')?.shadowRoot?.querySelector('.wood');
    return wood ? getComputedStyle(wood).fill : null;
  });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const WOOD = rgb(themeNamed('wood').palette.wood.day);
const PISTACHIO = rgb(themeNamed('pistachio').palette.wood.day);

test('a board waits for its look behind its picture, and nothing is seen in another', async () => {
  await visit(`<dama-board fen="W:Wd3:Bh6" theme="wood" pieces="discs">${PICTURE}</dama-board>`, 'held');
  await expect.poll(() => held.length).toBe(1);
  expect(await squares()).toBe(null);
  expect(await page.locator('img').isVisible()).toBe(true);
  await send();
  await expect.poll(squares).toBe(WOOD);
  expect(await page.locator('img').isVisible()).toBe(false);
  expect(await heard(page)).toEqual([]);
});

test('a board without a picture holds its place meanwhile', async () => {
  await visit('<dama-board theme="wood"></dama-board><p id="after">after</p>', 'held');
  await expect.poll(() => held.length).toBe(1);
  const top = () => page.locator('#after').evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  expect(before).toBeGreaterThan(600);
  await send();
  await expect.poll(squares).toBe(WOOD);
  expect(await top()).toBe(before);
});

test('a board that is drawn keeps its look until the next has come', async () => {
  await visit('<dama-board></dama-board>', 'held');
  await expect.poll(squares).toBe(PISTACHIO);
  await page.evaluate(() => document.querySelector('dama-board')?.setAttribute('theme', 'wood'));
  await expect.poll(() => held.length).toBe(1);
  expect(await squares()).toBe(PISTACHIO);
  await send();
  await expect.poll(squares).toBe(WOOD);
});

test('the usual look needs nothing more', async () => {
  await visit('<dama-board theme="pistachio" pieces="sweets"></dama-board>', 'lost');
  await expect.poll(squares).toBe(PISTACHIO);
  expect(await heard(page)).toEqual([]);
});

test('a look that does not come gives way to the usual one, calmly, and is asked for with the next change', async () => {
  await visit('<dama-board theme="wood" playable></dama-board>', 'lost');
  await expect.poll(squares).toBe(PISTACHIO);
  await expect.poll(() => heard(page)).toEqual(['dama-error look-unavailable']);
  expect(await page.locator('dama-board [part="note"]').count()).toBe(0);
  fate = 'sent';
  await page.evaluate(() => document.querySelector('dama-board')?.setAttribute('theme', 'lined'));
  await expect.poll(squares).toBe(rgb(themeNamed('lined').palette.wood.day));
});

test('that it did not come is asked for no more however often the board is drawn', async () => {
  await visit('<dama-board theme="wood" playable></dama-board>', 'lost');
  await expect.poll(squares).toBe(PISTACHIO);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const drawn = await page.evaluate(async () => {
    const board = document.querySelector('dama-board');
    for (let times = 0; times < 5; times += 1) {
      board?.requestUpdate();
      await board?.updateComplete;
      await new Promise((done) => setTimeout(done, 20));
    }
    return board?.isUpdatePending;
  });
  expect(drawn).toBe(false);
  // Its help may come meanwhile.
  expect(asked.filter((url) => url.includes('/looks-'))).toEqual([]);
});

test('a move is such a change, too', async () => {
  await visit('<dama-board theme="wood" playable></dama-board>', 'lost');
  await expect.poll(squares).toBe(PISTACHIO);
  fate = 'sent';
  await page.locator('dama-board [data-square="a3"]').click();
  await page.locator('dama-board [data-square="a4"]').click();
  await expect.poll(squares).toBe(WOOD);
});

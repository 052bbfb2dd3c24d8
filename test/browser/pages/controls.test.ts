import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { launch } from '../setup/browser.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { button, company, openTable, status } from './people.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const come = company(() => browser);

describe('a button never comes to do something else', () => {
  test.each([
    { name: 'a finger on a seat that is taken', fast: 'white', left: words.seat.sitAs.black },
    { name: 'a finger on the seat beside it', fast: 'black', left: words.seat.sitAs.white },
  ] as const)('$name does not sit down elsewhere', async ({ fast, left }) => {
    const slow = await come();
    const quick = await come();
    const table = await openTable(server.url);
    for (const { page } of [slow, quick]) await page.goto(`${server.url}/t/${table}`);
    const taken = button(slow, words.seat.sitAs[fast]);
    await taken.hover();
    await slow.page.mouse.down();
    await button(quick, words.seat.sitAs[fast]).click();
    await expect.poll(() => taken.count()).toBe(0);
    await slow.page.mouse.up();
    await expect.poll(() => button(slow, left).count()).toBe(1);
    expect(await status(slow)).toContain(words.status.seatsFree(1));
  });

  test('a key on a button that has moved on does what the button says', async () => {
    const ayse = await come();
    const bohdan = await come();
    const table = await openTable(server.url, { seat: 'white', key: ayse.key, name: 'Ayşe' });
    for (const { page } of [ayse, bohdan]) await page.goto(`${server.url}/t/${table}`);
    await button(ayse, words.actions.leave).focus();
    await button(bohdan, words.seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    expect(await ayse.page.locator(':focus').textContent()).toBe(words.actions.leave);
    await button(ayse, words.actions.offerDraw).focus();
    await button(bohdan, words.actions.offerDraw).click();
    await expect.poll(() => button(ayse, words.actions.accept).count()).toBe(1);
    await ayse.page.keyboard.press('Enter');
    expect(await button(ayse, words.actions.resignYes).count()).toBe(0);
  });
});

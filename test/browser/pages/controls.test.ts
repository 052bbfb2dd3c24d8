import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { launch } from '../setup/browser.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { button, company, openTable, type Person, seatTwo, status } from './people.ts';

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

describe('the keyboard goes on where its button is gone:', () => {
  const focused = ({ page }: Person) =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      return active?.matches('button, a') ? active.textContent?.trim() : active?.localName;
    });
  const press = async (who: Person, name: string) => {
    await button(who, name).focus();
    await who.page.keyboard.press('Enter');
    await expect.poll(() => button(who, name).count()).toBe(0);
  };
  const BOARD = 'dama-board';
  const { actions, seat, status: says } = words;

  test('to the board, from a seat that was taken', async () => {
    const ayse = await come();
    await ayse.page.goto(`${server.url}/t/${await openTable(server.url)}`);
    await press(ayse, seat.sitAs.white);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board, from a seat that somebody else takes', async () => {
    const { page } = await come();
    const bohdan = await come();
    const table = await openTable(server.url, { seat: 'white', key: bohdan.key });
    for (const each of [page, bohdan.page]) await each.goto(`${server.url}/t/${table}`);
    await page.getByLabel(seat.yourName).focus();
    const quick = await come();
    await quick.page.goto(`${server.url}/t/${table}`);
    await button(quick, seat.sitAs.black).click();
    await expect.poll(() => page.getByLabel(seat.yourName).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(BOARD);
  });

  test('to the board, from the link that moves down when the game begins', async () => {
    const ayse = await come();
    const bohdan = await come();
    const table = await openTable(server.url, { seat: 'white', key: ayse.key });
    for (const { page } of [ayse, bohdan]) await page.goto(`${server.url}/t/${table}`);
    await ayse.page.getByLabel(words.share.heading).getByRole('textbox').focus();
    await button(bohdan, seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(says.yourMove);
    expect(await focused(ayse)).toBe(BOARD);
  });

  test('to the board from an offer that was declined, to the result from one that was accepted', async () => {
    const { ayse, bohdan } = await seatTwo(server.url, come);
    await button(ayse, actions.offerDraw).click();
    await press(bohdan, actions.decline);
    expect(await focused(bohdan)).toBe(BOARD);
    await button(ayse, actions.offerDraw).click();
    await press(bohdan, actions.accept);
    expect(await focused(bohdan)).toBe(actions.rematch);
  });

  test('from a question and back again, on to the result, on to the board', async () => {
    const { ayse, bohdan } = await seatTwo(server.url, come);
    await press(ayse, actions.resign);
    expect(await focused(ayse)).toBe(actions.resignNo);
    await press(ayse, actions.resignNo);
    expect(await focused(ayse)).toBe(actions.resign);
    await press(ayse, actions.resign);
    await button(bohdan, actions.offerDraw).focus();
    await press(ayse, actions.resignYes);
    for (const who of [ayse, bohdan]) await expect.poll(() => focused(who)).toBe(actions.rematch);
    await press(bohdan, actions.seeBoard);
    expect(await focused(bohdan)).toBe(BOARD);
    await button(ayse, actions.rematch).focus();
    await ayse.page.keyboard.press('Enter');
    await expect.poll(() => focused(ayse)).toBe(actions.rematchOffered);
    await press(bohdan, actions.rematchAccept);
    for (const who of [ayse, bohdan]) await expect.poll(() => focused(who)).toBe(BOARD);
  });

  test('to what can be done, from a table that has gone', async () => {
    const ayse = await come();
    let close: () => void = () => undefined;
    await ayse.page.routeWebSocket(/socket$/, (socket) => {
      socket.connectToServer();
      close = () => void socket.close({ code: 4404 });
    });
    const table = await openTable(server.url, { seat: 'white', key: ayse.key });
    await ayse.page.goto(`${server.url}/t/${table}`);
    await button(ayse, actions.leave).focus();
    close();
    await expect.poll(() => focused(ayse)).toBe(says.newTable);
  });
});

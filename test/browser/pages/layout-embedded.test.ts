import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow, tableOfTwo } from './measures.ts';
import { company, openTable, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const PHONE = { width: 320, height: 640 };

/** Boards draw when they are near the screen: all of the page is seen once. */
const seeAll = async (page: Page): Promise<void> => {
  const board = page.locator('dama-board');
  for (let index = 0; index < (await board.count()); index += 1) {
    await board.nth(index).scrollIntoViewIfNeeded();
    await board.nth(index).locator('[data-square=a1]').waitFor();
  }
};

/** A live table where one may sit down; it has the most to press. */
const openSeat = (who: Person): Promise<string> =>
  openTable(server().url, { key: who.key, seat: 'white', name: 'Ayşe' });

/** What of a board's strips hangs out of the board. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.locator('dama-board').evaluateAll((boards) =>
    boards.flatMap((board) => {
      const box = board.getBoundingClientRect();
      return [...(board.shadowRoot?.querySelectorAll('.strip *') ?? [])]
        .map((part) => ({ text: part.textContent ?? '', place: part.getBoundingClientRect() }))
        .filter(
          ({ place }) => place.width > 1 && (place.right > box.right + 1 || place.bottom > box.bottom + 1),
        )
        .map(({ text }) => text);
    }),
  );

describe.each(LANGUAGES)('in %s on a phone', (locale) => {
  test('the squares of every board can be pressed, and nothing lies over anything', async () => {
    const who = await come({ viewport: PHONE, locale });
    await who.page.goto(`${server().url}/embedding?table=${await openSeat(who)}`);
    await expect.poll(() => who.page.locator('html').getAttribute('lang')).toBe(locale);
    await seeAll(who.page);
    await expect.poll(() => who.page.locator('.replay button').count()).toBeGreaterThan(4);
    const widths = () =>
      who.page
        .locator('dama-board [data-square=a1]')
        .evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().width));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(24);
    expect(await widths()).toHaveLength(3);
    expect([await overflow(who.page), await bursting(who.page), await outside(who.page)]).toEqual([
      0,
      [],
      [],
    ]);
  });

  test.each(['/embed/', '/embedding?table='])('text of twice the size is read at %s', async (path) => {
    const who = await come({ viewport: PHONE, locale });
    await who.page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await who.page.goto(`${server().url}${path}${await openSeat(who)}`);
    await seeAll(who.page);
    const name = who.page.locator('dama-board .name').first();
    await expect
      .poll(() => name.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
      .toBeCloseTo(26, 0);
    expect([await overflow(who.page), await bursting(who.page), await outside(who.page)]).toEqual([
      0,
      [],
      [],
    ]);
  });
});

test('in a wide frame names and clocks are as wide as their board', async () => {
  const who = await come({ viewport: { width: 1440, height: 900 } });
  await who.page.goto(`${server().url}/embed/${await openSeat(who)}`);
  await who.page.locator('dama-board .strip').first().waitFor();
  const widthOf = (selector: string) =>
    who.page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().width);
  const strip = await widthOf('dama-board .strip');
  expect(strip - (await widthOf('dama-board .board'))).toBeLessThan(24);
  expect(strip).toBeGreaterThan(700);
});

test('on a desk the settings are no higher than what they say, however long the cards beside them are', async () => {
  const [white, black] = [await come({ viewport: { width: 1280, height: 800 } }), await come()];
  await tableOfTwo(server().url, { white, black, name: 'Ayşe' });
  const { page } = white;
  const settings = page.locator('.under');
  const [before, board] = [await settings.boundingBox(), await page.locator('.place').boundingBox()];
  await page.locator('.side').evaluate((side) => side.style.setProperty('padding-bottom', '900px'));
  expect(await settings.boundingBox()).toEqual(before);
  expect(await page.locator('.place').boundingBox()).toEqual(board);
  expect(before?.height).toBeLessThan(60);
});

test('on a tablet the boards that explain the game are large enough to be read', async () => {
  const { page } = await come({ viewport: { width: 768, height: 1024 } });
  await page.goto(server().url);
  for (const square of await page.locator('.lessons dama-board [data-square=a1]').all())
    expect((await square.boundingBox())?.width).toBeGreaterThan(36);
});

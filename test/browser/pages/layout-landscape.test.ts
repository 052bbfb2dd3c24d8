import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow, tableOfTwo } from './measures.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};

describe.each([
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
])('on a phone on its side, $width × $height', (viewport) => {
  test.each(LANGUAGES)('the board and all about the turn are seen at once in %s', async (locale) => {
    const [white, black] = [await come({ viewport, locale }), await come({ viewport, locale })];
    await tableOfTwo(server().url, {
      white,
      black,
      name: 'Volodymyr Khmelnytskyi',
      fen: 'W:Wd3,h2:Bd4,d6,h8',
    });
    for (const { page } of [white, black]) {
      const board = await boxOf(page.locator('dama-board'));
      expect(board.top).toBeGreaterThanOrEqual(0);
      expect(board.bottom).toBeLessThanOrEqual(viewport.height);
      expect(board.bottom - board.top).toBeGreaterThanOrEqual(viewport.height - 20);
      for (const words of ['.player >> nth=0', '.player >> nth=1', '.turn', '.headline', '.detail']) {
        const box = await boxOf(page.locator(words));
        expect(box.left).toBeGreaterThanOrEqual(board.right);
        expect(box.bottom).toBeLessThanOrEqual(viewport.height);
      }
      expect([await overflow(page), await bursting(page)]).toEqual([0, []]);
    }
  });

  test('the board stays in sight while the cards are read', async () => {
    const [white, black] = [await come({ viewport }), await come({ viewport })];
    await tableOfTwo(server().url, { white, black });
    const { page } = white;
    await page.mouse.move(viewport.width - 100, viewport.height / 2);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const board = await boxOf(page.locator('dama-board'));
    expect([board.top >= 0, board.bottom <= viewport.height]).toEqual([true, true]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { tableOfTwo } from '../pages/measures.ts';
import { company } from '../pages/people.ts';
import { begin, button, visit } from '../play/visits.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());

/** What of the square that has the focus is to be seen: its middle and its corners, `square` or what lies over it. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dama-board')?.shadowRoot;
    const square = root?.activeElement;
    const { left, top, right, bottom } = square?.getBoundingClientRect() ?? new DOMRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const found = points.map(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over?.matches('dama-board') ? 'square' : String(over?.className);
    });
    return [...new Set(found)];
  });

describe('the result over the board leaves the square that has the focus to be seen', () => {
  test('at a table that is won by key', async () => {
    const viewport = { width: 1000, height: 860 };
    const [white, black] = [await come({ viewport }), await come({ viewport })];
    await tableOfTwo(server().url, { white, black, fen: 'W:Wd3,a2:Bd4' });
    const { page } = white;
    for (const square of ['d3', 'd5']) {
      await page.locator(`dama-board [data-square=${square}]`).focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('.result').waitFor();
    await expect.poll(() => seen(page)).toEqual(['square']);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      expect(await seen(page)).toEqual(['square']);
    }
  });

  test('on the page on which one plays alone', async () => {
    const { page } = await come({ viewport: { width: 1100, height: 900 } });
    await visit(page, server().url);
    await begin(page, { opponent: 'here' });
    await button(page, words.actions.resign).click();
    await button(page, words.actions.resignYes).click();
    await page.locator('.result').waitFor();
    await page.locator('dama-board [data-square=d1]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab'); // Now by key.
    for (let row = 1; row < 8; row++) {
      await page.keyboard.press('ArrowUp');
      expect(await seen(page)).toEqual(['square']);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, tableOfTwo } from './measures.ts';
import { company, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** How much of the board's height the result covers, and whether all of it and each of its buttons is on the screen. */
const cover = ({ page }: Person) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [board, result] = [box('dama-board'), box('.result')];
    const buttons = [...document.querySelectorAll('.result button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getBoundingClientRect());
    return {
      share:
        Math.max(0, Math.min(board.bottom, result.bottom) - Math.max(board.top, result.top)) / board.height,
      seen: [result, ...buttons].every(({ top, bottom }) => top >= board.top && bottom <= innerHeight),
      buttons: buttons.length,
    };
  });

const end = async (white: Person, black: Person) => {
  await white.page.locator('.actions button').nth(1).click();
  await white.page.locator('.asking .danger').click();
  for (const { page } of [white, black]) {
    await page.locator('.result').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  }
};

describe.each([
  { width: 320, height: 640, most: 0 },
  { width: 390, height: 844, most: 0 },
  { width: 740, height: 360, most: 0.5 },
])('at $width × $height', ({ most, ...viewport }) => {
  test.each(LANGUAGES)('the result and what to do next leave the board to be seen in %s', async (locale) => {
    const [white, black] = [await come({ viewport, locale }), await come({ viewport, locale })];
    await tableOfTwo(server().url, { white, black, name: 'Volodymyr Khmelnytskyi' });
    await end(white, black);
    for (const who of [white, black]) {
      const { share, seen, buttons } = await cover(who);
      expect(share).toBeLessThanOrEqual(most);
      expect([seen, buttons]).toEqual([true, 2]);
      expect(await bursting(who.page)).toEqual([]);
      expect(await who.page.locator('.status .score').textContent()).toContain('Volodymyr Khmelnytskyi');
    }
    await white.page.locator('.result .primary').click();
    await black.page.locator('.result .question').waitFor();
    for (const who of [white, black]) {
      expect(await cover(who)).toMatchObject({ seen: true });
    }
  });
});

test.each([
  { name: 'a phone', viewport: { width: 320, height: 640 }, text: 100 },
  { name: 'large text', viewport: { width: 768, height: 700 }, text: 200 },
])('on $name the result hides no line of text, and the board stays', async ({ viewport, text }) => {
  const [white, black] = [await come({ viewport }), await come({ viewport })];
  await tableOfTwo(server().url, { white, black, name: 'Ayşe' });
  for (const { page } of [white, black])
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
  /** Under the upper player's line, which may need a second line of its own. */
  const board = ({ page }: Person) =>
    page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const { x, y, width, height } = box('dama-board');
      return [x, y - box('.player').bottom, width, height];
    });
  const before = await board(black);
  await end(white, black);
  expect(await board(black)).toEqual(before);
  const hidden = await black.page.evaluate(() => {
    const result = document.querySelector('.result')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.player, .headline, dama-board')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < result.bottom && bottom > result.top;
    }).length;
  });
  expect(hidden).toBe(0);
  expect(await black.page.locator('.result').evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(
    false,
  );
});

test('the figures of a score stay in one line, however narrow it is', async () => {
  const [white, black] = [await come(), await come()];
  await tableOfTwo(server().url, { white, black, name: 'Ayşe' });
  await end(white, black);
  const lines = await white.page.locator('.status .score').evaluate((score: HTMLElement, figures) => {
    score.style.width = '0';
    const words = document.createTreeWalker(score, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const from = words.currentNode.textContent?.indexOf(figures) ?? -1;
      if (from < 0) continue;
      const range = document.createRange();
      range.setStart(words.currentNode, from);
      range.setEnd(words.currentNode, from + figures.length);
      return range.getClientRects().length;
    }
    return 0;
  }, '0 – 1');
  expect(lines).toBe(1);
});

test('on a desk the result has the score and the link, too', async () => {
  const viewport = { width: 1440, height: 900 };
  const [white, black] = [await come({ viewport }), await come({ viewport })];
  await tableOfTwo(server().url, { white, black, name: 'Ayşe' });
  await end(white, black);
  expect((await cover(white)).buttons).toBe(3);
  expect(await white.page.locator('.result .score').isVisible()).toBe(true);
});

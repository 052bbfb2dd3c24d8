import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { THEMES, themeNamed } from '../../../drawing/index.ts';
import { contrast } from '../../drawing/contrast.ts';
import { EMBED } from '../board/site.ts';
import { helped, PLAYABLE, visitor } from '../board/visitor.ts';
import { changed } from '../setup/changed.ts';
import { hex } from '../setup/colors.ts';

const browser = visitor();

const HEAD = `<meta name="color-scheme" content="light dark">${EMBED}`;

const visit = (body: string, options: BrowserContextOptions, html = 'lang="en"') =>
  browser.visit({ body, head: HEAD, html }, options);

/** The theme whose wood the board is painted with by day. */
const themeOf = async () => {
  const wood = await browser.page
    .locator('dama-board .wood')
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill);
  return THEMES.find((theme) => themeNamed(theme).palette.wood.day.toLowerCase() === hex(wood).toLowerCase());
};

describe('who asks for more contrast', () => {
  test('gets the board that has most of it', async () => {
    await visit(PLAYABLE, { contrast: 'more' });
    await expect.poll(themeOf).toBe('contrast');
  });
  test('but where the page has chosen another one', async () => {
    await visit('<dama-board theme="wood"></dama-board>', { contrast: 'more' });
    await expect.poll(themeOf).toBe('wood');
  });
  test.each([
    ['uk', 'wood'],
    ['tr', 'pistachio'],
  ])('and who does not gets what is usual in the language around: %s, %s', async (language, theme) => {
    await visit(PLAYABLE, {}, `lang="${language}"`);
    await expect.poll(themeOf).toBe(theme);
  });
});

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  describe.each([320, 480, 800])('on a board %s px wide', (width) => {
    test.each(THEMES)('the focus is seen on the theme %s as if by a line of two pixels', async (theme) => {
      await visit(
        `<div style="width:${width}px"><dama-board theme="${theme}" fen="W:Wa2,b3:Ba6,h6" playable></dama-board></div>`,
        { colorScheme, reducedMotion: 'reduce', viewport: { width: 820, height: 820 } },
      );
      const { page } = browser;
      await page.keyboard.press('Tab'); // From now on the keyboard is what is used.
      const squareOf = (name: string) => page.locator(`dama-board [data-square=${name}]`);
      const enter = async (name: string) => {
        await squareOf(name).focus();
        await page.keyboard.press('Enter');
      };
      // On the squares of the last move, and where a piece is picked up, there are marks as well.
      for (const name of ['b3', 'b4', 'h6']) await enter(name);
      for (const name of ['a1', 'd4', 'b3', 'b4', 'h6', 'h8']) {
        const square = squareOf(name);
        const place = await square.boundingBox();
        if (!place) throw new Error(`There is no square ${name}.`);
        await page.evaluate(() =>
          document.querySelector('dama-board')?.shadowRoot?.querySelector<HTMLElement>(':focus')?.blur(),
        );
        const without = await page.screenshot({ clip: place });
        await square.focus();
        const seen = await changed(page, [without, await page.screenshot({ clip: place })]);
        expect(seen, name).toBeGreaterThanOrEqual(2 * (2 * (place.width - 2) + 2 * (place.height - 2)));
      }
    });
  });

  test("in the system's own colors focus, field and keys have them", async () => {
    await visit(PLAYABLE, { colorScheme, forcedColors: 'active' });
    await helped(browser.page);
    const [ground, ink] = colorScheme === 'light' ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
    await browser.page.keyboard.press('Tab');
    const outline = await browser.page
      .locator('dama-board [data-square=a1]')
      .evaluate((square) => getComputedStyle(square, '::after').outlineColor);
    expect(contrast(hex(outline), ground)).toBeGreaterThanOrEqual(3);
    await browser.page.keyboard.press('m');
    const box = await browser.page.locator('dama-board .aid').evaluate((aid) => {
      const { backgroundColor, color } = getComputedStyle(aid);
      return { backgroundColor, color };
    });
    expect(hex(box.backgroundColor)).toBe(ground);
    expect(hex(box.color)).toBe(ink);
  });
});

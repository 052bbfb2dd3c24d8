import { describe, expect, test } from 'vitest';
import { middleOf } from '../setup/board.ts';
import { heard } from './site.ts';
import { PLAYABLE, played, visitor } from './visitor.ts';

const browser = visitor();

describe('touch', () => {
  const PHONE = { viewport: { width: 360, height: 500 }, hasTouch: true, isMobile: true };
  const TALL = `<p id="top">above</p>${PLAYABLE}<div id="tall"></div>`;

  const makeTall = () =>
    browser.page.evaluate(() => {
      const tall = document.getElementById('tall');
      if (tall) tall.style.height = '3000px';
    });

  const swipe = async (square: string, up: number): Promise<void> => {
    const client = await browser.page.context().newCDPSession(browser.page);
    const { x, y } = await middleOf(browser.page, square);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
      });
    await touch('touchStart', y);
    for (let step = 1; step <= 8; step++) await touch('touchMove', y - (up * step) / 8);
    await touch('touchEnd', y - up);
  };

  test('an empty square scrolls the page', async () => {
    await browser.visit({ body: TALL }, PHONE);
    await makeTall();
    await swipe('d4', 120);
    await expect.poll(() => browser.page.evaluate(() => scrollY)).toBeGreaterThan(40);
    expect(await heard(browser.page)).toEqual([]);
  });

  test.each([
    ['as a program clicks', 0],
    ['as a mouse clicks', 1],
  ])('after that a screen reader plays on, %s', async (_, detail) => {
    await browser.visit({ body: TALL }, PHONE);
    await makeTall();
    await swipe('d4', 120);
    await expect.poll(() => browser.page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await browser.page.evaluate((clicks) => {
      const root = document.querySelector('dama-board')?.shadowRoot;
      for (const name of ['a3', 'a4']) {
        root
          ?.querySelector(`[data-square="${name}"]`)
          ?.dispatchEvent(new MouseEvent('click', { detail: clicks, bubbles: true, composed: true }));
      }
    }, detail);
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('an own man is dragged, and the page stays', async () => {
    await browser.visit({ body: TALL }, PHONE);
    await makeTall();
    const [from, to] = [await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'c4')];
    await swipe('c3', from.y - to.y);
    expect(await heard(browser.page)).toEqual(played('c3-c4'));
    expect(await browser.page.evaluate(() => scrollY)).toBe(0);
  });

  test('taps play', async () => {
    await browser.visit({ body: TALL }, PHONE);
    for (const square of ['c3', 'c4'])
      await browser.page.locator(`dama-board [data-square="${square}"]`).tap();
    expect(await heard(browser.page)).toEqual(played('c3-c4'));
  });
});

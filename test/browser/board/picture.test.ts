import { describe, expect, test } from 'vitest';
import { seenPieces } from '../setup/board.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

describe('the picture that is seen before the script', () => {
  const PICTURE = '<img src="/position.svg" width="480" height="480" alt="The board at the start">';

  /** Where the words around the board stand, and how the board itself lies. */
  const layout = () =>
    browser.page.evaluate(() => {
      const box = (selector: string) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.left, found.top, found.width, found.height] : null;
      };
      return [box('#before'), box('#after'), box('img')];
    });

  test.each([
    ['in a paragraph of its own', `<dama-board fen="X">${PICTURE}</dama-board>`],
    ['between words', `left <dama-board fen="X">${PICTURE}</dama-board> right`],
    ['as a block', `<dama-board fen="X" class="block">${PICTURE}</dama-board>`],
    [
      'at the width of a narrow column',
      `<div class="narrow"><dama-board fen="X">${PICTURE}</dama-board></div>`,
    ],
  ])('%s: the board takes its place and nothing shifts', async (_, body) => {
    const style =
      '<style>.block{display:block}.block img{display:block}.wide{display:block}.wide img{width:100%;height:auto}.narrow{width:300px}.narrow img{max-width:100%;height:auto}</style>';
    const words = (board: string) => `<p id="before">before</p>${board}<p id="after">after</p>`;
    const fen = 'W:Wd3:Bh6';
    const board = words(body.replace('X', fen).replace('/position.svg', `/position.svg?fen=${fen}`));
    await browser.visit({ body: board, head: style }, {}, false);
    await browser.page.waitForFunction(() => document.querySelector('img')?.complete);
    const before = await layout();
    await browser.page.addScriptTag({ url: '/embed.js', type: 'module' });
    await browser.page.waitForFunction(() =>
      document.querySelector('dama-board')?.shadowRoot?.querySelector('.piece'),
    );
    expect(await layout()).toEqual(before);
    const drawn = await browser.page.evaluate(() => {
      const found = document
        .querySelector('dama-board')
        ?.shadowRoot?.querySelector('.board')
        ?.getBoundingClientRect();
      return found ? [found.left, found.top, found.width, found.height] : null;
    });
    expect(drawn).toEqual(before[2]);
    expect(await browser.page.locator('img').isVisible()).toBe(false);
  });

  test('gives way to what the rules begin with, where an attribute names them', async () => {
    await browser.visit({ body: `<dama-board rules="russian">${PICTURE}</dama-board>` });
    await expect.poll(() => browser.page.locator('img').isVisible()).toBe(false);
    expect(await seenPieces(browser.page)).toMatch(/^Wa1,c1/);
  });

  test('stays while nothing is known of the position, and gives way when it comes', async () => {
    await browser.visit({ body: `<dama-board fen="nonsense">${PICTURE}</dama-board>` });
    await browser.page.locator('dama-board .note').waitFor();
    expect(await browser.page.locator('img').isVisible()).toBe(true);
    await browser.page.evaluate(() => document.querySelector('dama-board')?.setAttribute('fen', 'W:Wd3:Bh6'));
    await expect.poll(() => browser.page.locator('img').isVisible()).toBe(false);
    expect(await seenPieces(browser.page)).toBe('Wd3:Bh6');
  });

  test.each([
    ['without attributes, what the rules begin with', '', /^Wa2/],
    ['a position without pieces', 'fen="W:W:B"', /^W:B$/],
  ])('gives way to %s', async (_, attributes, pieces) => {
    await browser.visit({ body: `<dama-board ${attributes}>${PICTURE}</dama-board>` });
    await expect.poll(() => browser.page.locator('img').isVisible()).toBe(false);
    expect(await seenPieces(browser.page)).toMatch(pieces);
  });
});

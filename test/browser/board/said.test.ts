import { expect, test } from 'vitest';
import { clickPath } from '../setup/board.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

test.each([320, 390])('a move that is said does not widen a page of %i px', async (width) => {
  await browser.visit(
    { body: '<dama-board fen="W:Wd3,a2:Bd4,e5,f6,h7" playable></dama-board>' },
    { viewport: { width, height: 640 } },
  );
  await clickPath(browser.page, 'd3xd5xf5xf7');
  const said = browser.page.locator('dama-board .said');
  await expect.poll(() => said.textContent()).toContain('f7');
  const sizes = await browser.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(sizes).toEqual([width, width]);
});

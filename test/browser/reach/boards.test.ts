import { describe, expect, test } from 'vitest';
import { PIECE_SETS, THEMES } from '../../../drawing/looks.ts';
import { EMBED } from '../board/site.ts';
import { helped, visitor } from '../board/visitor.ts';
import { violations } from './axe.ts';

const browser = visitor();

const PDN = '1. a3-a4 a6-a5 2. b3-b4 1-0';
/** A page that a board may stand on; what is about the page alone is in order. */
const page = (...boards: readonly string[]) => ({
  head: `<meta name="color-scheme" content="light dark"><title>A site</title>${EMBED}`,
  body: `<main><h1>Boards</h1>${boards.join('<p>and</p>')}</main>`,
});

describe.each(['light', 'dark'] as const)('axe finds nothing in boards by %s', (colorScheme) => {
  test.each(THEMES)('of the theme %s', async (theme) => {
    const boards = PIECE_SETS.map(
      (pieces) =>
        `<dama-board theme="${theme}" pieces="${pieces}" fen="W:Wd3,a2,Ka1:Bd4,c5,e5,Kh8" playable></dama-board>`,
    );
    await browser.visit(page(...boards), { colorScheme });
    const first = browser.page.locator('dama-board').first();
    for (const square of ['d3', 'd5']) await first.locator(`[data-square=${square}]`).click();
    await expect.poll(() => first.locator('[part=target]').count()).toBe(2);
    expect(await violations(browser.page)).toEqual([]);
  });

  test('with the field and the keys, a move that was refused, and how it ended', async () => {
    await browser.visit(page('<dama-board fen="W:Wd3,a2:Bd4" playable></dama-board>'), { colorScheme });
    await helped(browser.page);
    await browser.page.locator('dama-board [data-square=d3]').focus();
    await browser.page.keyboard.press('?');
    expect(await violations(browser.page)).toEqual([]);
    await browser.page.keyboard.press('m');
    await browser.page.keyboard.type('a2-a3');
    await browser.page.keyboard.press('Enter');
    expect(await violations(browser.page)).toEqual([]);
    await browser.page.keyboard.press('Control+a');
    await browser.page.keyboard.type('d3xd5');
    await browser.page.keyboard.press('Enter');
    await expect.poll(() => browser.page.getByRole('alert').textContent()).toContain('White won');
    expect(await violations(browser.page)).toEqual([]);
  });

  test('that show a problem, a replay, or an empty place', async () => {
    await browser.visit(
      page(
        '<dama-board fen="nonsense"></dama-board>',
        `<dama-board pdn="${PDN}"></dama-board>`,
        '<dama-board rules="russian" orientation="black"></dama-board>',
      ),
      { colorScheme },
      false,
    );
    await browser.page.locator('dama-board [part=note]').first().waitFor();
    await expect.poll(() => browser.page.locator('dama-board').nth(2).locator('.piece').count()).toBe(24);
    expect(await violations(browser.page)).toEqual([]);
  });
});

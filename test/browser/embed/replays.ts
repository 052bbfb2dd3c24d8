import { type Visitor, visitor } from '../board/visitor.ts';

export const GAME = '1. a3-a4 {quiet} h6-h5 (1... g6-g5 2. b3-b4) 2. c3-c4 1-0';
/** One man each, three plies, and a capture that ends it. */
export const SHORT = '[FEN "W:Wd3:Bd6"]\n\n1. d3-d4 d6-d5 2. d4xd6 1-0';

const quoted = (text: string): string => text.replaceAll('"', '&quot;');

/** A board with a game to replay, as markup. */
export const board = (pdn: string, more = ''): string =>
  `<dama-board pdn="${quoted(pdn)}" ${more}></dama-board>`;

/** Somebody who visits pages with games to replay. */
export const replayVisitor = () => {
  const browser: Visitor = visitor();
  const button = (name: string, nth = 0) =>
    browser.page.locator('dama-board').nth(nth).getByRole('button', { name, exact: true });
  return {
    visitor: browser,
    button,
    press: (name: string) => button(name).click(),
    /** What stands below the board. */
    shown: (nth = 0) => browser.page.locator('dama-board').nth(nth).locator('.now').textContent(),
    said: () => browser.page.locator('dama-board .said[role=status]').textContent(),
    /** Opens a page with a replay, once its controls are there. */
    visit: async (body: string, page: { readonly html?: string; readonly csp?: string } = {}) => {
      await browser.visit({ body, ...page });
      await browser.page.locator('dama-board .steps').first().waitFor();
    },
  };
};

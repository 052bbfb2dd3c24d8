import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openTable, type Person } from './people.ts';

/** How many pixels wider than the screen the page is. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What does not fit into its own box and is cut off or hangs out of it: text of a button, a chip, a card. A name
 * that somebody gave may end in an ellipsis, a long list of moves may scroll, and the result may stand under the board.
 */
export const bursting = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.checkVisibility() && element.closest('.unseen, .skip, svg, option') === null,
      )
      .filter(
        (element) =>
          !element.matches(
            '.name bdi:not(.computer, .free), .moves ol, .place:has(.result), .board:has(.result), input, select, dama-board, dama-board *',
          ),
      )
      .filter(
        // The lower parts of letters may hang a little out of a narrow line.
        (element) =>
          element.clientWidth > 0 &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight - element.clientHeight >
              0.3 * Number.parseFloat(getComputedStyle(element).fontSize)),
      )
      .map(
        ({ localName, className, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          `${localName}.${className}: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`,
      ),
  );

export interface Couple {
  readonly white: Person;
  readonly black: Person;
  /** Both go by it. */
  readonly name?: string;
  readonly fen?: string;
}

/** Seats two people at a table of their own and waits until both see the game begin. */
export async function tableOfTwo(server: string, { white, black, name = '', fen }: Couple): Promise<void> {
  const table = await openTable(server, { seat: 'white', key: white.key, name, ...(fen && { fen }) });
  await white.page.goto(`${server}/t/${table}`);
  await black.page.goto(`${server}/t/${table}`);
  await black.page.locator('#sit-name').fill(name);
  await black.page.locator('.sit .primary').click();
  for (const { page } of [white, black]) await expect.poll(() => page.locator('.turn').count()).toBe(1);
}

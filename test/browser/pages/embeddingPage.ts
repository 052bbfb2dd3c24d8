import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { listen } from '../setup/listening.ts';
import type { Person } from './people.ts';

type Come = (options?: BrowserContextOptions) => Promise<Person>;

/** Opens the page for somebody, once the form's board is drawn. */
export const visitor =
  (server: () => { readonly url: string }, come: Come) =>
  async (path = '', options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await come({
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    await listen(page);
    await page.goto(`${server().url}/embedding${path}`);
    await page.locator('#made dama-board [role=grid]').waitFor({ timeout: 5_000 });
    page.setDefaultTimeout(5_000);
    return page;
  };

export const SNIPPET = '.snippet code';
export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';
export const made = (page: Page): Promise<string> => textOf(page.locator(`#made ${SNIPPET}`));
export const shown = (page: Page, name: string): Promise<string | null> =>
  page.locator('#made dama-board').getAttribute(name);

/** What a snippet makes of a page: the element's attributes, and the picture's. */
export const parsed = (page: Page, snippet: string) =>
  page.evaluate((html) => {
    const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
    const attributes = (selector: string) =>
      Object.fromEntries(
        [...(content.querySelector(selector)?.attributes ?? [])].map(({ name, value }) => [name, value]),
      );
    return { script: attributes('script'), board: attributes('dama-board'), img: attributes('img') };
  }, snippet);

/** What the frame shows of which the page tells. */
export const framed = async (page: Page): Promise<string | undefined> =>
  /src="([^"]*)"/.exec(await textOf(page.locator('#frame')))?.[1];

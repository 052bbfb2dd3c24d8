import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from '../setup/browser.ts';
import { listen } from '../setup/listening.ts';
import { complaintsOf, open, type Site, type SitePage, startSite } from './site.ts';

/** Somebody who visits pages of a site, one in each test; the page may have nothing to complain about. */
export interface Visitor {
  /** The page that was visited in this test. */
  readonly page: Page;
  /** Opens a page of the site and waits for its boards, if they are to be drawn at once. */
  visit(shown: SitePage, options?: BrowserContextOptions, drawn?: boolean): Promise<Page>;
}

export const PLAYABLE = '<dama-board playable></dama-board>';

/** The events of a move that a board plays by itself. */
export const played = (move: string): string[] => [`dama-move ${move}`, `dama-position ${move}`];

/** Waits until a board's assistant has come. */
export const helped = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('dama-board .aid').count()).toBeGreaterThan(0);

/** Starts a browser and a site for the tests of one file. Nothing moves on the pages unless asked. */
export function visitor(): Visitor {
  let browser: Browser;
  let site: Site;
  let page: Page | undefined;
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.close()]);
  });
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
    expect(complaints).toEqual([]);
  });

  return {
    get page() {
      if (!page) throw new Error('no page was visited');
      return page;
    },
    async visit(shown, options = {}, drawn = true) {
      const context = await browser.newContext({
        viewport: { width: 700, height: 700 },
        reducedMotion: 'reduce',
        ...options,
      });
      await listen(context);
      page = await context.newPage();
      complaints = complaintsOf(page);
      await open(page, site.put(shown), drawn);
      return page;
    },
  };
}

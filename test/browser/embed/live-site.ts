import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Site, type SitePage, startSite } from '../board/site.ts';
import { denyStorage } from '../pages/people.ts';
import { launch } from '../setup/browser.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** The browser itself reports what it could not load; a board has nothing to complain about. */
const EXPECTED = /WebSocket|Failed to load resource|net::|Content Security Policy/;

/** How somebody comes to a page of the foreign site. */
export interface Visit extends BrowserContextOptions {
  /** Where the script and the tables come from, if not straight from the server: a line that can be cut. */
  readonly from?: string;
  /** The browser keeps nothing for the site. */
  readonly denied?: boolean;
  readonly csp?: string;
  readonly html?: string;
  readonly head?: string;
}

/** A deployment, and somebody's site on another origin whose pages show its tables. */
export interface LiveSite {
  readonly server: TestServer;
  readonly browser: Browser;
  /** Opens a page of the site in a browser of its own; `body` is given where the tables are. */
  visit(body: (server: string) => string, visit?: Visit): Promise<Page>;
}

declare global {
  interface Window {
    /** Events of the boards on the page, as `dama-move a3-a4` and `dama-connection live`, in order. */
    told: string[];
  }
}

const listen = (): void => {
  window.told = [];
  for (const type of ['dama-move', 'dama-position', 'dama-outcome', 'dama-connection', 'dama-error']) {
    window.addEventListener(type, (event) => {
      const { move, winner, reason, code, state } = (event as CustomEvent).detail;
      const connection = reason ? `${state} ${reason}` : state;
      const end = reason && `${winner} ${reason}`;
      window.told.push(`${type} ${state ? connection : (code ?? end ?? move)}`);
    });
  }
};

/** What the boards of a page have told, of one kind or all. */
export const told = (page: Page, kind = ''): Promise<string[]> =>
  page.evaluate((prefix) => window.told.filter((one) => one.startsWith(prefix)), kind);

/** Starts a deployment, a site and a browser for the tests of one file. After each test everybody leaves, and no page may have complained. */
export function liveSite(): LiveSite {
  let server: TestServer;
  let site: Site;
  let browser: Browser;
  const pages: Page[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startServer(), startSite(), launch()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.close(), server.stop()]);
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    expect(complaints.splice(0)).toEqual([]);
  });

  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    async visit(body, { from = server.url, denied, csp, html, head = '', ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 720, height: 860 },
        reducedMotion: 'reduce',
        ...options,
      });
      await context.addInitScript(listen);
      if (denied) await context.addInitScript(denyStorage);
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      const shown: SitePage = {
        body: body(from),
        head: `${head}<script type="module" src="${from}/embed.js"></script>`,
        ...(csp !== undefined && { csp }),
        ...(html !== undefined && { html }),
      };
      await page.goto(site.put(shown));
      return page;
    },
  };
}

/** A live board as people are told to put it into a page, with the picture that is seen before. */
export const liveBoard = (server: string, table: string, side = 480): string =>
  `<dama-board src="${server}/t/${table}"><img src="${server}/t/${table}.svg" width="${side}" height="${side}" alt="A board"></dama-board>`;

/** The same without a picture. */
export const bareBoard = (server: string, table: string, more = ''): string =>
  `<dama-board src="${server}/t/${table}" ${more}></dama-board>`;

/** What stands around a board, as it is read. */
export const strips = (page: Page, board = 0): Promise<string> =>
  page.evaluate((index) => {
    const root = document.querySelectorAll('dama-board')[index]?.shadowRoot;
    return [...(root?.querySelectorAll('.strip') ?? [])]
      .map((strip) => strip.textContent.replaceAll(/\s+/g, ' ').trim())
      .join(' | ');
  }, board);

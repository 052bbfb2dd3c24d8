import { createServer } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { during, withBrowser, withServer } from '../setup/during.ts';
import type { TestServer } from '../setup/server.ts';

/** A page of somebody else's site. `HOST` and `WSHOST` in its texts are where Dama runs, which is another origin. */
export interface HostPage {
  readonly body: string;
  /** In its head; the script of the board if not given. */
  readonly head?: string;
  /** Its style sheet, a file of the site. */
  readonly css?: string;
  readonly csp?: string;
  /** Attributes of the html element. */
  readonly html?: string;
}

export const SCRIPT = '<script type="module" src="HOST/embed.js"></script>';

/** What our documentation says that a strict page has to allow, and its own style sheet. */
export const STRICT =
  "default-src 'none'; style-src 'self'; script-src HOST; img-src HOST; connect-src HOST WSHOST";

/** A picture as the documentation has it: what is seen before the script. */
export const picture = (path: string, size = 'width="480" height="480"'): string =>
  `<img src="HOST${path}" ${size} alt="A board">`;

/** Somebody else's site on 127.0.0.1. */
interface HostSite {
  /** Puts a page on the site and answers its address. */
  put(page: HostPage, deployment: string): string;
  close(): Promise<void>;
}

const markup = ({ body, head = SCRIPT, css, html = 'lang="en"' }: HostPage, path: string): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Somebody’s page</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `${css === undefined ? '' : `<link rel="stylesheet" href="${path}.css">`}${head}</head><body>${body}</body></html>`;

const startHost = async (): Promise<HostSite> => {
  const files = new Map<string, readonly [type: string, text: string, csp: string | undefined]>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const [type, text, csp] = file;
    if (csp !== undefined) response.setHeader('Content-Security-Policy', csp);
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  let pages = 0;
  return {
    put(page, deployment) {
      const there = (text: string) =>
        text.replaceAll('WSHOST', deployment.replace('http', 'ws')).replaceAll('HOST', deployment);
      const path = `/page-${pages++}`;
      files.set(path, ['text/html', there(markup(page, path)), page.csp && there(page.csp)]);
      files.set(`${path}.css`, ['text/css', page.css ?? '', undefined]);
      return `http://127.0.0.1:${address.port}${path}`;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

/** A page of somebody else's site in a browser. */
export interface HostVisit {
  readonly page: Page;
  /** The sockets that it has opened so far, and how many of them are still open. */
  sockets(): { readonly opened: number; readonly open: number };
}

export interface Hosts {
  /** Where Dama runs. */
  readonly server: TestServer;
  readonly browser: Browser;
  visit(shown: HostPage, options?: VisitOptions): Promise<HostVisit>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** How long the board's scripts are on their way, in milliseconds. */
  readonly slow?: number;
}

/** Notes in a page what it may not have: violations of its policy and shifts of its layout; and hears the boards. */
const watch = (): void => {
  window.heard = [];
  window.shift = 0;
  for (const type of ['move', 'position', 'outcome', 'connection', 'error']) {
    addEventListener(`dama-${type}`, (event) => {
      const { move, winner, reason, code, state } = (event as CustomEvent).detail;
      window.heard.push(`dama-${type} ${move ?? code ?? state ?? `${winner} ${reason}`}`);
    });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.heard.push(`violation ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

declare global {
  interface Window {
    /** The sum of all layout shifts. */
    shift: number;
  }
}

/** A deployment, a browser and somebody else's site for the tests of one file. No page may have anything to complain about. */
export const hosts = (): Hosts => {
  const server = withServer();
  const browser = withBrowser();
  const site = during(startHost, (started) => started.close());
  const complaints: string[] = [];
  const contexts: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    get server() {
      return server();
    },
    get browser() {
      return browser();
    },
    async visit(shown, { slow = 0, ...options } = {}) {
      const context = await browser().newContext({
        viewport: { width: 700, height: 700 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(5_000);
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // A board that goes before its socket is open lets go of it.
        const isExpected = message.text().includes('WebSocket is closed before');
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
      });
      let opened = 0;
      let open = 0;
      page.on('websocket', (socket) => {
        opened++;
        open++;
        socket.on('close', () => open--);
      });
      if (slow > 0) {
        await page.route(/\/(embed\.js|assets\/)/, async (route) => {
          await new Promise((done) => setTimeout(done, slow));
          await route.continue();
        });
      }
      await page.addInitScript(watch);
      await page.goto(site().put(shown, server().url));
      return { page, sockets: () => ({ opened, open }) };
    },
  };
};

/** What the boards have told since the page was opened, without what they tell of their connection. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.filter((line) => !line.startsWith('dama-connection')));

/** Waits until every board of a page is drawn, those in shadow roots too. */
export const drawn = async (page: Page, boards = 1): Promise<void> => {
  await expect.poll(() => page.locator('dama-board [role=grid]:visible').count()).toBe(boards);
};

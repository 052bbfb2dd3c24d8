import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { DamaBoard } from '../../../client/embed/dama-board.ts';
import { boardSvg, PIECE_SETS, THEMES } from '../../../drawing/index.ts';
import { initialPosition, parseFen, turkish } from '../../../engine/index.ts';

const DIST = resolve('dist/client');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/** A page of a site: its body, and what else its answer has. */
export interface SitePage {
  readonly body: string;
  /** More in its head; the script of the board if not given. */
  readonly head?: string;
  readonly csp?: string;
  /** Attributes of the html element. */
  readonly html?: string;
}

/** Somebody's site on 127.0.0.1, which also hands out the built files, as another origin would. */
export interface Site {
  readonly url: string;
  /** Puts a page on the site and answers its address. */
  put(page: SitePage): string;
  close(): Promise<void>;
}

export const EMBED = '<script type="module" src="/embed.js"></script>';

const markup = ({ body, head = EMBED, html = 'lang="en"' }: SitePage): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>A site</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>${body}</body></html>`;

const oneOf = <Value>(all: readonly Value[], text: string | null): Value | undefined =>
  all.find((one) => one === text);

/** `/position.svg?fen=…&theme=…&pieces=…`: the picture that a page shows before the script runs. */
const picture = (query: URLSearchParams): string => {
  const fen = query.get('fen');
  const parsed = fen === null ? null : parseFen(fen, turkish);
  const theme = oneOf(THEMES, query.get('theme'));
  const pieces = oneOf(PIECE_SETS, query.get('pieces'));
  return boardSvg(parsed?.ok ? parsed.value : initialPosition(turkish), {
    ...(theme && { theme }),
    ...(pieces && { pieces }),
  });
};

export async function startSite(): Promise<Site> {
  const pages = new Map<string, SitePage>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    response.setHeader('Access-Control-Allow-Origin', '*');
    const page = pages.get(pathname);
    const file = join(DIST, normalize(pathname));
    if (page) {
      if (page.csp !== undefined) response.setHeader('Content-Security-Policy', page.csp);
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(markup(page));
    } else if (pathname === '/position.svg') {
      // As strict as can be: not even the picture's own style sheet, where a browser asks this header at all.
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.setHeader('Content-Type', 'image/svg+xml').end(picture(searchParams));
    } else if (existsSync(file) && extname(file) in TYPES) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? '').end(readFileSync(file));
    } else {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    put(page) {
      const path = `/page-${pages.size}`;
      pages.set(path, page);
      return url + path;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** What the page has to complain about: exceptions, errors on its console, violations of its policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

declare global {
  interface HTMLElementTagNameMap {
    'dama-board': DamaBoard;
  }
  interface Window {
    /** Events of the boards on the page, as `dama-move a3-a4`, in order. */
    heard: string[];
  }
}

/** Opens a page, hears every event of its boards, and waits until each board is drawn, if that is to be. */
export async function open(page: Page, url: string, drawn: boolean): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    for (const type of ['dama-move', 'dama-position', 'dama-outcome', 'dama-error']) {
      window.addEventListener(type, (event) => {
        const { move, winner, reason, code } = (event as CustomEvent).detail;
        const end = reason && `${winner} ${reason}`;
        window.heard.push(`${type} ${code ?? end ?? move}`);
      });
    }
  });
  await page.goto(url);
  if (!drawn) return;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dama-board')].every((board) =>
      board.shadowRoot?.querySelector('[role="grid"]'),
    ),
  );
}

/** What was heard since the page was opened. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);

/** The square names whose square has a mark: a part `target`, `last-move`, `must-capture` or `chosen`. */
export const marked = (page: Page, part: string, board = 0): Promise<string> =>
  page.evaluate(
    ([name, index]) => {
      const root = document.querySelectorAll('dama-board')[index]?.shadowRoot;
      const squares = [...(root?.querySelectorAll<HTMLElement>('[data-square]') ?? [])];
      return squares
        .filter((square) => square.querySelector(`[part~="${name}"]`))
        .map((square) => square.dataset.square)
        .sort()
        .join(' ');
    },
    [part, board] as const,
  );

/** Presses the left button on one point and lets it go on another. */
export async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

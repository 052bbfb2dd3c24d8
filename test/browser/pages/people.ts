import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Somebody with a browser of their own; what goes wrong in their page is noted down. */
export interface Person {
  readonly page: Page;
  readonly key: string;
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** The browser itself reports a lost connection and a page that is not there; anything else is ours. */
const EXPECTED = /WebSocket|Failed to load resource|net::/;

/** Opens a browser of its own for one person, with storage as a returning visitor has it. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const key = crypto.getRandomValues(Buffer.alloc(32)).toString('base64url');
  await context.addInitScript((own) => {
    try {
      localStorage.setItem('dama.key', own);
    } catch {
      // A test that denies storage: the page makes a key of its own.
    }
  }, key);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  return { page, key, faults, close: () => context.close() };
}

export interface TableWish {
  readonly seat?: 'white' | 'black';
  readonly key?: string;
  readonly name?: string;
  readonly fen?: string;
  readonly clock?: { readonly initial: number; readonly increment: number };
}

/** Opens a table by the API. */
export async function openTable(server: string, wish: TableWish = {}): Promise<string> {
  const answer = await fetch(`${server}/api/tables`, { method: 'POST', body: JSON.stringify(wish) });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error(JSON.stringify(body));
  return String(body.id);
}

/** The moves of a table, as the server has them. */
export async function movesOf(server: string, table: string): Promise<readonly string[]> {
  const answer = await fetch(`${server}/api/tables/${table}`);
  const body = (await answer.json()) as { readonly table: { readonly moves: readonly string[] } };
  return body.table.moves;
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { words } from '../../../client/i18n/en.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly key: string;
}

/** A person as a test begins with them; what goes wrong in their page is noted down. */
interface Guest extends Person {
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** The browser itself reports a lost connection and a page that is not there; anything else is ours. */
const EXPECTED = /WebSocket|Failed to load resource|net::/;

/** Opens a browser of its own for one person, with storage as a returning visitor has it. */
async function welcome(browser: Browser, options: BrowserContextOptions): Promise<Guest> {
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

/**
 * The people of one file's tests. After each test they leave, and nothing may have gone wrong in any of their pages.
 *
 * @returns lets one more person come
 */
export function company(browser: () => Browser): (options?: BrowserContextOptions) => Promise<Person> {
  const guests: Guest[] = [];
  afterEach(async () => {
    const here = guests.splice(0);
    for (const { close } of here) await close();
    expect(here.flatMap(({ faults }) => faults)).toEqual([]);
  });
  return async (options = {}) => {
    const guest = await welcome(browser(), options);
    guests.push(guest);
    return guest;
  };
}

/** Runs in a page before its scripts: a browser that lets the page keep nothing. */
export const denyStorage = (): void => {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

export interface TableWish {
  readonly seat?: 'white' | 'black';
  readonly key?: string;
  readonly name?: string;
  readonly rules?: string;
  readonly fen?: string;
  readonly clock?: { readonly initial: number; readonly increment: number };
  readonly opponent?: 'computer';
  readonly level?: number;
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

export const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });

/** What the table's page says of the game. */
export const status = ({ page }: Person) => page.locator('.status > div').first().textContent();

/** Ayşe with White and Bohdan with Black at a table of their own, in front of it both. */
export async function seatTwo(
  server: string,
  come: () => Promise<Person>,
  fen?: string,
  rules?: string,
  clock?: TableWish['clock'],
): Promise<{ readonly ayse: Person; readonly bohdan: Person; readonly table: string }> {
  const ayse = await come();
  const bohdan = await come();
  const table = await openTable(server, {
    seat: 'white',
    key: ayse.key,
    name: 'Ayşe',
    ...(fen && { fen }),
    ...(rules && { rules }),
    ...(clock && { clock }),
  });
  await ayse.page.goto(`${server}/t/${table}`);
  await bohdan.page.goto(`${server}/t/${table}`);
  await bohdan.page.getByLabel(words.seat.yourName).fill('Bohdan');
  await button(bohdan, words.seat.sitAs.black).click();
  await expect.poll(() => status(ayse)).toMatch(/Your move|Bohdan to move/);
  return { ayse, bohdan, table };
}

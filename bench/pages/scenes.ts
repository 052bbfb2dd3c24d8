import type { Page } from 'playwright-core';
import { ask, enter } from '../tableRound.ts';
import { PDN } from './host.ts';

/** A page to look at, and what somebody does there. */
interface Scene {
  readonly name: string;
  /** Its address; makes what it needs on the server at `origin`. */
  readonly open: (page: Page, origin: string, host: string) => Promise<string>;
  /** What is there once the page can be used. */
  readonly ready: string;
  readonly act: (page: Page) => Promise<void>;
}

const KEY = 'key-of-somebody-who-is-measured';

/** Long enough for what an input sets off to be painted, also where the processor is slow; in milliseconds. */
const PAUSE = 500;

const square = (name: string): string => `dama-board [data-square="${name}"]`;

const tap = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await page.locator(square(name)).click();
    await page.waitForTimeout(PAUSE);
  }
};

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
};

/** A man is picked, put back, another one moved; then keys: to a square, around it, pick and put back. */
const handle = async (page: Page): Promise<void> => {
  await tap(page, ['a3', 'a3', 'b3', 'b4']);
  await page.locator(square('c3')).focus();
  await press(page, ['ArrowRight', 'ArrowUp', 'ArrowDown', 'e', '2', '3', 'Enter', 'Escape']);
};

const nothing = async (page: Page): Promise<void> => page.waitForTimeout(PAUSE);

/** A table where the browser's person has White and somebody else Black; with a clock, so that something ticks. */
const seated = async (origin: string): Promise<string> => {
  const asked = { key: KEY, seat: 'white', clock: { initial: 600, increment: 5 } };
  const created = await fetch(`${origin}/api/tables`, { method: 'POST', body: JSON.stringify(asked) });
  const { id } = (await created.json()) as { readonly id: string };
  const black = await enter(origin, id, 'black');
  await ask(black, 'sit', { type: 'sit', seat: 'black' });
  return id;
};

/** The settings are opened, and the next theme is chosen by its key. */
const dress = async (page: Page): Promise<void> => {
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.locator('.under summary').click();
  await page.locator('dama-looks select[name="theme"]').focus();
  await press(page, ['ArrowDown']);
  await page.locator(`html:not([data-theme="${theme}"])`).waitFor();
};

/** Three steps on, each by a press of the button among what steps through a game, and one back by its key. */
const step = async (page: Page, element: string): Promise<void> => {
  const next = page.locator(element).getByRole('button', { name: 'Next', exact: true });
  for (const _ of [1, 2, 3]) {
    await next.click();
    await page.waitForTimeout(PAUSE);
  }
  await press(page, ['ArrowLeft']);
};

/** A game is written down and opened, and looked through by its button and by keys. */
const openGame = async (page: Page): Promise<void> => {
  await page.locator('dama-open textarea').fill(PDN);
  await page.locator('dama-open .another form button').first().click();
  await page.locator('dama-replay').waitFor();
  await page.waitForTimeout(PAUSE);
  await step(page, 'dama-replay');
};

/** The browser has a seat: on pages of the product and, under a name of its own, on those of other sites. */
const remember = (page: Page, origin: string): Promise<unknown> =>
  page.addInitScript(
    `try { for (const name of ['', '${origin}']) localStorage.setItem('dama.key' + name, '${KEY}') } catch {}`,
  );

const PLAYABLE = '.square.movable';

/** Every page that is looked at, in the order of the report. */
export const SCENES: readonly Scene[] = [
  { name: 'home', open: async (_, origin) => `${origin}/`, ready: 'dama-board .piece', act: nothing },
  {
    name: 'a table, while one plays',
    open: async (page, origin) => {
      await remember(page, origin);
      return `${origin}/t/${await seated(origin)}`;
    },
    ready: PLAYABLE,
    act: handle,
  },
  {
    name: 'play here, against the computer',
    open: async (_, origin) => `${origin}/play`,
    ready: 'dama-play form',
    act: async (page) => {
      await page.locator('dama-play form [type="submit"]').first().click();
      await page.locator(PLAYABLE).first().waitFor();
      await handle(page);
    },
  },
  {
    name: 'a table, while one chooses how it looks',
    open: async (page, origin) => {
      await remember(page, origin);
      return `${origin}/t/${await seated(origin)}`;
    },
    ready: PLAYABLE,
    act: dress,
  },
  {
    name: 'open a game, and step through it',
    open: async (_, origin) => `${origin}/open`,
    ready: 'dama-open textarea',
    act: openGame,
  },
  {
    name: 'how to embed',
    open: async (_, origin) => `${origin}/embedding`,
    ready: 'dama-board',
    act: nothing,
  },
  {
    name: 'another site: a position to try',
    open: async (_, __, host) => `${host}/position`,
    ready: PLAYABLE,
    act: handle,
  },
  {
    name: 'another site: a live table, while one plays',
    open: async (page, origin, host) => {
      await remember(page, origin);
      return `${host}/live?table=${await seated(origin)}`;
    },
    ready: PLAYABLE,
    act: handle,
  },
  {
    name: 'another site: a game to replay',
    open: async (_, __, host) => `${host}/replay`,
    ready: 'dama-board .steps button',
    act: (page) => step(page, 'dama-board'),
  },
];

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { ownProperty, type Theme, themeNamed } from '../../../drawing/index.ts';
import { begin, visit } from '../play/visits.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, denyStorage, openTable } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** The color of the squares, as the board of the page has it; empty while it has none. */
const squares = (page: Page): Promise<string> =>
  page.evaluate(
    (ink) =>
      document
        .querySelector('dama-board')
        ?.shadowRoot?.querySelector<HTMLElement>('.frame')
        ?.style.getPropertyValue(ink) ?? '',
    ownProperty('wood'),
  );

/** Waits until the board of the page, and the pieces beside the names, have the colors of a theme. */
const looks = async (page: Page, theme: Theme): Promise<void> => {
  await expect.poll(() => squares(page)).toContain(themeNamed(theme).palette.wood.day);
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
};

const settings = (page: Page) => page.locator('.under summary').click();

const choice = (page: Page, name: 'theme' | 'pieces' | 'coordinates') =>
  page.locator(`dama-looks select[name=${name}]`);

describe('the first look', () => {
  test.each([
    ['en-US', 'pistachio', {}],
    ['tr-TR', 'pistachio', {}],
    ['uk-UA', 'wood', {}],
    ['en-US', 'contrast', { contrast: 'more' }],
  ] as const)('in %s is %s', async (locale, theme, options) => {
    const { page } = await come({ locale, ...options });
    const id = await openTable(server().url);
    await page.goto(`${server().url}/t/${id}`);
    await looks(page, theme);
  });

  test('follows the wish for more contrast while the page is open', async () => {
    const { page } = await come();
    await page.goto(`${server().url}/t/${await openTable(server().url)}`);
    await looks(page, 'pistachio');
    await page.emulateMedia({ contrast: 'more' });
    await looks(page, 'contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await looks(page, 'pistachio');
  });

  test.each(['/', '/play', '/t/'])('day and night, too, are chosen for every tab: %s', async (path) => {
    const { page } = await come({ colorScheme: 'light' });
    await page.goto(`${server().url}${path === '/t/' ? path + (await openTable(server().url)) : path}`);
    const other = await page.context().newPage();
    await other.goto(server().url);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const day = await ground();
    await other.locator('dama-settings select').nth(1).selectOption('night');
    await expect.poll(ground).not.toBe(day);
    await other.locator('dama-settings select').nth(1).selectOption('system');
    await expect.poll(ground).toBe(day);
  });

  test('follows the language while nothing is chosen, and stays once something is', async () => {
    const { page } = await come();
    const id = await openTable(server().url);
    await page.goto(`${server().url}/t/${id}`);
    await settings(page);
    const language = page.locator('dama-settings select').first();
    await language.selectOption('uk');
    await looks(page, 'wood');
    await language.selectOption('en');
    await looks(page, 'pistachio');
    await choice(page, 'theme').selectOption('lined');
    await looks(page, 'lined');
    await language.selectOption('uk');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('uk');
    await looks(page, 'lined');
  });
});

describe('a look that is chosen under the board', () => {
  test('acts at once, in another tab too, and is there on every page and the next time', async () => {
    const { page } = await come();
    const id = await openTable(server().url);
    const table = `${server().url}/t/${id}`;
    await page.goto(table);
    const other = await page.context().newPage();
    await other.goto(table);
    await settings(other);
    await looks(other, 'pistachio');
    await settings(page);
    await choice(page, 'theme').selectOption('night');
    await looks(other, 'night');
    await choice(page, 'pieces').selectOption('chess');
    await choice(page, 'coordinates').selectOption('none');
    await looks(page, 'night');
    await expect.poll(() => choice(other, 'pieces').inputValue()).toBe('chess');
    await other.close();
    await page.reload();
    await looks(page, 'night');
    await page.goto(`${server().url}/open`);
    await page.locator('textarea').fill('W:Wa2,b3:Bc7');
    await page.locator('dama-open form button[type=submit], dama-open .primary').first().click();
    await looks(page, 'night');
    await settings(page);
    expect(await choice(page, 'theme').inputValue()).toBe('night');
    await page.goto(`${server().url}/`);
    await looks(page, 'night');
    await expect.poll(() => page.locator('#start').getAttribute('src')).toContain('theme=night');
  });

  test('is chosen where one plays alone, too', async () => {
    const { page } = await come();
    await visit(page, server().url);
    await begin(page, { opponent: 'here' });
    await looks(page, 'pistachio');
    await settings(page);
    await choice(page, 'theme').selectOption('wood');
    await looks(page, 'wood');
  });

  test('lasts until the page is closed where storage is denied', async () => {
    const { page } = await come();
    await page.addInitScript(denyStorage);
    const id = await openTable(server().url);
    await page.goto(`${server().url}/t/${id}`);
    await settings(page);
    await choice(page, 'theme').selectOption('contrast');
    await looks(page, 'contrast');
    await page.getByRole('button', { name: words.seat.sitAs.white, exact: true }).click();
    await expect.poll(() => page.locator('.status').textContent()).toContain(words.status.opponentWanted);
    await looks(page, 'contrast');
  });
});

describe('before any script of the page has come, the picture', () => {
  const picture = async (path: string, selector: string, chosen: string, locale = 'en-US') => {
    const { page } = await come({ locale });
    await page.addInitScript((text) => text && localStorage.setItem('dama.board', text), chosen);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(server().url + path);
    const image = page.locator(selector).first();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
    return image.getAttribute('src');
  };

  test.each([
    ['as it was sent where nothing was chosen', '', 'en-US', []],
    ['in wood for Ukrainian', '', 'uk-UA', ['theme=wood', 'pieces=discs']],
    ['as it was chosen', 'theme=night&pieces=chess', 'en-US', ['theme=night', 'pieces=chess', 'seq=']],
    ['as it was chosen, in Ukrainian too', 'theme=pistachio', 'uk-UA', ['theme=pistachio', 'pieces=discs']],
  ])('of a table is %s', async (_, chosen, locale, parts) => {
    const id = await openTable(server().url);
    const src = await picture(`/t/${id}`, 'img[data-board]', chosen, locale);
    expect(src).toContain(`/t/${id}.svg`);
    for (const part of parts) expect(src).toContain(part);
    if (parts.length === 0) expect(src).not.toContain('theme');
  });

  test.each(['#start', '.lessons img'])('of the home page, %s, is as it was chosen', async (selector) => {
    expect(await picture('/', selector, '')).toMatch(/^\/\w[\w-]*\.svg$/);
    expect(await picture('/', selector, 'theme=lined')).toContain('theme=lined');
  });
});

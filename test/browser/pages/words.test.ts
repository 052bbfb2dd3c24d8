import { describe, expect, test } from 'vitest';
import { words as english } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { LANGUAGES, type Language, loadWords } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, openTable, type Person, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** A dictionary by its language, as `/assets/tr-D7tvD7yi.js` and a page's own `open-tr-BcD3kq9x.js`. */
const DICTIONARY = /\/assets\/(?:[a-z]+-)?(en|tr|uk)-[\w-]{8}\.js$/;

/** The languages of the dictionaries that a page has loaded, and of those that its head has named, each of which it loads once. */
const dictionaries = ({ page }: Person) =>
  page.evaluate((pattern) => {
    const languageOf = (file: string): readonly string[] => new RegExp(pattern).exec(file)?.slice(1) ?? [];
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    const named = [...links].map(({ href }) => href).filter((href) => languageOf(href).length > 0);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      named: [...new Set(named.flatMap(languageOf))],
      loadedOnce: named.every((href) => loaded.filter((name) => name === href).length === 1),
      loaded: [...new Set(loaded.flatMap(languageOf))],
    };
  }, DICTIONARY.source);

const firstWords = (language: Language, locale: string, chosen: boolean) => ({ language, locale, chosen });

describe('a page has the words of one language', () => {
  test.each([
    ...LANGUAGES.map((language) => firstWords(language, language, false)),
    firstWords('tr', 'en-US', true),
    firstWords('en', 'uk-UA', true),
    firstWords('en', 'de-DE', false),
  ])('at a table: $language ($locale, by its address: $chosen)', async ({ language, locale, chosen }) => {
    const visitor = await come({ locale });
    const table = await openTable(server().url, { key: 'k'.repeat(43) });
    await visitor.page.goto(`${server().url}/t/${table}${chosen ? `?lang=${language}` : ''}`);
    const { status: says } = await loadWords(language);
    await expect.poll(() => status(visitor)).toContain(says.seatsFree(1));
    expect(await dictionaries(visitor)).toEqual({ named: [language], loadedOnce: true, loaded: [language] });
  });

  test.each(['/', '/open', '/play'])('at %s: Turkish alone', async (path) => {
    const visitor = await come({ locale: 'tr-TR' });
    await visitor.page.goto(server().url + path);
    await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe('tr');
    expect(await dictionaries(visitor)).toEqual({ named: ['tr'], loadedOnce: true, loaded: ['tr'] });
  });

  test('those that cannot be loaded are replaced by English', async () => {
    const visitor = await come({ locale: 'uk-UA' });
    await visitor.page.route(/\/assets\/uk-/, (route) => route.abort());
    const table = await openTable(server().url);
    await visitor.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => status(visitor)).toContain(english.status.seatsFree(2));
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('without any the home page answers a choice of rules in English', async () => {
    const { page } = await come();
    await page.route(/\/assets\/en-/, (route) => route.abort());
    await page.goto(server().url);
    await page.locator('#rules').selectOption('russian');
    const hint = page.locator('#rules-hint');
    await expect.poll(() => hint.textContent()).toBe(homeWords.home.differences.russian);
    expect(await page.locator('#start').getAttribute('alt')).toBe(homeWords.home.darkBoardAlt);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { homeWords as english } from '../../../client/i18n/home-en.ts';
import { homeWords as turkish } from '../../../client/i18n/home-tr.ts';
import { homeWords as ukrainian } from '../../../client/i18n/home-uk.ts';
import { words as sharedTurkish } from '../../../client/i18n/tr.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, denyStorage } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const _visit = async (path = '/', options = {}): Promise<Page> => {
  const { page } = await come(options);
  if (path !== 'about:blank') await page.goto(server().url + path);
  return page;
};

describe('the language', () => {
  const headline = (page: Page) => page.locator('h1').textContent();

  test.each([
    { name: "the browser's", path: '/', locale: 'uk-UA', expected: ukrainian.home.headline, lang: 'uk' },
    {
      name: "the address's",
      path: '/?lang=tr',
      locale: 'uk-UA',
      expected: turkish.home.headline,
      lang: 'tr',
    },
    { name: 'English otherwise', path: '/', locale: 'de-DE', expected: english.home.headline, lang: 'en' },
  ])('is $name', async ({ path, locale, expected, lang }) => {
    const page = await _visit(path, { locale });
    await expect.poll(() => headline(page)).toBe(expected);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  });

  test.each([
    { name: 'remembered', deny: undefined, search: '' },
    { name: 'kept in the addresses where storage is denied', deny: denyStorage, search: '?lang=tr' },
  ])('that an address asks for is $name', async ({ deny, search }) => {
    const { page } = await come();
    if (deny) await page.addInitScript(deny);
    await page.goto(`${server().url}/?lang=tr`);
    await page.getByRole('button', { name: turkish.home.create }).click();
    await page.waitForURL('**/t/*');
    await expect.poll(() => page.locator('.status').textContent()).toContain(sharedTurkish.status.sendLink);
    expect(new URL(page.url()).search).toBe(search);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: sharedTurkish.site.learn }).click();
    await expect.poll(() => headline(page)).toBe(turkish.home.headline);
    expect(page.url()).toBe(`${server().url}/${search}#how`);
  });

  test('that nobody chose is not kept', async () => {
    const page = await _visit('/?lang=klingon', { locale: 'uk-UA' });
    await expect.poll(() => headline(page)).toBe(ukrainian.home.headline);
    expect(await page.evaluate(() => localStorage.getItem('dama.language'))).toBeNull();
  });

  test('is loaded in one go: no dictionary waits for the other', async () => {
    const { page } = await come({ locale: 'uk-UA' });
    const html = await (await fetch(server().url)).text();
    const named = / data-uk="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(named.join(' ')).toMatch(/^(?!.*\/embed-)(?=.*\/home-uk-).*\/uk-/);
    const asked = new Set<string>();
    await page.route(
      ({ pathname }) => named.includes(pathname),
      (route) => {
        asked.add(new URL(route.request().url()).pathname); // None is answered.
      },
    );
    await page.goto(server().url, { waitUntil: 'commit' });
    await expect.poll(() => [...asked].sort()).toEqual([...named].sort());
  });

  test('that was chosen is kept, also against the address that brought one here', async () => {
    const page = await _visit('/?lang=uk');
    await expect.poll(() => headline(page)).toBe(ukrainian.home.headline);
    await page.locator('dama-settings select').first().selectOption('tr');
    await expect.poll(() => headline(page)).toBe(turkish.home.headline);
    await page.reload();
    await expect.poll(() => headline(page)).toBe(turkish.home.headline);
  });
});

test('a change of language keeps what was chosen', async () => {
  const page = await _visit();
  const rules = page.getByLabel(english.home.rules);
  // There is one ruleset as yet; this is what another one would be.
  await rules.evaluate((select: HTMLSelectElement) => select.add(new Option('Other', 'other', true, true)));
  await page.getByLabel(english.home.colors.black, { exact: true }).check();
  await page.locator('dama-settings select').first().selectOption('tr');
  await expect.poll(() => page.locator('h1').textContent()).toBe(turkish.home.headline);
  const chosen = await page
    .locator('#create')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  expect(chosen).toEqual({
    opponent: 'friend',
    level: '3',
    easy: 'on',
    seat: 'black',
    name: '',
    rules: 'other',
    clock: 'none',
    minutes: '10',
    seconds: '0',
    suggestions: 'on',
  });
  expect(await page.locator('#rules option').first().textContent()).toBe('Türk daması');
});

test.each(['uk', 'home-uk'])(
  'a dictionary that comes late, %s, does not undo a later choice',
  async (name) => {
    const page = await _visit('/', { locale: 'tr-TR' });
    await expect.poll(() => page.locator('h1').textContent()).toBe(turkish.home.headline);
    let asked = 0;
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    const language = page.locator('dama-settings select').first();
    await language.selectOption('uk');
    await expect.poll(() => asked).toBe(1);
    await language.selectOption('tr');
    const late = page.waitForResponse(`**/assets/${name}-*.js`);
    go();
    await (await late).finished();
    await page.waitForTimeout(100);
    expect(await page.locator('h1').textContent()).toBe(turkish.home.headline);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  },
);

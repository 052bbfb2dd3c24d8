import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadEmbeddingWords } from '../../../client/i18n/embedding-languages.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { violations } from '../reach/axe.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { textOf, visitor } from './embeddingPage.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());
const visit = visitor(server, come);

const CODE = 'pre code';
/** What does something by the page's script; those of a board are its own. */
const BUTTONS = ':is(.copy, #open-table):visible';
const codes = (page: Page) => page.locator(CODE).allTextContents();

/** The code of the page as the server sends it. */
const served = (page: Page) =>
  page.evaluate(async (selector) => {
    const html = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    return [...sent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  }, CODE);

describe.each(LANGUAGES)('in %s', (language) => {
  test('code to copy is sent as the script would write it, but for words', async () => {
    const page = await visit('', { locale: language });
    const { embedding } = await loadEmbeddingWords(language);
    await expect.poll(() => textOf(page.locator('h1'))).toBe(embedding.heading);
    const { embedding: english } = await loadEmbeddingWords('en');
    const inWords = (code: string) =>
      (['position', 'replay', 'live'] as const).reduce(
        (text, kind) => text.replace(`alt="${english.alts[kind]}"`, `alt="${embedding.alts[kind]}"`),
        code,
      );
    const sent = await served(page);
    expect(sent.map(inWords)).toEqual(await codes(page));
    expect(sent.filter((code) => code.includes('<dama-board'))).toHaveLength(4);
    // The script writes them itself by now: another look is another text, and this one again is the same one.
    await page.locator('#theme').selectOption('night');
    await expect.poll(() => codes(page)).not.toEqual(sent.map(inWords));
    await page.locator('#theme').selectOption('');
    await expect.poll(() => codes(page)).toEqual(sent.map(inWords));
  });

  // As high as the page: what shifts out of sight is not counted.
  test.each([
    [320, 5000],
    [768, 4800],
    [1440, 3200],
  ])('nothing shifts at %i px', async (width, height) => {
    const { page } = await come({ viewport: { width, height }, locale: language });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = Reflect.get(entry, 'sources') as { readonly node: Element | null }[];
          const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName);
          shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The page is painted before its scripts come.
    await page.route(/\/embed\.js$|\/assets\/embedding-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(`${server().url}/embedding`);
    const { embedding } = await loadEmbeddingWords(language);
    await expect.poll(() => textOf(page.locator('h1'))).toBe(embedding.heading);
    await page.locator('#made dama-board [role=grid]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });
});

test('without a script there is code to copy, and no button that does nothing', async () => {
  const { page } = await come({ javaScriptEnabled: false });
  await page.goto(`${server().url}/embedding`);
  const { url } = server();
  const texts = await codes(page);
  expect(texts.join('\n')).not.toContain('HOST');
  for (const text of texts.slice(0, 3)) expect(text).toContain(`src="${url}/embed.js"`);
  expect(await textOf(page.locator('#policy'))).toContain(`${url} ${url.replace('http', 'ws')}`);
  expect(await page.locator(BUTTONS).count()).toBe(0);
});

test('before its script comes there is no such button either, and axe finds nothing', async () => {
  const { page } = await come();
  await page.route(/\/assets\/embedding-/, (route) => route.abort());
  await page.goto(`${server().url}/embedding`);
  expect(await page.locator(BUTTONS).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

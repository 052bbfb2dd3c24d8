import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { overflow, tableOfTwo } from './measures.ts';
import { company, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());
const onPhone = (locale = 'en-US') => come({ viewport: { width: 320, height: 640 }, locale });

/** Names as people have them, and the widest that a table takes. */
const NAMES = ['Volodymyr Khmelnytskyi', 'Христина Мельниченко', 'W'.repeat(24)] as const;

const press = ({ page }: Person, selector: string) => page.locator(selector).click();

const boardWidth = async (page: Page) => (await page.locator('dama-board').boundingBox())?.width;

describe.each(NAMES)('on a phone of 320 px with %s at the table', (name) => {
  test('nothing bursts the page, from the free seat to the score', async () => {
    const [white, black] = [await onPhone(), await onPhone('uk')];
    const fits = async () => {
      for (const { page } of [white, black])
        expect([await overflow(page), await boardWidth(page)]).toEqual([0, 312]);
    };
    await tableOfTwo(server().url, { white, black, name });
    await fits();
    const [shown] = await white.page.locator('.name bdi').all();
    expect(await shown?.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('ellipsis');

    await press(white, '.actions button:first-child');
    await expect.poll(() => black.page.locator('.question').textContent()).toContain(name);
    await fits();
    await press(black, '.question button:last-child');
    await expect.poll(() => black.page.locator('.question').count()).toBe(0);
    await press(white, '.actions button:nth-child(2)');
    await press(white, '.asking .danger');
    await expect.poll(() => black.page.locator('.result').count()).toBe(1);
    await press(white, '.result .primary');
    await expect.poll(() => black.page.locator('.result .question').textContent()).toContain(name);
    await expect.poll(() => white.page.locator('.status .score').textContent()).toContain(name);
    await fits();
  });
});

test.each(LANGUAGES)('what the table says in %s fits a phone, too', async (language) => {
  const [white, black] = [await onPhone(language), await onPhone(language)];
  await tableOfTwo(server().url, { white, black, name: 'Ayşe', fen: 'W:Wd3,h2:Bd4,d6,h8' });
  for (const { page } of [white, black]) {
    await page.locator('.actions').waitFor();
    expect(await overflow(page)).toBe(0);
    await page.locator('details:has(dama-settings) > summary').click();
    await page.locator('.reacting summary').click();
    await page.locator('dama-muting .check').first().waitFor();
    expect(await overflow(page)).toBe(0);
  }
  await press(white, '.actions button:nth-child(2)');
  expect(await overflow(white.page)).toBe(0);
});

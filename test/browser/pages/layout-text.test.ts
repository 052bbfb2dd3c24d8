import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow, tableOfTwo } from './measures.ts';
import { company, openTable, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const WAYS = [
  {
    way: 'the text doubled',
    double: (page: Page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
  },
  {
    way: 'a default size of 32 px',
    double: async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    },
  },
] as const;

const textSize = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

describe.each(WAYS)('with $way', ({ double }) => {
  test.each(SIZES)('everything grows and fits at $width × $height', async (viewport) => {
    const arrive = async (locale: string): Promise<Person> => {
      const who = await come({ viewport, locale });
      await double(who.page);
      return who;
    };
    for (const language of LANGUAGES) {
      const [white, black] = [await arrive(language), await arrive(language)];
      const fits = async ({ page }: Person) => {
        expect([await overflow(page), await bursting(page)]).toEqual([0, []]);
      };
      await white.page.goto(server().url);
      await white.page.locator('dama-settings select').first().waitFor();
      expect(await textSize(white.page, '.lead >> nth=0')).toBe(36);
      await fits(white);
      await white.page.locator('[value=computer]').check();
      await fits(white);
      await tableOfTwo(server().url, { white, black, name: 'Ayşe', fen: 'W:Wd3,h2:Bd4,d6,h8' });
      expect(await textSize(white.page, '.detail')).toBe(32);
      const settings = white.page.locator('details:has(dama-settings)');
      await settings.locator('> summary').click();
      await settings.locator('dama-looks select').first().waitFor();
      await fits(white);
      await settings.locator('> summary').click();
      await fits(white);
      await fits(black);
      await white.page.locator('.actions button').nth(1).click();
      await white.page.locator('.asking .danger').click();
      await black.page.locator('.result').waitFor();
      await fits(black);
      const table = await openTable(server().url, { opponent: 'computer', level: 8, key: white.key });
      await white.page.goto(`${server().url}/t/${table}`);
      // Nothing of it is cut off: the level stands last.
      await white.page.locator('.name .computer').waitFor();
      await fits(white);
    }
  });
});

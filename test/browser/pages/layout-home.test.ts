import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow } from './measures.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());

test.each(LANGUAGES)('on a phone of 320 px the home page keeps within its cards in %s', async (locale) => {
  const { page } = await come({ viewport: { width: 320, height: 640 }, locale });
  await page.goto(server().url);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
  await page.locator('dama-settings select').first().waitFor();
  await page.locator('#more summary').click();
  await page.locator('#clock').selectOption('other');
  for (const choice of await page.locator('.choice').all()) {
    await choice.click(); // The chosen one is written in bold.
    expect(await bursting(page)).toEqual([]);
  }
  for (const option of await page.locator('#level option').all()) {
    await page.locator('#level').selectOption((await option.getAttribute('value')) ?? '');
    expect([await bursting(page), await overflow(page)]).toEqual([[], 0]);
  }
  expect(await overflow(page)).toBe(0);
});

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow, tableOfTwo } from './measures.ts';
import { company, openTable, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());
const onPhone = (locale: string) => come({ viewport: { width: 320, height: 640 }, locale });

const press = ({ page }: Person, selector: string) => page.locator(selector).click();

const fits = async (...people: readonly Person[]) => {
  for (const { page } of people) expect([await bursting(page), await overflow(page)]).toEqual([[], 0]);
};

test.each(LANGUAGES)('on a phone of 320 px a game against the computer fits in %s', async (language) => {
  const who = await onPhone(language);
  const { page } = who;
  const turns = page.locator('.player').last().locator('.turn');
  await page.goto(
    `${server().url}/t/${await openTable(server().url, { opponent: 'computer', level: 8, key: who.key, name: 'W'.repeat(24) })}`,
  );
  await expect.poll(() => turns.count()).toBe(1);
  await fits(who);
  await clickPath(page, 'a3-a4');
  await expect.poll(() => turns.count()).toBe(0);
  await fits(who);
  await expect.poll(() => turns.count(), { timeout: 30_000 }).toBe(1);
  await fits(who);
  await press(who, '.actions button:nth-child(3)');
  await expect.poll(() => page.locator('.moves li').count()).toBe(0);
  await fits(who);
  await press(who, '.actions .resign');
  await press(who, '.asking .danger');
  await page.locator('.result').waitFor();
  await fits(who);
});

test.each(LANGUAGES)('on a phone of 320 px a take-back fits in %s', async (language) => {
  const [white, black] = [await onPhone(language), await onPhone(language)];
  await tableOfTwo(server().url, { white, black, name: 'Христина Мельниченко' });
  await clickPath(white.page, 'a3-a4');
  await expect.poll(() => black.page.locator('.turn.mine').count()).toBe(1);
  await press(white, '.actions button:nth-child(1)');
  await press(white, '.actions button:nth-child(3)');
  await expect.poll(() => black.page.locator('.question').count()).toBe(2);
  await fits(white, black);
  await press(black, '.question:last-of-type button:last-child');
  await expect.poll(() => white.page.locator('.status .detail').textContent()).not.toBe('');
  await fits(white, black);
});

import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { MAX_NAME } from '../../../table/names.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { button, company, openTable, type Person } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** Each is two halves to a browser's own limit. */
const LONGEST = '🦊'.repeat(MAX_NAME);

/** Types a name as a keyboard does: `fill` heeds no limit. */
const type = async ({ page }: Person, name: string) => {
  const field = page.getByLabel(words.seat.yourName);
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(name);
};

const below = ({ page }: Person) => page.locator('.player .name bdi').last();

describe('a name of as many emoji as a name may have letters', () => {
  test('opens a table, and one more is refused in words', async () => {
    const visitor = await come();
    await visitor.page.goto(server().url);
    await type(visitor, `${LONGEST}🦊`);
    await button(visitor, homeWords.home.create).click();
    await expect
      .poll(() => visitor.page.locator('#create-problem').textContent())
      .toContain(homeWords.home.refused.name);
    await type(visitor, LONGEST);
    await button(visitor, homeWords.home.create).click();
    await expect.poll(() => below(visitor).textContent()).toBe(LONGEST);
  });

  test('sits down, and one more is refused in words', async () => {
    const visitor = await come();
    const table = await openTable(server().url, { key: 'k'.repeat(43) });
    await visitor.page.goto(`${server().url}/t/${table}`);
    const sit = visitor.page
      .getByRole('button', { name: words.seat.sitAs.black })
      .or(visitor.page.getByRole('button', { name: words.seat.sitAs.white }));
    await type(visitor, `${LONGEST}🦊`);
    await sit.first().click();
    await expect.poll(() => visitor.page.locator('.notice').textContent()).toBe(words.status.nameRefused);
    await type(visitor, LONGEST);
    await sit.first().click();
    await expect.poll(() => below(visitor).textContent()).toBe(LONGEST);
  });
});

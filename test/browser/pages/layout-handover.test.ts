import { expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../../../client/i18n/languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { bursting, overflow } from './measures.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());

test.each(LANGUAGES)('on a phone of 320 px links and codes keep within their cards in %s', async (locale) => {
  const { actions } = await loadWords(locale);
  const { page, key } = await come({ viewport: { width: 320, height: 640 }, locale });
  const answer = await fetch(`${server().url}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ key, name: 'Ayşe', inviteOnly: true, clock: { initial: 5430, increment: 90 } }),
  });
  const { inviteUrl }: { readonly inviteUrl: string } = JSON.parse(await answer.text());
  await page.goto(inviteUrl);
  await page.getByRole('button', { name: actions.handOver }).click();
  await page.locator('.qr').waitFor();
  expect(await page.locator('.share .link').count()).toBe(2);
  expect([await bursting(page), await overflow(page)]).toEqual([[], 0]);
  // A module is wide enough for a camera, with the quiet zone on all sides.
  const { width, height } = (await page.locator('.qr').boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(height);
  expect(width).toBeGreaterThan(200);
});

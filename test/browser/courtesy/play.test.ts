import { expect, test } from 'vitest';
import { courtesyWords as words } from '../../../client/i18n/courtesy-en.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { marked } from '../board/site.ts';
import { company } from '../pages/people.ts';
import { begin, button, said, visit } from '../play/visits.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());

test('two at one device are told of each other’s pieces, or of nothing', async () => {
  const page = await visit((await come()).page, server().url);
  await begin(page, { opponent: 'here' });
  const announced = () => page.locator('.announced').allTextContents();
  await clickPath(page, 'd3-d4');
  await clickPath(page, 'd6-d5');
  const text = 'White’s d2 and d4 are under attack.';
  await expect.poll(announced).toEqual([text]);
  expect(await marked(page, 'attacked')).toBe('d2 d4');
  expect(await said(page)).toContain(`Black: d6 to d5. ${text} White to move.`);

  await page.getByText(english.settings.heading, { exact: true }).click();
  await page.getByLabel(words.announce).uncheck();
  await expect.poll(announced).toEqual([]);
  expect(await marked(page, 'attacked')).toBe('');
  await button(page, english.actions.takeback).click();
  await clickPath(page, 'd6-d5');
  await expect.poll(() => said(page)).toContain('Black: d6 to d5. White to move.');
});

import { expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { live } from '../../../client/i18n/live-en.ts';
import { helped } from '../board/visitor.ts';
import { button, company, openTable } from '../pages/people.ts';
import { announced, forget, listen } from '../setup/listening.ts';
import { bareBoard, liveSite, strips } from './live-site.ts';

const site = liveSite();
const come = company(() => site.browser);

test('an opponent who resigns is told of at once, and the result is read once', async () => {
  const ayse = await come();
  const table = await openTable(site.server.url, { seat: 'black', key: ayse.key, name: 'Ayşe' });
  await ayse.page.goto(`${site.server.url}/t/${table}`);
  const page = await site.visit(() => '<p>soon</p>');
  await listen(page);
  await page.reload();
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    bareBoard(site.server.url, table),
  );
  await helped(page);
  await page.getByRole('button', { name: live.sitAs.white }).click();
  await expect.poll(() => strips(page)).toContain(live.yourMove);
  await forget(page);
  await button(ayse, words.actions.resign).click();
  await button(ayse, words.actions.resignYes).click();
  const result = 'assertive: White won: Black resigned.';
  await expect.poll(() => announced(page)).toContain(result);
  expect(await announced(page)).toEqual([result]);
  const note = page.locator('dama-board .note');
  expect(await note.evaluate((found) => getComputedStyle(found).opacity)).toBe('0');
  await button(ayse, words.actions.rematch).click();
  await page.getByRole('button', { name: live.accept }).waitFor();
  await forget(page);
  await page.getByRole('button', { name: live.accept }).click();
  await expect.poll(() => announced(page)).toContain('polite: A new game: you play Black. White to move.');
});

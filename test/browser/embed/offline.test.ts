import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, heard, open, startSite } from '../board/site.ts';
import { played } from '../board/visitor.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser } from '../setup/during.ts';

const browser = withBrowser();

/** Opens a page, lets everything come that comes by itself, and then takes the network and the site away. */
const cutOff = async (body: string, html = 'lang="en"', options: BrowserContextOptions = {}) => {
  const site = await startSite();
  const context = await browser().newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await open(page, site.put({ body, html }), true);
  await page.locator('dama-board .piece').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await site.close();
  const end = async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, end };
};

test.each([
  ['en', 'Next', 'End', 'White won: Black has no pieces left'],
  ['tr', 'İleri', 'Son', 'Beyaz kazandı: Siyahın taşı kalmadı'],
  ['uk', 'Далі', 'Кінець', 'Білі виграли: у чорних не лишилося шашок'],
])('a replay in %s goes on without the network', async (language, next, last, result) => {
  const pdn = '[FEN &quot;W:Wd3:Bd6&quot;] 1. d3-d4 d6-d5 2. d4xd6 1-0';
  const body = `<dama-board pdn="${pdn}" theme="night" pieces="chess"></dama-board>`;
  const { page, end } = await cutOff(body, `lang="${language}"`);
  const board = page.locator('dama-board');
  await board.getByRole('button', { name: next, exact: true }).click();
  expect(await seenPieces(page)).toBe('Wd4:Bd6');
  await board.locator('[data-square=a1]').focus();
  await page.keyboard.press(']');
  expect(await seenPieces(page)).toBe('Wd4:Bd5');
  await board.getByRole('button', { name: last, exact: true }).click();
  await expect.poll(() => board.locator('[role=status]').textContent()).toContain(result);
  await end();
});

test('a position is played on without the network, by hand and by keys', async () => {
  const { page, end } = await cutOff('<dama-board fen="W:Wa2,Kd4:Ba7" playable></dama-board>');
  await clickPath(page, 'a2-a3');
  await page.locator('dama-board [data-square=a7]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dama-board [data-square=a6]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toEqual([...played('a2-a3'), ...played('a7-a6')]);
  expect(await seenPieces(page)).toBe('Wa3,Kd4:Ba6');
  await end();
});

test('a king is crowned without the network', async () => {
  const { page, end } = await cutOff('<dama-board fen="W:Wa7:Bh7" playable pieces="stacked"></dama-board>');
  await clickPath(page, 'a7-a8');
  await expect.poll(() => seenPieces(page)).toBe('WKa8:Bh7');
  await end();
});

test('help by keys and by ear is there without the network, also where nobody had asked for it before', async () => {
  const { page, end } = await cutOff('<dama-board playable></dama-board>', 'lang="tr"');
  const said = page.locator('dama-board .said[role=status]');
  await page.locator('dama-board [data-square=a3]').focus();
  await page.keyboard.press('s');
  await expect.poll(async () => (await said.textContent())?.trim()).not.toBe('');
  await page.keyboard.press('m');
  await page.keyboard.type('a3-a4');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toEqual(played('a3-a4'));
  await end();
});

test('what did not come before the network went is told of, calmly', async () => {
  const site = await startSite();
  const context = await browser().newContext();
  const page = await context.newPage();
  await page.route(/replay-feed/, (route) => route.abort());
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await open(page, site.put({ body: '<dama-board pdn="1. a3-a4 *"></dama-board>' }), true);
  await expect.poll(() => heard(page)).toEqual(['dama-error not-loaded']);
  expect(await page.locator('dama-board [part=note]').isVisible()).toBe(true);
  expect(thrown).toEqual([]);
  await context.close();
  await site.close();
});

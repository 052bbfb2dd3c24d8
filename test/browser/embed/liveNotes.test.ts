import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MAX_NAME } from '../../../table/names.ts';
import { helped } from '../board/visitor.ts';
import { openTable } from '../pages/people.ts';
import { bareBoard, liveSite } from './live-site.ts';
import { playAt } from './rival.ts';

const site = liveSite();

const note = (page: Page) => page.locator('dama-board [part=note]');

/** How much of an element is seen: one that is only said has none. */
const opacity = (page: Page) => note(page).evaluate((found) => getComputedStyle(found).opacity);

describe('a note about what is wrong is seen, though strips tell how a game ends', () => {
  test('at a live table', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => bareBoard(server, table, 'theme="nonsense"'));
    await page.locator('dama-board .strip').first().waitFor();
    await helped(page);
    expect(await opacity(page)).toBe('1');
  });

  test('where a replay has a game that cannot be read', async () => {
    const page = await site.visit(() => '<dama-board pdn="1. a3-a4 * 1. a3-a9 *"></dama-board>');
    await helped(page);
    await page.locator('dama-board select').selectOption({ index: 1 });
    await note(page).waitFor();
    expect(await opacity(page)).toBe('1');
  });
});

test('what is taken at a live table is counted from the game’s start', async () => {
  const table = await openTable(site.server.url);
  const rivals = await playAt(site.server.url, table, ['d3-d4', 'd6-d5', 'd4xd6xd8']);
  const page = await site.visit((server) => bareBoard(server, table));
  await helped(page);
  await page.locator('dama-board [data-square=a1]').focus();
  await page.keyboard.press('x');
  await expect
    .poll(() => page.locator('dama-board .board .said').textContent())
    .toBe(
      'White has 15 men and 1 king left and has taken 2 pieces. Black has 14 men and 0 kings left and has taken 0 pieces.',
    );
  for (const rival of rivals) rival.close();
});

test('whose disc is whose is told apart in forced colors', async () => {
  const table = await openTable(site.server.url);
  const page = await site.visit((server) => bareBoard(server, table), { forcedColors: 'active' });
  const discs = page.locator('dama-board .disc');
  await expect.poll(() => discs.count()).toBe(2);
  const [first, second] = await discs.evaluateAll((all) =>
    all.map((disc) => getComputedStyle(disc).backgroundColor),
  );
  expect(first).not.toBe(second);
});

test('a name is as long as names may be', async () => {
  const table = await openTable(site.server.url);
  const page = await site.visit((server) => bareBoard(server, table));
  const field = page.locator('dama-board .hands input');
  await field.waitFor();
  expect(await field.evaluate((input: HTMLInputElement) => input.maxLength)).toBe(MAX_NAME);
});

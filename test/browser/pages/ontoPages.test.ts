import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, openTable } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** Where the ways to put something on a page lead. */
const ways = (page: Page): Promise<readonly URL[]> =>
  page
    .getByRole('link', { name: words.share.embed, exact: true })
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
    .then((found) => found.map((href) => new URL(href)));

/** What such an address carries, sent to nobody. */
const carried = (way: URL | undefined) => new URLSearchParams(way?.hash.slice(1));

const read = async (text: string): Promise<Page> => {
  const { page } = await come();
  await page.goto(`${server().url}/open`);
  await page.locator('textarea').fill(text);
  await page.locator('.open-form .primary').click();
  await page.locator('dama-replay .share').waitFor();
  return page;
};

test('a table is put on a page by its id', async () => {
  const { page } = await come();
  const id = await openTable(server().url);
  await page.goto(`${server().url}/t/${id}`);
  await expect
    .poll(async () => (await ways(page)).map(String))
    .toEqual([`${server().url}/embedding?table=${id}`]);
});

test('a position is put on a page as it stands', async () => {
  const page = await read('W:Wa2,Kd4:Ba7');
  const [way, ...others] = await ways(page);
  expect(way?.pathname).toBe('/embedding');
  expect(Object.fromEntries(carried(way))).toEqual({ fen: 'W:Wa2,Kd4:Ba7', rules: 'turkish' });
  expect(others).toEqual([]);
});

test('a game is put on a page as it was played, without what is written about it', async () => {
  const page = await read('[White "Ayşe"]\n\n1. d3-d4 {a comment} e6-e5 (1... a6-a5) 2. d4-d5 *');
  await expect.poll(async () => (await ways(page)).length).toBe(2);
  const [game] = await ways(page);
  const pdn = carried(game).get('pdn') ?? '';
  const [reading] = parsePdn(pdn);
  if (!reading?.game.ok) throw new Error(pdn);
  expect(reading.game.value.line.moves).toHaveLength(3);
  expect(pdn).toContain('Ayşe');
  expect(pdn).not.toContain('comment');
  expect(pdn).not.toContain('(');
});

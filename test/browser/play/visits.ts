import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import type { Wish } from '../../../client/play/wish.ts';
import { type Game, playMove, rulesByName, startGame, turkish } from '../../../engine/index.ts';

const { play } = playWords;

/** Where the page keeps its match. */
const KEPT = 'dama.play';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the page has drawn itself. */
export const drawn = (page: Page) => page.locator('dama-play[aria-busy="false"]').waitFor();

/** Opens the page. */
export async function visit(page: Page, server: string, path = '/play'): Promise<Page> {
  await page.goto(server + path);
  await drawn(page);
  return page;
}

/** Chooses a match as a person does and begins it. */
export async function begin(page: Page, wish: Partial<Wish> = {}): Promise<void> {
  const { opponent, level, color, rules, easy } = wish;
  if (opponent) await page.getByLabel(play.opponents[opponent]).check();
  if (level) await page.getByLabel(play.level, { exact: true }).selectOption(String(level));
  if (easy === false) await page.getByLabel(play.easy).uncheck();
  if (color) await page.getByLabel(play.colors[color], { exact: true }).check();
  if (rules) await page.getByLabel(play.rules).selectOption(rules);
  await button(page, play.start).click();
  await page.locator('.match').waitFor();
}

/** The record of the match, as the page keeps it. */
export const recordOf = async (
  page: Page,
): Promise<{ readonly moves: readonly string[]; readonly rules: string }> => {
  const text = await page.evaluate((name) => localStorage.getItem(name), KEPT);
  const { moves, wish } = JSON.parse(text ?? '{}') as { moves: string[]; wish: { rules: string } };
  return { moves, rules: wish.rules };
};

export const movesOf = async (page: Page): Promise<readonly string[]> => (await recordOf(page)).moves;

/** The game that the page keeps. */
export const gameOf = async (page: Page): Promise<Game> => {
  const { moves, rules } = await recordOf(page);
  let game = startGame(rulesByName(rules) ?? turkish);
  for (const move of moves) {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(`${move} is not legal`);
    game = played.value;
  }
  return game;
};

/** Lets the page begin with a match that was kept. */
export const keep = (page: Page, record: string) =>
  page.addInitScript(
    ([name, text]) => {
      // Once: what the page keeps itself stays.
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [KEPT, record] as const,
  );

export const headline = (page: Page) => page.locator('.headline').textContent();

/** What somebody who listens is told. */
export const said = (page: Page) => page.locator('p.unseen.said').textContent();

/** Waits until it is the person's turn again. */
export const myTurn = (page: Page) =>
  expect.poll(() => headline(page), { timeout: 20_000 }).toBe(words.status.yourMove);

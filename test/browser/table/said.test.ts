import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo } from '../pages/people.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { announced, forget, listen } from '../setup/listening.ts';

const server = withServer();
const welcome = company(withBrowser());
const { actions } = words;

const come = async (): Promise<Person> => {
  const person = await welcome();
  await listen(person.page);
  return person;
};

/** A man each side: whoever moves is asked for nothing. */
const FEN = 'W:Wd3,a2:Bd7,h8';

/** What of all that is said tells how the game stands; the connection comes as it may. */
const standing = async (page: Page): Promise<string[]> =>
  (await announced(page)).filter((text) => /move\.|won|lost|new game/i.test(text));

const resign = async (who: Person): Promise<void> => {
  await button(who, actions.resign).click();
  await button(who, actions.resignYes).click();
};

describe('a table says how the game stands', () => {
  test('to whoever opens it or loads it again', async () => {
    const { ayse, table } = await seatTwo(server().url, come, FEN);
    await ayse.page.reload();
    await expect.poll(() => standing(ayse.page)).toEqual(['polite: Your move.']);
    const watcher = await come();
    await watcher.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => standing(watcher.page)).toEqual(['polite: White to move. You are watching.']);
  });

  test('and how it ended, once and at once, whatever comes after that', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come, FEN);
    await expect.poll(() => standing(ayse.page)).toContain('polite: Your move.');
    await forget(ayse.page);
    await resign(bohdan);
    const result = 'assertive: You won: Black resigned.';
    await expect.poll(() => standing(ayse.page)).toEqual([result]);
    await button(bohdan, actions.rematch).click();
    await expect.poll(() => announced(ayse.page)).toContain('polite: Bohdan would like a rematch.');
    expect((await announced(ayse.page)).filter((text) => text.startsWith('assertive'))).toEqual([result]);
    await forget(ayse.page);
    await ayse.page.reload();
    await expect.poll(() => standing(ayse.page)).toEqual([result]);
  });

  test('and that a new one has begun, with the other side', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come, FEN);
    await resign(bohdan);
    await button(bohdan, actions.rematch).click();
    await forget(ayse.page);
    await button(ayse, actions.rematchAccept).click();
    await expect
      .poll(() => standing(ayse.page))
      .toEqual(['polite: A new game: you play Black. Bohdan to move.']);
    await expect
      .poll(() => standing(bohdan.page))
      .toContain('polite: A new game: you play White. Your move.');
    expect(await ayse.page.locator('.announced').textContent()).toBe('A new game: you play Black.');
  });
});

test('Escape closes the question whether one resigns', async () => {
  const { ayse } = await seatTwo(server().url, come, FEN);
  await button(ayse, actions.resign).focus();
  await ayse.page.keyboard.press('Enter');
  await button(ayse, actions.resignNo).waitFor();
  await ayse.page.keyboard.press('Escape');
  await expect.poll(() => ayse.page.locator('.asking').count()).toBe(0);
  const focused = () => ayse.page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('resign');
});

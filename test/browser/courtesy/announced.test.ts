import { describe, expect, test } from 'vitest';
import { courtesyWords as words } from '../../../client/i18n/courtesy-en.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { marked } from '../board/site.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { watch, watched } from './watch.ts';

const server = withServer();
const come = company(withBrowser());

const announced = ({ page }: Person) => page.locator('.announced').allTextContents();
const says = ({ page }: Person) => page.locator('dama-board .said').textContent();
const label = ({ page }: Person, square: string) =>
  page.locator(`dama-board [data-square="${square}"]`).getAttribute('aria-label');

const twoAndOneWhoWatches = async (fen: string) => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come, fen);
  const watcher = await come();
  await watch(watcher.page);
  await watcher.page.goto(`${server().url}/t/${table}`);
  await expect.poll(() => status(watcher)).toContain(english.status.youWatch);
  return { ayse, bohdan, watcher };
};

const choose = async ({ page }: Person, name: string) => {
  await page.getByText(english.settings.heading, { exact: true }).click();
  await page.getByLabel(name).click();
};

describe('after each move', () => {
  test('everybody sees and hears what is under attack, each in their own words', async () => {
    const { ayse, bohdan, watcher } = await twoAndOneWhoWatches('W:Wb4,h2:Bc6,h7');
    await clickPath(ayse.page, 'b4-b5');
    await expect.poll(() => status(bohdan)).toContain(english.status.yourMove);
    for (const who of [ayse, bohdan, watcher]) expect(await announced(who)).toEqual([]);
    await clickPath(bohdan.page, 'c6-c5');
    for (const [who, text] of [
      [ayse, 'Your b5 is under attack.'],
      [bohdan, 'White’s b5 is under attack.'],
      [watcher, 'White’s b5 is under attack.'],
    ] as const) {
      await expect.poll(() => announced(who)).toEqual([text]);
      await expect.poll(() => says(who)).toBe(`Black: c6 to c5. ${text}`);
      expect(await marked(who.page, 'attacked')).toBe('b5');
      expect(await label(who, 'b5')).toContain('under attack');
      expect(await status(who)).not.toContain('attack'); // Said once, with the move.
    }
  });

  test('a king is named once, and the man before it', async () => {
    const { ayse, bohdan, watcher } = await twoAndOneWhoWatches('W:Wb6,h2:Bh7,g6');
    await clickPath(ayse.page, 'b6-b7');
    await expect.poll(() => announced(bohdan)).toEqual(['Soon a king: b7.']);
    await clickPath(bohdan.page, 'g6-g5');
    await expect.poll(() => announced(ayse)).toEqual([]);
    await clickPath(ayse.page, 'b7-b8');
    await expect.poll(() => announced(watcher)).toEqual(['King on b8.']);
    await expect
      .poll(async () => (await watched(watcher.page)).said)
      .toEqual(['White: b6 to b7. Soon a king: b7.', 'Black: g6 to g5.', 'White: b7 to b8, now a king.']);
  });

  test('who wants none hears the move alone, also after another visit', async () => {
    const { ayse, bohdan } = await twoAndOneWhoWatches('W:Wb4,h2:Bc6,h7');
    await choose(ayse, words.announce);
    await clickPath(ayse.page, 'b4-b5');
    await clickPath(bohdan.page, 'c6-c5');
    await expect.poll(() => announced(bohdan)).toHaveLength(1);
    await expect.poll(() => says(ayse)).toBe('Black: c6 to c5.');
    const nothing = async () => {
      expect(await announced(ayse)).toEqual([]);
      expect(await marked(ayse.page, 'attacked')).toBe('');
      expect(await label(ayse, 'b5')).not.toContain('attack');
    };
    await nothing();
    await ayse.page.reload();
    await expect.poll(() => status(ayse)).toContain(english.status.yourMove);
    await expect.poll(() => ayse.page.getByLabel(words.announce).isChecked()).toBe(false);
    await nothing();
    await choose(ayse, words.announce);
    await expect.poll(() => announced(ayse)).toEqual(['Your b5 is under attack.']);
    expect(await marked(ayse.page, 'attacked')).toBe('b5');
  });

  test('the same move is said again when it was taken back', async () => {
    const { ayse, bohdan, watcher } = await twoAndOneWhoWatches('W:Wb4,h2:Bc6,h7');
    await clickPath(ayse.page, 'h2-h3');
    await button(ayse, english.actions.takeback).click();
    await button(bohdan, english.actions.accept).click();
    await expect.poll(() => status(ayse)).toContain(english.status.takenBack);
    await clickPath(ayse.page, 'h2-h3');
    const twice = ['White: h2 to h3.', '', 'White: h2 to h3.'];
    await expect.poll(async () => (await watched(watcher.page)).said).toEqual(twice);
  });
});

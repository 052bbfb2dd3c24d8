import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heard } from '../board/site.ts';
import { helped, visitor } from '../board/visitor.ts';
import { company, type Person, seatTwo } from '../pages/people.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { announced, forget, listen } from '../setup/listening.ts';

/** Both sides capture, a man becomes a king in a capture of two, and in the end Black has nothing left. */
const FEN = 'W:Wd3,h5,a2:Bd5,f7,e8';
const GAME = ['d3-d4', 'd5xd3', 'h5-h6', 'e8-e7', 'h6-g6', 'f7-f6', 'g6xe6xe8', 'd3-e3', 'e8xe2'] as const;

/** What a board of another site says of it: White by keys, Black by names. */
const ON_A_SITE = [
  'd3 picked up. Go to d4, e3 or c3.',
  'White: d3 to d4.',
  'Black takes a piece: d5 to d3.',
  'h5 picked up. Go to h6 or g5.',
  'White: h5 to h6.',
  'Black: e8 to e7.',
  'h6 picked up. Go to h7 or g6.',
  'White: h6 to g6.',
  'Black: f7 to f6.',
  'g6 picked up. Go to e6.',
  'On e6. Go on to e8.',
  'White takes 2 pieces: g6 to e6, e8, now a king.',
  'Black: d3 to e3.',
  'e8 picked up. Go to e2 or e1.',
  'White takes a piece: e8 to e2.',
];

/** What Ayşe hears, who plays White by the keys of the board. */
const TO_AYSE = [
  'd3 picked up. Go to d4, e3 or c3.',
  'White: d3 to d4. Black’s d5 is under attack.',
  'Bohdan to move. A capture is due: the longest takes 1.',
  'Black takes a piece: d5 to d3.',
  'Your move.',
  'h5 picked up. Go to h6 or g5.',
  'White: h5 to h6.',
  'Bohdan to move.',
  'Black: e8 to e7.',
  'Your move.',
  'h6 picked up. Go to h7 or g6.',
  'White: h6 to g6.',
  'Bohdan to move.',
  'Black: f7 to f6. Your g6 is under attack.',
  'Your move. You must take: the longest capture takes 2.',
  'g6 picked up. Go to e6.',
  'On e6. Go on to e8.',
  'White takes 2 pieces: g6 to e6, e8, now a king.',
  'Bohdan to move.',
  'Black: d3 to e3.',
  'Your move. You must take: the longest capture takes 1.',
  'e8 picked up. Go to e2 or e1.',
  'White takes a piece: e8 to e2.',
];

/** What Bohdan hears, who writes Black’s moves. */
const TO_BOHDAN = [
  'White: d3 to d4. Your d5 is under attack.',
  'Your move. You must take: the longest capture takes 1.',
  'Black takes a piece: d5 to d3.',
  'Ayşe to move.',
  'White: h5 to h6.',
  'Your move.',
  'Black: e8 to e7.',
  'Ayşe to move.',
  'White: h6 to g6.',
  'Your move.',
  'Black: f7 to f6. White’s g6 is under attack.',
  'Ayşe to move. A capture is due: the longest takes 2.',
  'White takes 2 pieces: g6 to e6, e8, now a king.',
  'Your move.',
  'Black: d3 to e3.',
  'Ayşe to move. A capture is due: the longest takes 1.',
  'White takes a piece: e8 to e2.',
];

const politely = (texts: readonly string[]) => texts.map((text) => `polite: ${text}`);

/** Makes a move on the squares: a letter and a digit lead to each, Enter picks up and hops. */
async function byKeys(page: Page, move: string): Promise<void> {
  for (const square of move.split(/[-x]/))
    for (const key of [...square, 'Enter']) await page.keyboard.press(key);
}

/** Writes a move into the field. */
async function byName(page: Page, move: string): Promise<void> {
  await page.keyboard.press('m');
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Goes to the board by the tab key alone. */
async function tabToBoard(page: Page): Promise<void> {
  const onBoard = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.role === 'gridcell');
  for (let stop = 0; stop < 40 && !(await onBoard()); stop++) await page.keyboard.press('Tab');
  expect(await onBoard()).toBe(true);
}

describe('a whole game by the keyboard alone', () => {
  const browser = visitor();
  const server = withServer();
  const welcome = company(withBrowser());
  const come = async (): Promise<Person> => {
    const person = await welcome();
    await listen(person.page);
    return person;
  };
  const movesSaid = async (page: Page) =>
    (await announced(page)).filter((text) => /^polite: (White|Black)( takes [^:]*)?: /.test(text)).length;

  test('on a board of another site', async () => {
    const page = await browser.visit({
      body: `<a href="#top">top</a><dama-board fen="${FEN}" playable></dama-board>`,
    });
    await helped(page);
    await tabToBoard(page);
    await forget(page);
    for (const [ply, move] of GAME.entries()) await (ply % 2 === 0 ? byKeys : byName)(page, move);
    await expect
      .poll(() => heard(page))
      .toEqual([
        ...GAME.flatMap((move) => [`dama-move ${move}`, `dama-position ${move}`]),
        'dama-outcome white no-pieces',
      ]);
    await expect.poll(async () => (await announced(page)).at(-1)).toMatch(/^assertive/);
    expect(await announced(page)).toEqual([
      ...politely(ON_A_SITE),
      'assertive: White won: Black has no pieces left.',
    ]);
  });

  test('at a table, one by the keys of the board, the other by the names of moves', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come, FEN);
    const both = [ayse, bohdan] as const;
    for (const { page } of both) {
      await tabToBoard(page);
      await helped(page);
      await expect.poll(async () => (await announced(page)).at(-1)).toMatch(/Your move\.|to move\./);
      await forget(page);
    }
    for (const [ply, move] of GAME.entries()) {
      const [mover, other] = ply % 2 === 0 ? both : [bohdan, ayse];
      await (mover === ayse ? byKeys : byName)(mover.page, move);
      for (const { page } of [mover, other]) await expect.poll(() => movesSaid(page)).toBe(ply + 1);
      if (ply + 1 === GAME.length) break;
      for (const { page } of both)
        await expect.poll(async () => (await announced(page)).at(-1)).toMatch(/Your move|to move/);
    }
    for (const { page } of both)
      await expect.poll(async () => (await announced(page)).join()).toContain('assertive');
    expect(await announced(ayse.page)).toEqual([
      ...politely(TO_AYSE),
      'assertive: You won: Black has no pieces left.',
    ]);
    expect(await announced(bohdan.page)).toEqual([
      ...politely(TO_BOHDAN),
      'assertive: You lost: Black has no pieces left.',
    ]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { companyWords } from '../../../client/i18n/company-en.ts';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { handoverWords } from '../../../client/i18n/handover-en.ts';
import { button, company, movesOf, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath, middleOf, seenPieces } from '../setup/board.ts';
import { during, withBrowser, withServer } from '../setup/during.ts';
import { openLine } from '../setup/proxy.ts';

const server = withServer();
const line = during(
  () => openLine(server().port),
  (opened) => opened.close(),
);
const come = company(withBrowser());

/** Lets a script fail until the function that comes back is called; tells how often it was asked for. */
const without = async (page: Page, name: string) => {
  let asked = 0;
  const pattern = new RegExp(`/assets/${name}-[\\w-]+\\.js`);
  await page.route(pattern, (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  return { asked: () => asked, mend: () => page.unroute(pattern) };
};

const play = async (who: Person, path: string) => {
  await expect.poll(() => status(who)).toContain(words.status.yourMove);
  await clickPath(who.page, path);
};

describe('a part whose words cannot be loaded is not there yet', () => {
  test('the way to another device: no ticket goes out that nobody can see', async () => {
    const ayse = await come();
    const sent: string[] = [];
    ayse.page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => void sent.push(String(payload))),
    );
    const people = [ayse, await come()];
    await seatTwo(server().url, async () => people.shift() ?? (await come()));
    const missing = await without(ayse.page, 'handover-en');
    await button(ayse, words.actions.handOver).click();
    await expect.poll(missing.asked).toBeGreaterThan(0);
    await ayse.page.waitForTimeout(100);
    expect(await ayse.page.locator('.handover').count()).toBe(0);
    expect(sent.filter((text) => text.includes('handOver'))).toEqual([]);
    await missing.mend();
    await button(ayse, words.actions.handOver).click();
    const box = ayse.page.getByRole('textbox', { name: handoverWords.heading });
    expect(await box.inputValue()).toContain('#seat=');
  });

  test('the reactions', async () => {
    const { ayse } = await seatTwo(server().url, come);
    const missing = await without(ayse.page, 'company-en');
    await button(ayse, words.actions.react).click();
    await expect.poll(missing.asked).toBeGreaterThan(0);
    await ayse.page.waitForTimeout(100);
    expect(await button(ayse, words.actions.react).count()).toBe(1);
    await missing.mend();
    await button(ayse, words.actions.react).click();
    await button(ayse, companyWords.reactions.each.hello).last().waitFor();
  });

  test('the announcements, until the next connection', async () => {
    const ayse = await come();
    const missing = await without(ayse.page, 'courtesy-en');
    const people = [ayse, await come()];
    const { bohdan } = await seatTwo(
      line().url,
      async () => people.shift() ?? (await come()),
      'W:Wb4:Bb6,h8',
    );
    await play(ayse, 'b4-b5');
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    await expect.poll(missing.asked).toBeGreaterThan(0);
    expect(await ayse.page.locator('.announced').count()).toBe(0);
    await missing.mend();
    line().cut();
    await expect.poll(() => status(ayse)).toContain(words.status.reconnecting);
    line().mend();
    await expect
      .poll(() => ayse.page.locator('.announced').textContent(), { timeout: 20_000 })
      .toBe(courtesyWords.attacked.black(['b6']));
  });
});

test('a part that is missing is not asked for each time that a clock is drawn', async () => {
  const ayse = await come();
  const missing = await without(ayse.page, 'later-game');
  const people = [ayse, await come()];
  const clock = { initial: 60, increment: 0 };
  const { bohdan } = await seatTwo(
    server().url,
    async () => people.shift() ?? (await come()),
    undefined,
    undefined,
    clock,
  );
  await play(ayse, 'a3-a4');
  await play(bohdan, 'h6-h5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  await ayse.page.waitForTimeout(2000);
  expect(missing.asked()).toBe(1);
});

test('moves that the page has shown are not shown again as missed when the part for that comes late', async () => {
  const { ayse, bohdan } = await seatTwo(server().url, come);
  await play(ayse, 'a3-a4');
  await play(bohdan, 'h6-h5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await ayse.page.route('**/assets/later-game-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await ayse.page.reload({ waitUntil: 'domcontentloaded' });
  await play(ayse, 'b3-b4');
  await play(bohdan, 'g6-g5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  await ayse.page.waitForTimeout(1200);
  const pieces = await seenPieces(ayse.page);
  await ayse.page.locator('dama-board [data-square="c3"]').click();
  const loaded = ayse.page.waitForResponse('**/assets/courtesy-en-*.js');
  release();
  await loaded;
  await ayse.page.waitForTimeout(200);
  expect(await ayse.page.locator('.missed').count()).toBe(0);
  expect(await seenPieces(ayse.page)).toBe(pieces);
  await ayse.page.locator('dama-board [data-square="c4"]').click();
  await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
});

/** Each is one whole move from b3 to b4. */
const GESTURES: readonly { readonly name: string; readonly move: (page: Page) => Promise<void> }[] = [
  { name: 'two clicks', move: (page) => clickPath(page, 'b3-b4') },
  {
    name: 'a drag',
    move: async (page) => {
      const [from, to] = [await middleOf(page, 'b3'), await middleOf(page, 'b4')];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
  },
  {
    name: 'keys',
    move: async (page) => {
      await page.locator('dama-board [data-square="b3"]').focus();
      for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    },
  },
];

test.each(GESTURES)('while missed moves are shown a move plays at once, made by $name', async ({ move }) => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come);
  await play(ayse, 'a3-a4');
  await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
  await ayse.page.goto('about:blank');
  await play(bohdan, 'h6-h5');
  // The showing waits for as long as the test likes.
  await ayse.page.addInitScript(() => {
    const wait = setTimeout;
    const slow = (callback: () => void, milliseconds?: number) =>
      wait(callback, milliseconds === 900 ? 60_000 : milliseconds);
    Object.assign(globalThis, { setTimeout: slow });
  });
  await ayse.page.goto(`${server().url}/t/${table}`);
  await button(ayse, courtesyWords.skip).waitFor();
  await move(ayse.page);
  await expect.poll(() => movesOf(server().url, table)).toEqual(['a3-a4', 'h6-h5', 'b3-b4']);
  expect(await button(ayse, courtesyWords.skip).count()).toBe(0);
});

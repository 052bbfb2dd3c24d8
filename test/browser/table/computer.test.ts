import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { START } from '../../engine/slow/game.ts';
import { slowMoves, slowPlay } from '../../engine/slow/index.ts';
import { button, company, movesOf, openTable, type Person, status } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer();
const come = company(withBrowser());
const { actions, result, seat, share, status: says } = words;
const { home } = homeWords;

/** The computer thinks at a human pace. */
const PATIENCE = { timeout: 30_000 };

const tableOf = ({ page }: Person) => new URL(page.url()).pathname.split('/')[2] ?? '';
const above = ({ page }: Person) => page.locator('.player').first();
const hears = (who: Person, text: string) => expect.poll(() => status(who), PATIENCE).toContain(text);

/** The position after these moves from the start, as FEN. */
const fenAfter = (moves: readonly string[]) => moves.reduce((fen, move) => slowPlay(fen, move), START);

/** So many moves are played, and the board shows where they lead to. */
const standsAt = async (who: Person, count: number): Promise<readonly string[]> => {
  await expect.poll(async () => (await movesOf(server().url, tableOf(who))).length, PATIENCE).toBe(count);
  const moves = await movesOf(server().url, tableOf(who));
  await expect.poll(() => seenPieces(who.page), PATIENCE).toBe(fenAfter(moves).slice(2));
  return moves;
};

/** Plays any legal move, and sees the computer's answer to it. */
const playOn = async (who: Person, played: readonly string[]): Promise<readonly string[]> => {
  const [move = ''] = slowMoves(fenAfter(played));
  await clickPath(who.page, move);
  await hears(who, says.yourMove);
  return standsAt(who, played.length + 2);
};

/** How many games against the computer this browser has counted. */
const counted = (page: Page): Promise<number> =>
  page.evaluate(
    () => (localStorage.getItem('dama.computer-games') ?? '').split(' ').filter((game) => game !== '').length,
  );

/** Gives the game up, and sees its end in each of these tabs. */
const giveUp = async (who: Person, ...tabs: readonly Page[]): Promise<void> => {
  await button(who, actions.resign).click();
  await button(who, actions.resignYes).click();
  for (const tab of [who.page, ...tabs]) await tab.locator('.result').waitFor();
};

/** Ayşe at a table against the computer, as a visitor opens it. */
const challenge = async (level = '2'): Promise<Person> => {
  const ayse = await come();
  await ayse.page.goto(server().url);
  await ayse.page.getByLabel(seat.yourName).fill('Ayşe');
  await ayse.page.getByLabel(home.opponents.computer).check();
  await ayse.page.getByLabel(home.level, { exact: true }).selectOption(level);
  await ayse.page.getByLabel(home.easy).uncheck();
  await ayse.page.getByRole('button', { name: home.create }).click();
  await ayse.page.waitForURL('**/t/*');
  await hears(ayse, says.yourMove);
  return ayse;
};

describe('a game against the computer', () => {
  test('is opened from the home page, played, taken back, given up and begun anew', async () => {
    const ayse = await challenge();
    await expect.poll(() => above(ayse).locator('.name').textContent()).toContain(seat.computer(2));
    expect(await above(ayse).locator('.presence').count()).toBe(0);
    expect(await ayse.page.locator('.share h2').textContent()).toBe(share.watch);
    expect(await button(ayse, actions.takebackNow).count()).toBe(0);

    let moves: readonly string[] = [];
    for (let round = 0; round < 3; round += 1) moves = await playOn(ayse, moves);

    await button(ayse, actions.takebackNow).click();
    await hears(ayse, says.takenBack);
    expect(await standsAt(ayse, 4)).toEqual(moves.slice(0, 4));
    await button(ayse, actions.takebackNow).click();
    expect(await standsAt(ayse, 2)).toEqual(moves.slice(0, 2));
    expect(await ayse.page.locator('.moves li').count()).toBe(1);

    await giveUp(ayse);
    expect(await ayse.page.locator('.result .line').textContent()).toBe(
      `${result.youLost}: ${result.yours.resignation}`,
    );
    expect(await ayse.page.locator('.result').textContent()).toContain(`Ayşe 0 – 1 ${seat.computer(2)}`);
    expect(await counted(ayse.page)).toBe(1);

    await button(ayse, actions.rematch).click();
    await hears(ayse, says.yourMove);
    await standsAt(ayse, 1);
    expect(await above(ayse).getAttribute('data-color')).toBe('white');
    await ayse.page.reload();
    await hears(ayse, says.yourMove);
    expect(await counted(ayse.page)).toBe(1);
  });

  test('says while the computer thinks, and a move can be taken back from under it', async () => {
    const ayse = await challenge();
    await clickPath(ayse.page, 'a3-a4');
    await hears(ayse, says.thinking);
    expect(await ayse.page.title()).toContain(says.thinking);
    await button(ayse, actions.takebackNow).click();
    await hears(ayse, says.yourMove);
    expect(await standsAt(ayse, 0)).toEqual([]);
    await ayse.page.waitForTimeout(4000); // Longer than the computer thinks: it has nothing to answer.
    expect(await standsAt(ayse, 0)).toEqual([]);
    await playOn(ayse, []);
  });

  test('counts once, in however many tabs it ends, and the count never runs back', async () => {
    const ayse = await challenge();
    const other = await ayse.page.context().newPage();
    await other.goto(ayse.page.url());
    await other.locator('.actions').waitFor();
    await giveUp(ayse, other);
    expect(await counted(ayse.page)).toBe(1);
    await button(ayse, actions.rematch).click();
    await hears(ayse, says.yourMove);
    await expect.poll(() => other.locator('.result').count()).toBe(0);
    await giveUp({ ...ayse, page: other }, ayse.page);
    expect(await counted(other)).toBe(2);

    // One table in each tab: what the first has counted meanwhile counts for the second, too.
    const table = await openTable(server().url, {
      opponent: 'computer',
      level: 1,
      seat: 'white',
      key: ayse.key,
    });
    await other.goto(`${server().url}/t/${table}`);
    await other.locator('.actions').waitFor();
    await button(ayse, actions.rematch).click();
    await hears(ayse, says.yourMove);
    await giveUp(ayse);
    await giveUp({ ...ayse, page: other });
    expect([await counted(ayse.page), await counted(other)]).toEqual([4, 4]);

    // Who was away at the end counts it, too, once.
    await other.reload();
    await other.locator('.result').waitFor();
    expect(await counted(other)).toBe(4);
    await ayse.page.evaluate(() => localStorage.removeItem('dama.computer-games'));
    await ayse.page.reload();
    await expect.poll(() => counted(ayse.page)).toBe(1);
  });

  test('in an easy first game stays at the level that was said, rematches too', async () => {
    const ayse = await come();
    await ayse.page.goto(server().url);
    await ayse.page.getByLabel(home.opponents.computer).check();
    const said = await ayse.page.locator('#easy-hint').textContent();
    expect(said).toBe(home.easyNow(1));
    await ayse.page.getByRole('button', { name: home.create }).click();
    await ayse.page.waitForURL('**/t/*');
    for (let game = 1; game <= 3; game += 1) {
      await expect.poll(() => above(ayse).locator('.name').textContent()).toContain(seat.computer(1));
      await giveUp(ayse);
      expect(await counted(ayse.page)).toBe(game);
      await button(ayse, actions.rematch).click();
      await expect.poll(() => ayse.page.locator('.result').count()).toBe(0);
    }
    await ayse.page.goto(server().url);
    await ayse.page.getByLabel(home.opponents.computer).check();
    await expect.poll(() => ayse.page.locator('#easy-hint').textContent()).toBe(home.easyNow(2));
  });

  test('may be watched, and nothing is asked of those who watch', async () => {
    const ayse = await challenge();
    const watcher = await come();
    await watcher.page.goto(ayse.page.url());
    await hears(watcher, says.sideToMove.white);
    expect(await above(watcher).locator('.name').textContent()).toContain(seat.computer(2));
    expect(await watcher.page.locator('.actions').count()).toBe(0);
    await clickPath(ayse.page, 'a3-a4');
    await hears(watcher, says.thinking);
  });

  test('waits for somebody to sit down where nobody did', async () => {
    const table = await openTable(server().url, { opponent: 'computer', level: 8, seat: 'black' });
    const visitor = await come();
    await visitor.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => button(visitor, seat.sitAs.black).count()).toBe(1);
    expect(await visitor.page.locator('.share h2').textContent()).toBe(share.heading);
    await button(visitor, seat.sitAs.black).click();
    await hears(visitor, says.yourMove);
    await standsAt(visitor, 1);
  });
});

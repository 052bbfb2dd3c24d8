import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { courtesyWords as words } from '../../../client/i18n/courtesy-en.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { advance, type Game, parseMove, startGame, turkish } from '../../../engine/index.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { during, withBrowser, withServer } from '../setup/during.ts';
import { openLine } from '../setup/proxy.ts';
import { noted, watch, watched } from './watch.ts';

const server = withServer();
const line = during(
  () => openLine(server().port),
  (opened) => opened.close(),
);
const come = company(withBrowser());

const played = (...moves: readonly string[]): Game =>
  moves.reduce((game, path) => {
    const move = parseMove(game.position, path);
    if (!move.ok) throw new Error(`${path} is not legal`);
    return advance(game, move.value);
  }, startGame(turkish));

const FIRST = 'a3-a4';
const MISSED = ['h6-h5', 'b3-b4', 'g6-g5'] as const;

/** The positions from the first move on, as they are noted. */
const since = (...moves: readonly string[]): readonly string[] =>
  [0, ...moves.map((_, ply) => ply + 1)].map((plies) =>
    noted(played(FIRST, ...moves.slice(0, plies)).position),
  );

const drawn = async ({ page }: Person) => (await watched(page)).positions;
const away = ({ page }: Person) => page.locator('.missed').allTextContents();

const play = async (who: Person, path: string) => {
  await expect.poll(() => status(who)).toContain(english.status.yourMove);
  await clickPath(who.page, path);
};

/** What somebody has seen is remembered by a part of the page, which comes a moment after the board. */
const remembers = ({ page }: Person, move: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('dama.seen'))).toContain(move);

/** Two at a table who have played the first move, and one who has watched it over a line that can be cut. */
const begin = async (options: BrowserContextOptions = {}) => {
  const { ayse, bohdan, table } = await seatTwo(server().url, come);
  const watcher = await come(options);
  await watch(watcher.page);
  const at = `${line().url}/t/${table}`;
  await watcher.page.goto(at);
  await expect.poll(() => drawn(watcher)).toHaveLength(1);
  await play(ayse, FIRST);
  await expect.poll(() => status(watcher)).toContain(english.status.sideToMove.black);
  await expect.poll(() => drawn(watcher)).toHaveLength(2);
  await remembers(watcher, FIRST);
  const go = async (moves: readonly string[]) => {
    for (const [ply, move] of moves.entries()) await play(ply % 2 === 0 ? bohdan : ayse, move);
    await expect
      .poll(() => status(moves.length % 2 === 0 ? bohdan : ayse))
      .toContain(english.status.yourMove);
  };
  return { ayse, bohdan, watcher, go, at };
};

describe('one who comes back is shown what was missed', () => {
  test('after a lost connection, move by move, each of them said', async () => {
    const { ayse, watcher, go } = await begin();
    line().cut();
    await expect.poll(() => status(watcher)).toContain(english.status.reconnecting);
    await go(MISSED);
    line().mend();
    await expect.poll(() => away(watcher), { timeout: 20_000 }).toEqual([words.missed(3)]);
    expect(await button(watcher, words.skip).count()).toBe(1);
    await expect
      .poll(() => drawn(watcher), { timeout: 5000 })
      .toEqual([noted(startGame(turkish).position), ...since(...MISSED)]);
    expect((await watched(watcher.page)).said.slice(-3)).toEqual([
      'Black: h6 to h5.',
      'White: b3 to b4.',
      'Black: g6 to g5.',
    ]);
    expect(await button(watcher, words.skip).count()).toBe(0);
    await play(ayse, 'c3-c4');
    await expect.poll(() => away(watcher)).toEqual([]);
  });

  test('after another visit, but not on the first one', async () => {
    const { watcher, go, at } = await begin();
    await watcher.page.goto('about:blank');
    await go(MISSED);
    await watcher.page.goto(at);
    await expect.poll(() => away(watcher)).toEqual([words.missed(3)]);
    const now = since(...MISSED);
    await expect.poll(async () => (await drawn(watcher)).slice(-4), { timeout: 8000 }).toEqual(now);

    const stranger = await come();
    await watch(stranger.page);
    await stranger.page.goto(at);
    await expect.poll(() => drawn(stranger)).toEqual(now.slice(-1));
    expect(await away(stranger)).toEqual([]);
    await watcher.page.reload();
    await expect.poll(() => drawn(watcher)).toEqual(now.slice(-1));
    expect(await away(watcher)).toEqual([]);
  });

  test('until it is skipped, by the button or a touch of the board', async () => {
    const { watcher, go, at } = await begin();
    const last = since(...MISSED).at(-1);
    await watcher.page.goto('about:blank');
    await go(MISSED.slice(0, 2));
    await watcher.page.goto(at);
    await button(watcher, words.skip).click();
    await expect.poll(async () => (await drawn(watcher)).at(-1)).toBe(since(...MISSED).at(2));
    expect((await drawn(watcher)).length).toBeLessThan(4);
    await watcher.page.goto('about:blank');
    await go(MISSED.slice(2).concat());
    await watcher.page.goto(at);
    await expect.poll(() => button(watcher, words.skip).count()).toBe(1);
    await watcher.page.locator('dama-board [data-square="e5"]').click();
    await expect.poll(async () => (await drawn(watcher)).at(-1)).toBe(last);
    expect(await button(watcher, words.skip).count()).toBe(0);
  });

  test('with what is played meanwhile at its end', async () => {
    const { ayse, watcher, go, at } = await begin();
    await watcher.page.goto('about:blank');
    await go(MISSED);
    await watcher.page.goto(at);
    await expect.poll(() => button(watcher, words.skip).count()).toBe(1);
    await play(ayse, 'c3-c4');
    expect(await button(watcher, words.skip).count()).toBe(1);
    const now = since(...MISSED, 'c3-c4');
    await expect.poll(async () => (await drawn(watcher)).slice(-5), { timeout: 8000 }).toEqual(now);
  });

  test('where one plays: then it is one’s turn', async () => {
    const { ayse, bohdan, at } = await begin();
    await watch(ayse.page);
    await remembers(ayse, FIRST);
    await ayse.page.goto('about:blank');
    await play(bohdan, 'h6-h5');
    await ayse.page.goto(at.replace(line().url, server().url));
    await expect.poll(() => away(ayse)).toEqual([words.missed(1)]);
    await expect.poll(() => drawn(ayse), { timeout: 5000 }).toEqual(since('h6-h5'));
    await play(ayse, 'b3-b4');
    await expect.poll(() => drawn(ayse)).toEqual(since('h6-h5', 'b3-b4'));
    expect(await away(ayse)).toEqual([]);
  });

  test('and what comes of it after that: until then no words tell of another position than the board', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come, 'W:Wa2,d1,d2,d3:Bd5,h7');
    await play(ayse, 'd3-d4');
    await expect.poll(() => status(ayse)).toContain(english.status.waitFor('Bohdan'));
    await remembers(ayse, 'd3-d4');
    await ayse.page.goto('about:blank');
    await play(bohdan, 'd5xd3');
    await ayse.page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const look = () => {
        const men = document.querySelector('.player[data-color=white] .counts')?.textContent;
        const words = document.querySelector('.status > div')?.textContent ?? '';
        const now = [men, words.replace(/\s+/g, ' ').trim(), document.title.split(' · ')[0]].join('|');
        if (document.querySelector('.courtesy') && now !== told.at(-1)) told.push(now);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await ayse.page.goto(`${server().url}/t/${table}`);
    const { yourMove, youMustTake } = english.status;
    await expect
      .poll(() => ayse.page.evaluate((): unknown => Reflect.get(window, 'told')), { timeout: 5000 })
      .toEqual([`4 men||${yourMove}`, `3 men|${yourMove} ${youMustTake(1)}|${yourMove}`]);
  });

  test('without what was taken back meanwhile, and without movement where none is wanted', async () => {
    const { ayse, bohdan, watcher, go, at } = await begin({ reducedMotion: 'reduce' });
    await go(['h6-h5']);
    await expect.poll(() => drawn(watcher)).toHaveLength(3);
    await remembers(watcher, 'h6-h5');
    await watcher.page.goto('about:blank');
    await button(bohdan, english.actions.takeback).click();
    await button(ayse, english.actions.accept).click();
    await go(['g6-g5', 'b3-b4']);
    await watcher.page.goto(at);
    await expect.poll(() => away(watcher)).toEqual([words.missed(2)]);
    const now = since('g6-g5', 'b3-b4');
    await expect.poll(async () => (await drawn(watcher)).slice(-3), { timeout: 8000 }).toEqual(now);
  });

  test('before the result', async () => {
    const { ayse, watcher, go, at } = await begin();
    await watcher.page.goto('about:blank');
    await go(MISSED);
    await button(ayse, english.actions.resign).click();
    await button(ayse, english.actions.resignYes).click();
    await expect.poll(() => ayse.page.locator('.result').count()).toBe(1);
    await watcher.page.goto(at);
    await expect.poll(() => button(watcher, words.skip).count()).toBe(1);
    expect(await watcher.page.locator('.result').count()).toBe(0);
    const told = async () => [
      (await status(watcher))?.includes(english.result.won.black),
      (await watcher.page.title()).includes(english.result.won.black),
      await watcher.page.locator('.status .score').count(),
    ];
    expect(await told()).toEqual([false, false, 0]);
    await expect.poll(() => watcher.page.locator('.result').count(), { timeout: 8000 }).toBe(1);
    expect(await told()).toEqual([true, true, 1]);
    await expect.poll(async () => (await drawn(watcher)).slice(-4)).toEqual(since(...MISSED));
  });

  test('unless this person wants to see none', async () => {
    const { watcher, go, at } = await begin();
    await watcher.page.getByText(english.settings.heading, { exact: true }).click();
    await watcher.page.getByLabel(words.showMissed).click();
    await watcher.page.goto('about:blank');
    await go(MISSED);
    await watcher.page.goto(at);
    await expect.poll(async () => (await drawn(watcher)).at(-1)).toBe(since(...MISSED).at(-1));
    expect(await away(watcher)).toEqual([]);
  });
});

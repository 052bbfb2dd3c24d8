import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { randomFractions } from '../../../ai/index.ts';
import { words } from '../../../client/i18n/en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { legalMoves, makeMove } from '../../../engine/index.ts';
import { AGAINST_COMPUTER, matchOf } from '../../client/play/matches.ts';
import { company, denyStorage } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { begin, button, gameOf, headline, keep, movesOf, myTurn, said, visit } from './visits.ts';

const { play } = playWords;

const server = withServer();
const come = company(withBrowser());

const arrive = async (options = {}): Promise<Page> => visit((await come(options)).page, server().url);

/** Lets the computer think for as long as it needs: its worker does not answer before the page lets it. */
const holdWorker = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Object.assign(globalThis, { held: [] });
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      Reflect.get(globalThis, 'held').push(() => Reflect.apply(postMessage, this, args));
    };
  });
const releaseWorker = (page: Page) =>
  page.evaluate(() => {
    for (const post of Reflect.get(globalThis, 'held').splice(0)) post();
  });

test('a whole game at level 1, by legal moves to its end', async () => {
  const { page } = await come();
  await page.clock.install();
  await visit(page, server().url);
  await begin(page, { level: 1 });
  const next = randomFractions(11);
  for (let game = await gameOf(page); !game.outcome; game = await gameOf(page)) {
    const moves = legalMoves(game.position).map(makeMove);
    await clickPath(page, moves[Math.floor(next() * moves.length)] ?? '');
    await expect.poll(async () => (await movesOf(page)).length).toBeGreaterThan(game.moves.length);
    // The computer keeps a human pace, which the test passes over.
    const answered = async () => {
      await page.clock.fastForward(1000);
      const now = await gameOf(page);
      return now.outcome !== null || now.position.turn === 'white';
    };
    await expect.poll(answered, { timeout: 20_000, interval: 50 }).toBe(true);
  }
  const { outcome, position } = await gameOf(page);
  const result = page.locator('.result');
  await result.waitFor();
  const won = outcome?.winner === 'white' ? words.result.youWon : words.result.youLost;
  expect(await result.locator('.line').textContent()).toContain(outcome?.winner ? won : words.result.draw);
  expect(await said(page)).toContain(outcome?.winner ? won : words.result.draw);
  expect((await seenPieces(page)).length).toBeGreaterThan(4);
  expect(position.rules.name).toBe('turkish');
  await button(page, words.actions.rematch).click();
  // With colors swapped the computer begins.
  await expect.poll(() => page.locator('.player').last().getAttribute('data-color')).toBe('black');
  await page.clock.fastForward(3000);
  await expect.poll(async () => (await movesOf(page)).length, { timeout: 20_000 }).toBe(1);
}, 180_000);

test('the computer answers a move, and says so to those who listen', async () => {
  const page = await arrive();
  await begin(page, { level: 3 });
  await clickPath(page, 'd3-d4');
  await myTurn(page);
  expect(await movesOf(page)).toHaveLength(2);
  expect(await said(page)).toMatch(/^Black: .* Your move\./);
  expect(await page.locator('dama-board [role=status]').textContent()).toBe('');
});

test('the level that was chosen is shown, softer in a first game', async () => {
  const page = await arrive();
  await begin(page, { level: 5 });
  expect(await page.locator('.player').first().textContent()).toContain(words.seat.computer(1));
  expect(await page.locator('.about').textContent()).toContain(play.softer(5));
  await button(page, play.newGame).click();
  await begin(page, { easy: false });
  expect(await page.locator('.player').first().textContent()).toContain(words.seat.computer(5));
});

test('finished games count, and then the choice of easy ones is gone', async () => {
  const { page } = await come();
  await page.addInitScript(() => localStorage.setItem('dama.computer-games', 'a.1 a.2 a.3'));
  await visit(page, server().url);
  expect(await page.getByLabel(play.easy).isVisible()).toBe(true);
  await begin(page);
  await button(page, words.actions.resign).click();
  await button(page, words.actions.resignYes).click();
  await page.locator('.result').getByRole('button', { name: play.newGame }).click();
  expect(await page.evaluate(() => localStorage.getItem('dama.computer-games')?.split(' '))).toHaveLength(4);
  await expect.poll(() => page.getByLabel(play.easy).isVisible()).toBe(false);
});

describe('a search that is not wanted any more', () => {
  const thinking = async (): Promise<Page> => {
    const { page } = await come();
    await holdWorker(page);
    await visit(page, server().url);
    await begin(page);
    await clickPath(page, 'd3-d4');
    await expect.poll(() => headline(page)).toBe(words.status.thinking);
    return page;
  };

  test('is ended by taking back; the move never comes, and the next search is another one', async () => {
    const page = await thinking();
    await button(page, words.actions.takeback).click();
    await expect.poll(() => headline(page)).toBe(words.status.yourMove);
    await releaseWorker(page);
    await page.waitForTimeout(1500);
    expect(await movesOf(page)).toEqual([]);
    await clickPath(page, 'a3-a4');
    await releaseWorker(page);
    await myTurn(page);
    expect((await movesOf(page))[0]).toBe('a3-a4');
  });

  test('is ended by resigning', async () => {
    const page = await thinking();
    await button(page, words.actions.resign).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.asking').count()).toBe(0);
    await button(page, words.actions.resign).click();
    await button(page, words.actions.resignYes).click();
    await releaseWorker(page);
    await page.waitForTimeout(1500);
    expect(await movesOf(page)).toEqual(['d3-d4']);
    expect(await page.locator('.result .line').textContent()).toContain(words.result.youLost);
  });

  test('is ended by leaving for the choice of a new game, and begins anew on the way back', async () => {
    const page = await thinking();
    await button(page, play.newGame).click();
    await releaseWorker(page);
    await page.waitForTimeout(1500);
    expect(await movesOf(page)).toEqual(['d3-d4']);
    await button(page, play.back).click();
    await releaseWorker(page);
    await myTurn(page);
    expect(await movesOf(page)).toHaveLength(2);
  });
});

describe('a worker that does not come', () => {
  test('is said calmly, the game is not lost, and another try helps', async () => {
    const { page } = await come();
    let broken = true;
    await page.route('**/assets/thinker-*.js', (route) => (broken ? route.abort() : route.continue()));
    await visit(page, server().url);
    await begin(page);
    await clickPath(page, 'd3-d4');
    await expect.poll(() => headline(page), { timeout: 10_000 }).toBe(play.stuck);
    expect(await said(page)).toContain(play.stuckDetail);
    expect(await movesOf(page)).toEqual(['d3-d4']);
    broken = false;
    await button(page, play.retry).click();
    await myTurn(page);
    expect(await movesOf(page)).toHaveLength(2);
  });
});

describe('a reload', () => {
  test('in mid-game keeps it, and the computer goes on thinking', async () => {
    const page = await arrive({ reducedMotion: 'reduce' });
    await begin(page);
    await clickPath(page, 'd3-d4');
    await myTurn(page);
    const before = [await movesOf(page), await seenPieces(page)];
    await page.reload();
    await page.locator('.match').waitFor();
    expect([await movesOf(page), await seenPieces(page)]).toEqual(before);
    await clickPath(page, 'a3-a4');
    await page.reload();
    await myTurn(page);
    expect((await movesOf(page)).length).toBe(4);
  });

  test('at the end shows the result again', async () => {
    const page = await arrive();
    await begin(page);
    await button(page, words.actions.resign).click();
    await button(page, words.actions.resignYes).click();
    await page.reload();
    await page.locator('.result').waitFor();
    expect(await headline(page)).toBe(words.result.youLost);
  });

  test('of a game that cannot be read puts it aside, with a word', async () => {
    const { page } = await come();
    await keep(page, '{"v":1,"moves":["d3-d9"]}');
    await visit(page, server().url);
    expect(await page.locator('main').textContent()).toContain(play.putAside);
    expect(await page.evaluate(() => localStorage.getItem('dama.play-aside'))).toContain('d3-d9');
    await begin(page);
    await clickPath(page, 'd3-d4');
    await myTurn(page);
  });
});

test('two tabs show the same game, and the later one goes on from what is there', async () => {
  const { page } = await come({ reducedMotion: 'reduce' });
  await keep(page, makeRecord({ revision: 1, match: matchOf({ ...AGAINST_COMPUTER, easy: false }) }));
  await visit(page, server().url);
  const other = await page.context().newPage();
  await visit(other, server().url);
  await clickPath(page, 'd3-d4');
  await myTurn(page);
  await expect.poll(() => other.locator('.moves li').count()).toBe(1);
  await myTurn(other);
  await clickPath(other, 'a3-a4');
  await myTurn(other);
  await expect.poll(() => page.locator('.moves li').count()).toBe(2);
  expect(await movesOf(page)).toHaveLength(4);
  expect(await seenPieces(page)).toBe(await seenPieces(other));
});

test('two tabs: the choice of a new game stays open, as it was filled in, while the other one moves', async () => {
  const { page } = await come();
  await keep(page, makeRecord({ revision: 1, match: matchOf({ ...AGAINST_COMPUTER, easy: false }) }));
  await visit(page, server().url);
  await button(page, play.newGame).click();
  await page.getByLabel(play.level, { exact: true }).selectOption('6');
  const other = await page.context().newPage();
  await visit(other, server().url);
  await clickPath(other, 'd3-d4');
  await myTurn(other);
  expect(await page.getByLabel(play.level, { exact: true }).inputValue()).toBe('6');
  expect(await said(page)).toBe('');
  await button(page, play.back).click();
  await expect.poll(() => page.locator('.moves li').count()).toBe(1);
});

test('where nothing is kept the page plays, and says that it forgets', async () => {
  const { page } = await come();
  await page.addInitScript(denyStorage);
  await visit(page, server().url);
  expect(await page.locator('main').textContent()).toContain(play.forgetful);
  await begin(page);
  await clickPath(page, 'd3-d4');
  await myTurn(page);
  await expect.poll(() => page.locator('.moves li').textContent()).toMatch(/^1\.d3-d4\S+$/);
});

test('the game is copied as PDN', async () => {
  const { page } = await come({ permissions: ['clipboard-read', 'clipboard-write'] });
  await keep(page, makeRecord({ revision: 1, match: matchOf(AGAINST_COMPUTER, 'd3-d4 h6-h5') }));
  await visit(page, server().url);
  await button(page, words.moves.copy).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('1. d3-d4 h6-h5 *');
});

test('the position is played on at a table with a friend', async () => {
  const { page } = await come();
  await keep(page, makeRecord({ revision: 1, match: matchOf(AGAINST_COMPUTER, 'd3-d4 h6-h5') }));
  await visit(page, server().url);
  const pieces = await seenPieces(page);
  await button(page, play.toTable).click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => page.locator('.who').count()).toBe(2);
  expect(await seenPieces(page)).toBe(pieces);
});

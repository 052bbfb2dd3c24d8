import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { START } from '../../engine/slow/game.ts';
import { slowMoves, slowPlay } from '../../engine/slow/index.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { launch } from '../setup/browser.ts';
import { type Line, openLine } from '../setup/proxy.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { SCRIPT } from './script.ts';

/** What happens besides the moves, by the ply before which it happens. */
const RELOAD_WHITE = 8;
const CUT_BLACK = 14;
const EVICT = 20;
const KILL = 28;

/** The positions after each ply, by the slow generator. */
const POSITIONS: readonly string[] = (() => {
  const fens = [START];
  for (const path of SCRIPT) fens.push(slowPlay(fens.at(-1) ?? START, path));
  return fens;
})();
const piecesOf = (fen: string | undefined): string => fen?.slice(2) ?? '';
const fenBefore = (ply: number): string => POSITIONS[ply] ?? '';

describe('the script', () => {
  test('is a whole legal game of at least 40 plies', () => {
    for (const [ply, path] of SCRIPT.entries()) expect(slowMoves(fenBefore(ply))).toContain(path);
    expect(SCRIPT.length).toBeGreaterThanOrEqual(40);
    expect(slowMoves(POSITIONS.at(-1) ?? '')).toEqual([]);
  });

  test('has a capture of three, a promotion, and a long king capture with a choice', () => {
    const captures = (path: string) => path.split('x').length - 1;
    expect(SCRIPT.some((path) => captures(path) >= 3)).toBe(true);
    const isCrowning = (path: string, ply: number) =>
      !fenBefore(ply).includes(`K${path.slice(0, 2)}`) && fenBefore(ply + 1).includes(`K${path.slice(-2)}`);
    expect(SCRIPT.some(isCrowning)).toBe(true);
    const chosen = SCRIPT.filter((path, ply) => {
      const from = path.slice(0, 2);
      const isKing = fenBefore(ply).includes(`K${from}`);
      const choices = slowMoves(fenBefore(ply)).filter((other) => other.startsWith(from));
      return isKing && captures(path) >= 3 && choices.length >= 2;
    });
    expect(chosen).not.toEqual([]);
  });
});

describe('three browsers at one table', () => {
  let server: TestServer;
  let line: Line;
  let browser: Browser;
  const faults: string[] = [];
  let white: Page;
  let black: Page;
  let watcher: Page;
  let table: string;

  const newPage = async (who: string): Promise<Page> => {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1000, height: 900 } });
    page.on('pageerror', (error) => faults.push(`${who}: ${error.message}`));
    page.on('console', (message) => {
      // A lost connection is reported by the browser itself; anything else is ours.
      if (message.type() === 'error' && !/WebSocket|Failed to load resource|net::/.test(message.text())) {
        faults.push(`${who}: ${message.text()}`);
      }
    });
    return page;
  };

  /** All of them see the position after so many plies. */
  const allSee = async (ply: number, pages: readonly Page[] = [white, black, watcher]) => {
    for (const page of pages) {
      await expect
        .poll(() => seenPieces(page), { timeout: 30_000, interval: 50, message: `after ply ${ply}` })
        .toBe(piecesOf(fenBefore(ply)));
    }
  };

  const play = (ply: number) => clickPath(ply % 2 === 0 ? white : black, SCRIPT[ply] ?? '');

  beforeAll(async () => {
    server = await startServer();
    line = await openLine(server.port);
    browser = await launch();
    white = await newPage('white');
    black = await newPage('black');
    watcher = await newPage('watcher');
  });
  /** Nothing may have gone wrong in any page. Each is made to complain in the end, or silence would prove nothing. */
  const listen = async () => {
    for (const page of [white, black, watcher]) {
      const heard = page.waitForEvent('console', (message) => message.text() === 'the end');
      await page.evaluate(() => console.error('the end'));
      await heard;
    }
    expect(faults).toEqual(['white: the end', 'black: the end', 'watcher: the end']);
  };

  afterAll(async () => {
    try {
      await listen();
    } finally {
      await browser?.close();
      await line?.close();
      await server?.stop();
    }
  });

  test('White opens a table, Black sits down by the link, a third watches', async () => {
    await white.goto(server.url);
    await white.getByLabel(words.seat.yourName).fill('Ayşe');
    await white.getByRole('button', { name: homeWords.home.create }).click();
    await white.waitForURL('**/t/*');
    table = new URL(white.url()).pathname.split('/')[2] ?? '';

    await black.goto(`${line.url}/t/${table}`);
    await black.getByLabel(words.seat.yourName).fill('Богдан');
    await black.getByRole('button', { name: words.seat.sitAs.black }).click();
    await expect.poll(() => white.getByText('Богдан').count()).toBeGreaterThan(0);

    await watcher.goto(`${server.url}/t/${table}`);
    await expect.poll(() => watcher.getByText('Ayşe').count()).toBeGreaterThan(0);
    await expect.poll(() => white.getByText(words.status.watching(1)).count()).toBe(1);
    expect(await watcher.getByRole('button', { name: words.actions.resign }).count()).toBe(0);
    await allSee(0);
  });

  test('they play the whole game through every accident', async () => {
    for (let ply = 0; ply < SCRIPT.length; ply++) {
      if (ply === RELOAD_WHITE) {
        await white.reload();
        await allSee(ply);
      }
      if (ply === EVICT) await server.evict(table);
      if (ply === KILL) {
        await server.kill();
        await expect
          .poll(() => white.getByText(words.status.reconnecting).count(), { timeout: 30_000 })
          .toBeGreaterThan(0);
        await server.restart();
        await allSee(ply);
      }
      if (ply === CUT_BLACK) {
        line.cut();
        await play(ply);
        await allSee(ply + 1, [white, watcher]);
        await expect.poll(() => black.getByText(words.status.reconnecting).count()).toBeGreaterThan(0);
        expect(await seenPieces(black)).toBe(piecesOf(fenBefore(ply)));
        await expect.poll(() => white.getByText(words.seat.away).count()).toBeGreaterThan(0);
        line.mend();
      } else {
        await play(ply);
      }
      await allSee(ply + 1);
    }
  }, 300_000);

  test('all three are told the end, and the table has kept the game', async () => {
    await expect.poll(() => white.getByText(words.result.youWon).count()).toBeGreaterThan(0);
    await expect.poll(() => black.getByText(words.result.youLost).count()).toBeGreaterThan(0);
    await expect.poll(() => watcher.getByText(words.result.won.white).count()).toBeGreaterThan(0);
    const answer = await fetch(`${server.url}/api/tables/${table}`);
    const body = (await answer.json()) as { table: { moves: string[]; outcome: unknown; fen: string } };
    expect(body.table.moves).toEqual(SCRIPT);
    expect(body.table.fen).toBe(POSITIONS.at(-1));
    expect(body.table.outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });

  test('a rematch begins with the colors changed and the score kept', async () => {
    await black.getByRole('button', { name: words.actions.rematch }).click();
    await white.getByRole('button', { name: words.actions.rematchAccept }).click();
    await allSee(0);
    const answer = await fetch(`${server.url}/api/tables/${table}`);
    const body = (await answer.json()) as { table: { game: number; seats: unknown; score: unknown } };
    expect(body.table).toMatchObject({
      game: 2,
      seats: { white: { name: 'Богдан' }, black: { name: 'Ayşe' } },
      score: { white: 0, black: 1 },
    });
    await clickPath(black, 'a3-a4');
    const after = slowPlay(START, 'a3-a4');
    for (const page of [white, black, watcher])
      await expect.poll(() => seenPieces(page)).toBe(piecesOf(after));
  });
});

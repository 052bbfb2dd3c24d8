import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { live } from '../../../client/i18n/live-en.ts';
import { live as turkish } from '../../../client/i18n/live-tr.ts';
import { openTable } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { bareBoard, liveBoard, liveSite, strips, told } from './live-site.ts';

const site = liveSite();

const KEY = 'somebody-who-has-a-seat-1';

const tableOf = (name: string) => openTable(site.server.url, { seat: 'black', key: KEY, name });

/** The sockets that a page opens, and how many of them are open. */
const socketsOf = (page: Page) => {
  const sockets = { opened: 0, open: 0 };
  page.on('websocket', (socket) => {
    sockets.opened += 1;
    sockets.open += 1;
    socket.on('close', () => {
      sockets.open -= 1;
    });
  });
  return sockets;
};

/** Opens the page again, for what it does to be counted from the start. */
const counted = async (page: Page) => {
  const url = page.url();
  await page.goto('about:blank'); // Or one of the first page's might be counted, whose end is not told.
  const sockets = socketsOf(page);
  await page.goto(url);
  return sockets;
};

describe('a socket', () => {
  test('is opened when the board comes near to being seen, not before', async () => {
    const table = await tableOf('Ayşe');
    const far = '<div id="far"></div><style>#far{height:4000px}</style>';
    const page = await site.visit((server) => far + liveBoard(server, table));
    const sockets = await counted(page);
    await page.waitForFunction(() =>
      document.querySelector('dama-board')?.shadowRoot?.querySelector('.frame'),
    );
    await page.waitForTimeout(800); // As long as a board in sight takes several times over.
    expect(sockets.opened).toBe(0);
    expect(await told(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('dama-board')?.scrollIntoView());
    await expect.poll(() => strips(page)).toContain('Ayşe');
    expect(sockets).toEqual({ opened: 1, open: 1 });
  });

  test('is not opened for a board in what is folded up', async () => {
    const table = await tableOf('Ayşe');
    const folded = (server: string) => `<div id="folded">${liveBoard(server, table)}</div>`;
    const page = await site.visit(
      (server) => `<style>#folded{height:0;overflow:hidden}</style>${folded(server)}`,
    );
    const sockets = await counted(page);
    await page.waitForTimeout(800);
    expect(sockets.opened).toBe(0);
    await page.evaluate(() => document.querySelector('style')?.remove());
    await expect.poll(() => strips(page)).toContain('Ayşe');
    expect(sockets.opened).toBe(1);
  });

  test('that the page’s policy forbids is told of at once', async () => {
    const table = await tableOf('Ayşe');
    const csp = `style-src 'unsafe-inline'; connect-src 'none'`;
    const page = await site.visit((server) => liveBoard(server, table), { csp });
    await expect.poll(() => told(page, 'dama-error')).toEqual(['dama-error unreachable']);
  });

  test('is kept by a board that is moved within the page, in a list that is sorted or to another parent', async () => {
    const [first, second] = [await tableOf('Ayşe'), await tableOf('Gül')];
    const page = await site.visit(
      (server) =>
        `<ol><li>${bareBoard(server, first)}</li><li>${bareBoard(server, second)}</li></ol><div id="there"></div><style>li{width:200px}</style>`,
    );
    const sockets = await counted(page);
    await expect.poll(() => strips(page, 1)).toContain('Gül');
    for (let time = 0; time < 3; time++) {
      await page.evaluate(() => {
        const list = document.querySelector('ol');
        for (const item of [...(list?.children ?? [])].reverse()) list?.append(item);
      });
    }
    await page.evaluate(() => {
      const board = document.querySelector('dama-board');
      if (board) document.getElementById('there')?.append(board);
    });
    await page.waitForTimeout(300); // One that was let go would be back by then.
    expect(sockets).toEqual({ opened: 2, open: 2 });
    expect(await told(page, 'dama-connection waiting')).toEqual([]);
    expect(await strips(page, 0)).toContain('Ayşe');
    expect(await strips(page, 1)).toContain('Gül');
  });

  test('goes with its board, and comes back with it', async () => {
    const table = await tableOf('Ayşe');
    const page = await site.visit((server) => bareBoard(server, table));
    const sockets = await counted(page);
    await expect.poll(() => strips(page)).toContain('Ayşe');
    const board = await page.evaluateHandle(() => {
      const found = document.querySelector('dama-board');
      found?.remove();
      return found;
    });
    await expect.poll(() => sockets.open).toBe(0);
    await page.evaluate((found) => found && document.body.append(found), board);
    await expect.poll(() => sockets).toEqual({ opened: 2, open: 1 });
  });

  test('is another one where src names another table, and none where it is gone', async () => {
    const [first, second] = [await tableOf('Ayşe'), await tableOf('Gül')];
    const page = await site.visit((server) => bareBoard(server, first));
    const sockets = await counted(page);
    await expect.poll(() => strips(page)).toContain('Ayşe');
    await page.evaluate(
      (src) => document.querySelector('dama-board')?.setAttribute('src', src),
      `${site.server.url}/t/${second}`,
    );
    await expect.poll(() => strips(page)).toContain('Gül');
    await expect.poll(() => sockets).toEqual({ opened: 2, open: 1 });
    await page.evaluate(() => document.querySelector('dama-board')?.removeAttribute('src'));
    await expect.poll(() => sockets.open).toBe(0);
    expect(await strips(page)).toBe('');
    expect(await seenPieces(page)).toMatch(/^Wa2/);
  });
});

test('a hundred live boards come and go, and nothing is left of them', async () => {
  const table = await tableOf('Ayşe');
  const page = await site.visit(() => '<div id="list"></div><p id="there"></p>');
  const sockets = socketsOf(page);
  const client = await page.context().newCDPSession(page);
  const round = async () => {
    await page.evaluate(async (src) => {
      const list = document.getElementById('list');
      for (let n = 0; n < 100; n++) {
        const board = document.createElement('dama-board');
        board.setAttribute('src', src);
        list?.append(board);
        if (n % 20 === 0) await new Promise((done) => setTimeout(done, 60));
        board.remove();
      }
      await new Promise((done) => setTimeout(done, 300));
    }, `${site.server.url}/t/${table}`);
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    return client.send('Memory.getDOMCounters');
  };
  await round();
  const before = await round();
  const after = await round();
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(5);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
  expect(sockets.opened).toBeGreaterThan(0);
  await expect.poll(() => sockets.open).toBe(0);
});

describe('what src may not be', () => {
  test.each([
    { name: 'nothing', src: () => '', code: 'malformed-src' },
    { name: 'no address', src: () => 'http://', code: 'malformed-src' },
    { name: 'no table', src: () => 'https://example.org/', code: 'malformed-src' },
    { name: 'an impossible table', src: (server: string) => `${server}/t/0OIl`, code: 'malformed-src' },
    { name: 'a script', src: () => 'javascript:alert(1)', code: 'malformed-src' },
    {
      name: 'a table that is not there',
      src: (server: string) => `${server}/t/7fKq2mWxYz`,
      code: 'no-such-table',
    },
  ] as const)('$name: $code, in words', async ({ src, code }) => {
    const page = await site.visit((server) => `<dama-board src="${src(server)}" lang="tr"></dama-board>`);
    const note = page.locator('dama-board [part=note]');
    await expect.poll(() => note.textContent(), { timeout: 10_000 }).toBe(turkish.problems[code]);
    expect(await told(page, 'dama-error')).toContain(`dama-error ${code}`);
    expect(new Set(await told(page, 'dama-error')).size).toBe((await told(page, 'dama-error')).length);
  });
});

describe('the page around it', () => {
  test('may be as strict as can be', async () => {
    const table = await tableOf('Ayşe');
    const { url } = site.server;
    const csp = `default-src 'none'; style-src 'self'; script-src ${url}; img-src ${url}; connect-src ${url} ${url.replace('http', 'ws')}`;
    const page = await site.visit((server) => liveBoard(server, table), { csp });
    await page.getByRole('button', { name: live.sitAs.white }).click();
    await expect.poll(() => strips(page)).toContain(live.yourMove);
    const strip = page.locator('dama-board .strip').first();
    expect(await strip.evaluate((found) => getComputedStyle(found).display)).toBe('flex');
    await clickPath(page, 'a3-a4');
    await expect.poll(() => told(page, 'dama-position')).toEqual(['dama-position a3-a4']);
  });

  test('may have two tables, one of which is played at', async () => {
    const [first, second] = [await tableOf('Ayşe'), await tableOf('Gül')];
    const page = await site.visit((server) => liveBoard(server, first, 300) + liveBoard(server, second, 300));
    await expect.poll(() => strips(page, 1)).toContain('Gül');
    await page.locator('dama-board').nth(0).getByRole('button', { name: live.sitAs.white }).click();
    await expect.poll(() => strips(page, 0)).toContain(live.yourMove);
    expect(await strips(page, 1)).toContain(live.sitAs.white);
  });

  test.each([
    { name: 'a square picture', width: 480, height: 480 },
    { name: 'a taller picture', width: 480, height: 560 },
    { name: 'a small picture', width: 200, height: 200 },
  ])('keeps its place: $name', async ({ width, height }) => {
    const table = await tableOf('Ayşe with a name of 24 c');
    const page = await site.visit(
      (server) =>
        `<p>before</p><dama-board src="${server}/t/${table}"><img src="${server}/t/${table}.svg" width="${width}" height="${height}" alt="A board"></dama-board><p id="after">after</p>`,
    );
    await expect.poll(() => strips(page)).toContain('Ayşe');
    const boxes = await page.evaluate(() => {
      const box = (found: Element | null | undefined) => {
        const { left, top, right, bottom } = found?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, right, bottom };
      };
      const root = document.querySelector('dama-board')?.shadowRoot;
      return {
        picture: box(document.querySelector('img')),
        frame: box(root?.querySelector('.frame')),
        board: box(root?.querySelector('.board')),
        last: box([...(root?.querySelectorAll('.strip') ?? [])].at(-1)),
        // A small board has no room for the field of the name.
        targets: [...(root?.querySelectorAll('.strip :is(button, input, a)') ?? [])]
          .filter((found) => found.checkVisibility())
          .map((found) => found.getBoundingClientRect().height),
      };
    });
    const { picture, frame, board, last, targets } = boxes;
    expect(picture.right - picture.left).toBe(width);
    expect(picture.bottom - picture.top).toBe(height);
    expect(frame).toEqual(picture);
    expect(board.right - board.left).toBeCloseTo(board.bottom - board.top, 1);
    expect(board.right - board.left).toBeGreaterThan(width * 0.4);
    expect(last.bottom).toBeLessThanOrEqual(picture.bottom + 0.5);
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
  });

  test('may run from right to left, or be a component of its own', async () => {
    const table = await tableOf('عائشة');
    const page = await site.visit(() => '<div id="outer"></div>', { html: 'lang="ar" dir="rtl"' });
    await page.evaluate((src) => {
      const board = document.createElement('dama-board');
      board.setAttribute('src', src);
      document.getElementById('outer')?.attachShadow({ mode: 'open' }).append(board);
    }, `${site.server.url}/t/${table}`);
    await expect.poll(() => page.locator('dama-board bdi').first().textContent()).toBe('عائشة');
    await expect.poll(() => told(page, 'dama-connection')).toContain('dama-connection live');
  });
});

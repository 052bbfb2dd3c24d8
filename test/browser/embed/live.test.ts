import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { live } from '../../../client/i18n/live-en.ts';
import { result } from '../../../client/i18n/result-en.ts';
import { company, movesOf, openTable, type Person } from '../pages/people.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { openLine } from '../setup/proxy.ts';
import { bareBoard, liveBoard, liveSite, strips, told } from './live-site.ts';

const site = liveSite();
const come = company(() => site.browser);

/** White wins in three moves. */
const SHORT = { fen: 'W:WKa1,c3:Bc6,d6', moves: ['c3-c4', 'c6-c5', 'c4xc6xe6'] } as const;

/** Ayşe with Black at her table's own page; White's seat is free. */
const ayseAt = async (fen?: string): Promise<{ readonly ayse: Person; readonly table: string }> => {
  const ayse = await come();
  const table = await openTable(site.server.url, {
    seat: 'black',
    key: ayse.key,
    name: 'Ayşe',
    ...(fen && { fen }),
  });
  await ayse.page.goto(`${site.server.url}/t/${table}`);
  return { ayse, table };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const sit = async (page: Page, name = ''): Promise<void> => {
  await page.getByPlaceholder(live.yourName).fill(name);
  await press(page, live.sitAs.white);
  await expect.poll(() => strips(page)).toContain(live.goOn);
};

/** The keys of the hellos that a page sends; `null` for one without. */
const hellosOf = (page: Page): (string | null)[] => {
  const keys: (string | null)[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = String(payload);
      if (text.includes('"hello"')) keys.push(JSON.parse(text).key ?? null);
    }),
  );
  return keys;
};

/** Each host of tables has a key of its own in the storage of the page. */
const keptKey = (page: Page) =>
  page.evaluate((host) => localStorage.getItem(`dama.key${host}`), site.server.url);

describe('on a page of another origin', () => {
  test('a whole game against somebody on the page of the table', async () => {
    const { ayse, table } = await ayseAt(SHORT.fen);
    const page = await site.visit((server) => liveBoard(server, table));
    await expect.poll(() => strips(page)).toContain('Ayşe');
    await sit(page, 'Bohdan');
    await expect.poll(() => ayse.page.getByText('Bohdan').count()).toBeGreaterThan(0);
    await expect.poll(() => strips(page)).toContain(live.yourMove);
    for (const [ply, move] of SHORT.moves.entries()) {
      await clickPath(ply % 2 ? ayse.page : page, move);
      await expect.poll(() => movesOf(site.server.url, table)).toEqual(SHORT.moves.slice(0, ply + 1));
      await expect.poll(() => seenPieces(ply % 2 ? page : ayse.page)).not.toBe('no board');
    }
    const end = `${result.youWon}: ${result.reasons['no-pieces']('black', 0)}`;
    await expect.poll(() => strips(page)).toContain(end);
    await expect.poll(() => page.locator('dama-board [role=alert]').count()).toBe(1);
    expect(await told(page)).toEqual([
      'dama-connection connecting',
      'dama-connection live',
      'dama-move c3-c4',
      'dama-position c3-c4',
      'dama-position c6-c5',
      'dama-move c4xc6xe6',
      'dama-position c4xc6xe6',
      'dama-outcome white no-pieces',
    ]);
  });

  test('a rematch, with the colors changed and the board turned', async () => {
    const { ayse, table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table));
    await sit(page);
    await press(page, live.resign);
    await press(page, live.resignYes);
    await expect.poll(() => strips(page)).toContain(`${result.youLost}: ${result.yours.resignation}`);
    await press(page, live.rematch);
    await ayse.page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => strips(page)).toContain(live.toMove.white);
    const first = page.locator('dama-board [role=gridcell]').first();
    expect(await first.getAttribute('data-square')).toBe('h1');
    expect(await told(page, 'dama-outcome')).toEqual(['dama-outcome black resignation']);
  });

  test('a draw that is offered is agreed, and a question whether one resigns can be taken back', async () => {
    const { ayse, table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table));
    await sit(page);
    await clickPath(page, 'a3-a4');
    await press(page, live.resign);
    await press(page, live.resignNo);
    await expect.poll(() => seenPieces(ayse.page)).toContain('a4');
    await clickPath(ayse.page, 'a6-a5');
    await ayse.page.getByRole('button', { name: 'Offer a draw' }).click();
    await expect.poll(() => strips(page)).toContain(live.offer.draw('Ayşe'));
    await page.waitForTimeout(500); // No press is taken by a question that has only just come.
    await press(page, live.accept);
    await expect.poll(() => told(page, 'dama-outcome')).toEqual(['dama-outcome null agreement']);
  });

  test('a takeback that is asked for is granted', async () => {
    const { ayse, table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table));
    await sit(page);
    await clickPath(page, 'a3-a4');
    const played = await seenPieces(page);
    await expect.poll(() => seenPieces(ayse.page)).toBe(played);
    await clickPath(ayse.page, 'a6-a5');
    await ayse.page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => strips(page)).toContain(live.offer.takeback('Ayşe'));
    await page.waitForTimeout(500); // As above.
    await press(page, live.accept);
    await expect.poll(() => seenPieces(page)).toBe(played);
    await expect
      .poll(() => told(page, 'dama-position'))
      .toEqual(['dama-position a3-a4', 'dama-position a6-a5', 'dama-position a3-a4']);
  });
});

describe('who one is', () => {
  test('who watches sends no key and keeps none; who sits down has one, and is known again', async () => {
    const { table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table));
    const before = hellosOf(page);
    await page.reload();
    await expect.poll(() => strips(page)).toContain(live.sitAs.white);
    expect(new Set(before)).toEqual(new Set([null]));
    expect(await keptKey(page)).toBeNull();
    const watching = before.length;
    await sit(page, 'Bohdan');
    const key = await keptKey(page);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(new Set(before.slice(watching))).toEqual(new Set([key]));
    const known = before.length;
    await page.reload();
    await expect.poll(() => strips(page)).toContain(live.yourMove);
    expect(new Set(before.slice(known))).toEqual(new Set([key]));
  });

  test('where nothing is kept one is told so, and plays until the page is closed', async () => {
    const { ayse, table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table), { denied: true });
    await expect.poll(() => strips(page)).toContain(live.forgetful);
    await sit(page);
    await clickPath(page, 'a3-a4');
    await expect.poll(() => seenPieces(ayse.page)).toContain('a4');
    expect(await strips(page)).toContain(live.forgetful);
    await page.reload();
    await expect.poll(() => strips(page)).toContain('Ayşe');
    expect(await strips(page)).toContain(live.table);
  });

  test('by invitation only: with the claim in the address one sits down, without it one watches', async () => {
    const answer = await fetch(`${site.server.url}/api/tables`, {
      method: 'POST',
      body: JSON.stringify({ inviteOnly: true, key: 'somebody-who-invites-1', seat: 'black' }),
    });
    const { inviteUrl, url } = (await answer.json()) as { readonly inviteUrl: string; readonly url: string };
    const stranger = await site.visit(() => `<dama-board src="${url}"></dama-board>`);
    await expect.poll(() => strips(stranger)).toContain(live.onlyInvited);
    expect(await stranger.getByPlaceholder(live.yourName).count()).toBe(0);
    const guest = await site.visit(() => `<dama-board src="${inviteUrl}"></dama-board>`);
    await expect.poll(() => strips(guest)).toContain(live.sitAs.white);
    await sit(guest);
    await expect.poll(() => strips(guest)).toContain(live.yourMove);
  });

  test('the way to the page of the table takes the seat along', async () => {
    const { table } = await ayseAt();
    const page = await site.visit((server) => liveBoard(server, table));
    await sit(page, 'Bohdan');
    const [there] = await Promise.all([page.waitForEvent('popup'), page.getByText(live.goOn).click()]);
    await expect.poll(() => there.getByText('You play on here now.').count()).toBeGreaterThan(0);
    await expect.poll(() => strips(page)).toContain(live.table);
  });

  test('a name is text', async () => {
    const name = '<b>x</b>&amp;';
    const table = await openTable(site.server.url, { seat: 'black', key: 'somebody-with-a-name-1', name });
    const page = await site.visit((server) => liveBoard(server, table));
    await expect.poll(() => strips(page)).toContain(name);
    expect(await page.locator('dama-board b').count()).toBe(0);
  });
});

describe('a network that comes and goes', () => {
  test('what is played meanwhile is kept, shown, and sent again', async () => {
    const { ayse, table } = await ayseAt();
    const line = await openLine(site.server.port);
    const page = await site.visit((server) => liveBoard(server, table), { from: line.url });
    await sit(page);
    line.cut();
    await expect.poll(() => strips(page)).toContain(live.reconnecting);
    await clickPath(page, 'a3-a4');
    await expect.poll(() => seenPieces(page)).toContain('Wa2,b2,c2,d2,e2,f2,g2,h2,b3');
    expect(await movesOf(site.server.url, table)).toEqual([]);
    line.mend();
    await expect.poll(() => movesOf(site.server.url, table), { timeout: 15_000 }).toEqual(['a3-a4']);
    await expect.poll(() => seenPieces(ayse.page)).toBe(await seenPieces(page));
    expect(await told(page, 'dama-connection')).toEqual([
      'dama-connection connecting',
      'dama-connection live',
      'dama-connection waiting',
      'dama-connection live',
    ]);
    await line.close();
  });

  test('a move that the table refuses is taken back', async () => {
    const { ayse, table } = await ayseAt();
    const line = await openLine(site.server.port);
    const page = await site.visit((server) => liveBoard(server, table), { from: line.url });
    await sit(page);
    const start = await seenPieces(page);
    line.cut();
    await expect.poll(() => strips(page)).toContain(live.reconnecting);
    await clickPath(page, 'a3-a4');
    await ayse.page.getByRole('button', { name: 'Resign' }).click();
    await ayse.page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect.poll(() => ayse.page.getByText('You lost').count()).toBeGreaterThan(0);
    line.mend();
    await expect.poll(() => strips(page), { timeout: 15_000 }).toContain(result.youWon);
    expect(await seenPieces(page)).toBe(start);
    await line.close();
  });

  test('a host that is dead is told once, calmly; the board mends itself', async () => {
    const { table } = await ayseAt();
    const line = await openLine(site.server.port);
    line.cut();
    const page = await site.visit((server) => bareBoard(server, table).replace(server, line.url));
    await expect
      .poll(() => page.locator('dama-board [part=note]').textContent())
      .toBe(live.problems.unreachable);
    expect(await told(page, 'dama-error')).toEqual(['dama-error unreachable']);
    line.mend();
    await expect.poll(() => strips(page), { timeout: 15_000 }).toContain('Ayşe');
    expect(await page.locator('dama-board [part=note]').count()).toBe(0);
    expect(await told(page, 'dama-error')).toEqual(['dama-error unreachable']);
    await line.close();
  });
});

test('a page may keep a move from being played', async () => {
  const { table } = await ayseAt();
  const page = await site.visit((server) => liveBoard(server, table));
  await sit(page);
  const start = await seenPieces(page);
  await page.evaluate(() => window.addEventListener('dama-move', (event) => event.preventDefault()));
  await clickPath(page, 'a3-a4');
  await expect.poll(() => told(page, 'dama-move')).toEqual(['dama-move a3-a4']);
  await expect.poll(() => seenPieces(page)).toBe(start);
  expect(await movesOf(site.server.url, table)).toEqual([]);
});

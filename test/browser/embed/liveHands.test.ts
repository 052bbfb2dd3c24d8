import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { live } from '../../../client/i18n/live-en.ts';
import { result } from '../../../client/i18n/result-en.ts';
import { openTable } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { openLine } from '../setup/proxy.ts';
import { bareBoard, liveBoard, liveSite, strips } from './live-site.ts';
import { type Rival, rivalAt } from './rival.ts';

const site = liveSite();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A page with a board of a table at which a rival has Black. */
const meetRival = async (): Promise<{ readonly page: Page; readonly rival: Rival }> => {
  const table = await openTable(site.server.url);
  const rival = await rivalAt(site.server.url, table);
  await rival.say({ type: 'sit', seat: 'black' });
  const page = await site.visit((server) => liveBoard(server, table));
  await page.getByPlaceholder(live.yourName).waitFor();
  return { page, rival };
};

const sitDown = async (page: Page): Promise<void> => {
  await press(page, live.sitAs.white);
  await expect.poll(() => strips(page)).toContain(live.yourMove);
};

/** What has the focus in the board: a button by its name, a square as `square`; nothing where it is lost. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found = document.querySelector('dama-board')?.shadowRoot?.activeElement;
    return found?.getAttribute('name') ?? (found?.matches('.square') ? 'square' : '');
  });

describe('the question whether one resigns', () => {
  test('is not asked any more when the game is over, nor in the next one', async () => {
    const { page, rival } = await meetRival();
    await sitDown(page);
    await press(page, live.resign);
    await expect.poll(() => strips(page)).toContain(live.resignSure);
    await rival.say({ type: 'resign' });
    await expect.poll(() => strips(page)).toContain(result.youWon);
    expect(await strips(page)).not.toContain(live.resignSure);
    await press(page, live.rematch);
    await expect.poll(() => strips(page)).toContain(live.rematchOffered);
    await rival.say({ type: 'answer', offer: 'rematch', accept: true });
    await expect.poll(() => strips(page)).toContain(live.resign);
    expect(await strips(page)).not.toContain(live.resignYes);
    rival.close();
  });
});

describe('by keyboard', () => {
  test('the focus is never lost: sitting down, questions and answers hand it on', async () => {
    const { page, rival } = await meetRival();
    await page.getByPlaceholder(live.yourName).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Nothing that a second press would give up.
    await expect.poll(() => focused(page)).toBe('square');
    await page.locator('dama-board [name=resign]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('resignNo');
    expect(await strips(page)).toContain(live.resignSure);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('square');
    await clickPath(page, 'a3-a4');
    await expect.poll(() => strips(page)).toContain(live.draw);
    await rival.say({ type: 'move', ply: 1, move: 'a6-a5' });
    await page.locator('dama-board [name=draw]').focus();
    await rival.say({ type: 'offer', offer: 'draw' });
    // An answer would be sent by a key that is pressed at that moment.
    await expect.poll(() => focused(page)).toBe('square');
    await page.locator('dama-board [name=decline]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('square');
    await page.locator('dama-board [name=resign]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('resignYes');
    await page.keyboard.press('Enter');
    await expect.poll(() => strips(page)).toContain(result.youLost);
    expect(await focused(page)).toBe('square');
    rival.close();
  });

  test('what only changes leaves the focus where it is', async () => {
    const { page, rival } = await meetRival();
    await sitDown(page);
    await page.locator('dama-board [name=resign]').focus();
    await clickPath(page, 'a3-a4');
    await page.locator('dama-board [name=resign]').focus();
    await rival.say({ type: 'move', ply: 1, move: 'a6-a5' });
    await expect.poll(() => strips(page)).toContain(live.yourMove);
    expect(await focused(page)).toBe('resign');
    rival.close();
  });
});

describe('a button', () => {
  test('never turns into another one, and takes no press while it has only just come', async () => {
    const { page, rival } = await meetRival();
    await sitDown(page);
    const leave = await page.getByRole('button', { name: live.leave, exact: true }).elementHandle();
    await clickPath(page, 'a3-a4');
    await expect.poll(() => strips(page)).toContain(live.draw);
    expect(await leave?.evaluate((button) => [button.isConnected, button.textContent])).toEqual([
      false,
      live.leave,
    ]);
    const draw = page.getByRole('button', { name: live.draw, exact: true });
    expect(await draw.evaluate((button) => getComputedStyle(button).animationName)).toBe('fresh');
    rival.close();
  });
});

describe('the way to the page of the table', () => {
  test('carries the ticket for one click, and the same one while it is on its way', async () => {
    const table = await openTable(site.server.url, { seat: 'black', key: 'somebody-with-black-1' });
    const line = await openLine(site.server.port);
    const page = await site.visit((server) => bareBoard(server, table), { from: line.url });
    await sitDown(page);
    line.freeze();
    await page.evaluate(() => {
      Object.assign(window, { followed: [] });
      document.querySelector('dama-board')?.shadowRoot?.addEventListener('click', (event) => {
        event.preventDefault();
        if (event.target instanceof HTMLAnchorElement)
          (window as unknown as { followed: string[] }).followed.push(event.target.href);
      });
    });
    const link = page.getByText(live.goOn);
    const address = `${line.url}/t/${table}`;
    await link.click();
    await expect.poll(() => link.getAttribute('href')).toBe(address);
    await link.click();
    await expect.poll(() => link.getAttribute('href')).toBe(address);
    const [first, second] = await page.evaluate(() => (window as unknown as { followed: string[] }).followed);
    expect(first).toMatch(/#seat=[\w-]{32}$/);
    expect(second).toBe(first);
    await line.close();
  });
});

describe('around the board', () => {
  test('there is nobody’s clock any more when the table has gone', async () => {
    const table = await openTable(site.server.url, {
      seat: 'black',
      key: 'somebody-with-black-1',
      clock: { initial: 60, increment: 0 },
    });
    const page = await site.visit((server) => bareBoard(server, table));
    const left = () => page.evaluate(() => document.querySelector('dama-board')?.timeLeft('white'));
    await expect.poll(left).toBe(60_000);
    await page.evaluate(() => document.querySelector('dama-board')?.removeAttribute('src'));
    await expect.poll(left).toBeNull();
  });

  test('what is to be said has its region before there is anything to say, which takes no place', async () => {
    const table = await openTable(site.server.url);
    const page = await site.visit((server) => bareBoard(server, table));
    const region = page.locator('dama-board .frame > [role=status]');
    await region.waitFor({ state: 'attached' });
    expect(await region.textContent()).toBe('');
    const box = await region.evaluate((found) => [
      getComputedStyle(found).display,
      getComputedStyle(found).position,
      found.getBoundingClientRect().width,
    ]);
    expect(box).toEqual(['block', 'absolute', 1]);
  });
});

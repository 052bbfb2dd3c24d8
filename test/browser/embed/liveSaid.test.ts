import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { live } from '../../../client/i18n/live-en.ts';
import { helped } from '../board/visitor.ts';
import { button, company, openTable } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { announced, forget, listen } from '../setup/listening.ts';
import { openLine } from '../setup/proxy.ts';
import { bareBoard, liveSite, strips } from './live-site.ts';
import { type Rival, rivalAt } from './rival.ts';

const site = liveSite();
const come = company(() => site.browser);

test('an opponent who resigns is told of at once, and the result is read once', async () => {
  const ayse = await come();
  const table = await openTable(site.server.url, { seat: 'black', key: ayse.key, name: 'Ayşe' });
  await ayse.page.goto(`${site.server.url}/t/${table}`);
  const page = await site.visit(() => '<p>soon</p>');
  await listen(page);
  await page.reload();
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    bareBoard(site.server.url, table),
  );
  await helped(page);
  await page.getByRole('button', { name: live.sitAs.white }).click();
  await expect.poll(() => strips(page)).toContain(live.yourMove);
  await forget(page);
  await button(ayse, words.actions.resign).click();
  await button(ayse, words.actions.resignYes).click();
  const result = 'assertive: White won: Black resigned.';
  await expect.poll(() => announced(page)).toContain(result);
  expect(await announced(page)).toEqual([result]);
  const note = page.locator('dama-board .note');
  expect(await note.evaluate((found) => getComputedStyle(found).opacity)).toBe('0');
  await button(ayse, words.actions.rematch).click();
  await page.getByRole('button', { name: live.accept }).waitFor();
  await forget(page);
  await page.getByRole('button', { name: live.accept }).click();
  await expect.poll(() => announced(page)).toContain('polite: A new game: you play Black. White to move.');
});

/** Somebody who listens sits down with White, opposite a rival; `from` is a line that can be cut. */
const sitDown = async (
  from = site.server.url,
  options = {},
): Promise<{ readonly page: Page; readonly rival: Rival }> => {
  const table = await openTable(site.server.url, options);
  const rival = await rivalAt(site.server.url, table);
  await rival.say({ type: 'sit', seat: 'black' });
  const page = await site.visit(() => '<p>soon</p>');
  await listen(page);
  await page.reload();
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    bareBoard(from, table),
  );
  await helped(page);
  await page.getByRole('button', { name: live.sitAs.white }).click();
  await expect.poll(() => announced(page)).toContain('polite: Your move.');
  await forget(page);
  return { page, rival };
};

/** Waits until the last of these texts has been said: they, and nothing else. */
const saidInTurn = async (page: Page, texts: readonly string[]): Promise<void> => {
  await expect.poll(() => announced(page)).toContain(`polite: ${texts.at(-1)}`);
  expect(await announced(page)).toEqual(texts.map((text) => `polite: ${text}`));
};

describe('who plays hears', () => {
  test('the move first, then whose turn it is, and neither twice', async () => {
    const { page, rival } = await sitDown();
    await clickPath(page, 'a3-a4');
    await expect.poll(() => announced(page)).toContain('polite: Black to move.');
    await forget(page);
    await page.evaluate(() => {
      Object.assign(window, { times: [] });
      new MutationObserver(() =>
        (window as unknown as { times: number[] }).times.push(performance.now()),
      ).observe(document.querySelector('dama-board')?.shadowRoot ?? document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await rival.say({ type: 'move', ply: 1, move: 'h6-h5' });
    await saidInTurn(page, ['Black: h6 to h5.', 'Your move.']);
    const [first = 0, ...others] = await page.evaluate(
      () => (window as unknown as { times: number[] }).times,
    );
    expect((others.at(-1) ?? 0) - first).toBeGreaterThanOrEqual(100);
    rival.close();
  });

  test('both of two offers, each of which has its own answer, and whose turn it is', async () => {
    const { page, rival } = await sitDown();
    await clickPath(page, 'a3-a4');
    await rival.say({ type: 'move', ply: 1, move: 'h6-h5' });
    await clickPath(page, 'b3-b4');
    await expect.poll(() => strips(page)).toContain('Black to move.');
    await page.waitForTimeout(400); // All of that has been said.
    await forget(page);
    await rival.say({ type: 'offer', offer: 'draw' });
    await rival.say({ type: 'offer', offer: 'takeback' });
    await rival.say({ type: 'move', ply: 3, move: 'g6-g5' });
    await expect.poll(() => announced(page)).toContain('polite: Black: g6 to g5.');
    await expect.poll(async () => (await announced(page)).at(-1)).toContain('Your move.');
    const heard = (await announced(page)).join(' ');
    for (const text of [live.offer.draw('Guest'), live.offer.takeback('Guest'), 'Your move.']) {
      expect(heard.split(text)).toHaveLength(2);
      expect(await strips(page)).toContain(text);
    }
    await page.waitForTimeout(500); // No press is taken by a question that has only just come.
    const answer = (offer: string, name: string) =>
      page.locator(`dama-board button[name=${name}][title="${offer}"]`).click();
    await answer(live.offer.draw('Guest'), 'decline');
    await expect.poll(() => strips(page)).not.toContain(live.offer.draw('Guest'));
    expect(await strips(page)).toContain(live.offer.takeback('Guest'));
    await answer(live.offer.takeback('Guest'), 'accept');
    await expect.poll(() => announced(page)).toContain('polite: A move was taken back. Black to move.');
    rival.close();
  });

  test('that an offer was declined, and that the opponent has gone away', async () => {
    const { page, rival } = await sitDown();
    await clickPath(page, 'a3-a4');
    await page.getByRole('button', { name: live.draw }).click();
    await expect.poll(() => strips(page)).toContain(live.drawOffered);
    await page.waitForTimeout(400);
    await forget(page);
    await rival.say({ type: 'answer', offer: 'draw', accept: false });
    await saidInTurn(page, [live.news.declined.draw]);
    rival.close();
    await saidInTurn(page, [live.news.declined.draw, live.news.away('Guest')]);
    expect(await strips(page)).toContain(live.news.away('Guest'));
  });

  test('that the own clock runs low', async () => {
    const { page, rival } = await sitDown(site.server.url, { clock: { initial: 21, increment: 0 } });
    await clickPath(page, 'a3-a4');
    await rival.say({ type: 'move', ply: 1, move: 'h6-h5' });
    await expect.poll(() => announced(page)).toContain(`polite: ${live.news.timeLow}`);
    expect(await strips(page)).toContain(live.news.timeLow);
    rival.close();
  });

  test('that what one did is kept while one is cut off', async () => {
    const line = await openLine(site.server.port);
    const { page, rival } = await sitDown(line.url);
    line.cut();
    await expect.poll(() => announced(page)).toContain(`polite: ${live.reconnecting}`);
    await clickPath(page, 'a3-a4');
    await expect.poll(() => announced(page)).toContain(`polite: ${live.kept} Black to move.`);
    rival.close();
    await line.close();
  });
});

test('the whole of a long name can be had where it is cut', async () => {
  const name = 'Ayşe with a name of 24 c';
  const table = await openTable(site.server.url, { seat: 'black', key: 'somebody-with-a-name-1', name });
  const page = await site.visit((server) => `<div style="width:300px">${bareBoard(server, table)}</div>`);
  const shown = page.locator('dama-board .name', { hasText: name });
  await shown.waitFor();
  expect(await shown.evaluate((found) => found.scrollWidth > found.clientWidth)).toBe(true);
  expect(await shown.getAttribute('title')).toBe(name);
});

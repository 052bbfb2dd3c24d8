import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../ai/index.ts';
import { words } from '../../../client/i18n/en.ts';
import { company } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { begin, button, headline, myTurn, visit } from './visits.ts';

const server = withServer();
const come = company(withBrowser());

const STRONGEST: Level = LEVELS[LEVELS.length - 1] ?? 8;

interface Noted {
  /** The longest time between two frames, in milliseconds. */
  readonly gap: number;
  /** Tasks of more than 50 ms on the page's own thread. */
  readonly longTasks: readonly number[];
  readonly frames: number;
  /** Frames drawn between the last question to the computer's worker and its answer. */
  readonly meanwhile: number;
  /** How long the computer's worker took for its last answer, and how often it told how far it was. */
  readonly searched: number;
  readonly told: number;
}

/** Notes from now on how the page draws, and how long its worker searches. */
const note = (page: Page) =>
  page.evaluate(() => {
    const noted = { gap: 0, longTasks: [] as number[], frames: 0, meanwhile: 0, searched: 0, told: 0 };
    Object.assign(globalThis, { noted });
    let last = performance.now();
    const frame = (now: number) => {
      noted.gap = Math.max(noted.gap, now - last);
      noted.frames += 1;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });

const notedBy = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted);

/** Tells the page's notes about its worker, which is made after this. */
const watchWorker = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let asked = 0;
    let before = 0;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      asked = performance.now();
      before = Reflect.get(globalThis, 'noted')?.frames ?? 0;
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly type: string }>) => {
        const noted = Reflect.get(globalThis, 'noted');
        if (data.type === 'progress') {
          noted.told += 1;
          return;
        }
        noted.searched = performance.now() - asked;
        noted.meanwhile = noted.frames - before;
      });
      Reflect.apply(postMessage, this, args);
    };
  });

test('while the strongest level thinks, the page draws and answers', async () => {
  const { page } = await come();
  await watchWorker(page);
  await visit(page, server().url);
  await begin(page, { level: STRONGEST, easy: false });
  await page.waitForTimeout(500);
  await note(page);
  await clickPath(page, 'd3-d4');
  await expect.poll(() => headline(page)).toBe(words.status.thinking);
  // It answers meanwhile: a piece of the settings opens.
  const part = page.locator('details').first();
  await part.locator('> summary').click();
  expect(await part.evaluate((details) => details.hasAttribute('open'))).toBe(true);
  await myTurn(page);
  const { gap, longTasks, meanwhile, searched, told } = await notedBy(page);
  // However fast the machine: a search on the page's own thread would draw no frame until it ended.
  expect(told).toBeGreaterThan(3);
  expect(meanwhile).toBeGreaterThan(2);
  expect(Math.max(0, ...longTasks)).toBeLessThan(150);
  expect(gap).toBeLessThan(searched / 2 + 100);
});

test('the measure sees a page that is blocked', async () => {
  const { page } = await come();
  await visit(page, server().url);
  await note(page);
  await page.evaluate(() => {
    setTimeout(() => {
      for (const end = performance.now() + 400; performance.now() < end; );
    });
  });
  await expect.poll(async () => Math.max(0, ...(await notedBy(page)).longTasks)).toBeGreaterThan(150);
  expect((await notedBy(page)).gap).toBeGreaterThan(300);
});

test('a search of the strongest level in mid-course is ended by taking back', async () => {
  const { page } = await come();
  await visit(page, server().url);
  await begin(page, { level: STRONGEST, easy: false });
  await clickPath(page, 'd3-d4');
  await expect.poll(() => headline(page)).toBe(words.status.thinking);
  await button(page, words.actions.takeback).click();
  await expect.poll(() => headline(page)).toBe(words.status.yourMove);
  await page.waitForTimeout(2500);
  expect(await page.locator('.moves li').count()).toBe(0);
  await clickPath(page, 'a3-a4');
  await myTurn(page);
  expect(await page.locator('.moves li').textContent()).toMatch(/^1\.a3-a4\S+/);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { matchOf, TWO_HERE } from '../../client/play/matches.ts';
import { company } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { drawn, keep } from './visits.ts';

const server = withServer();
const come = company(withBrowser());

interface Look {
  readonly width: number;
  readonly height: number;
  readonly locale: string;
  readonly size?: string;
}

/** A board between two, White having to take two. */
const sitDown = async ({ width, height, locale, size = '100%' }: Look): Promise<Page> => {
  const { page } = await come({ viewport: { width, height }, locale });
  await keep(page, makeRecord({ revision: 1, match: matchOf(TWO_HERE, 'd3-d4 e6-e5 d4-e4 d6-d5') }));
  await page.addInitScript((fontSize) => {
    localStorage.setItem('dama.facing', 'both');
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = fontSize;
    });
  }, size);
  await page.goto(`${server().url}/play`);
  await drawn(page);
  return page;
};

/** Where the board lies on the page, and how large it is. */
const boardOf = (page: Page) =>
  page.locator('dama-board').evaluate((board) => {
    const { top, left, width } = board.getBoundingClientRect();
    return [top + scrollY, left, width].map(Math.round).join(' ');
  });

/** Presses one of the buttons at an end, once it can be meant. */
const press = async (page: Page, end: 'upper' | 'lower', selector: string): Promise<void> => {
  await page.waitForTimeout(950);
  await page.locator(`.end${end === 'upper' ? '.turned' : ':not(.turned)'} ${selector}`).click();
};

describe.each([
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
])('on a phone of $width × $height', (screen) => {
  test.each(LANGUAGES)('both ends and the board are on the screen at once, in %s', async (locale) => {
    const page = await sitDown({ ...screen, locale });
    const ends = await page.locator('.end').evaluateAll((all) =>
      all.map((end) => {
        const { top, bottom } = end.getBoundingClientRect();
        return [top, bottom].map(Math.round);
      }),
    );
    const [[top = -1] = [], [, bottom = Number.POSITIVE_INFINITY] = []] = ends;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(screen.height);
    const board = await page.locator('dama-board').evaluate((element) => element.clientWidth);
    expect(board).toBeGreaterThanOrEqual(280);
    await page.context().close();
  });
});

test.each<Look>([
  { width: 390, height: 664, locale: 'uk' },
  { width: 320, height: 568, locale: 'tr' },
  { width: 768, height: 1024, locale: 'en' },
  { width: 1440, height: 900, locale: 'uk' },
  { width: 1440, height: 900, locale: 'uk', size: '150%' },
  { width: 1440, height: 900, locale: 'uk', size: '200%' },
])('the board lies still whatever is asked: $width × $height, $locale, $size', async (look) => {
  const page = await sitDown(look);
  const before = await boardOf(page);
  const still = async (when: string) => expect(await boardOf(page), when).toBe(before);
  await press(page, 'upper', '.resign');
  await still('the question');
  await page.keyboard.press('Escape');
  expect(await page.locator('.end.turned .asking').count()).toBe(0);
  await press(page, 'upper', '.resign');
  await press(page, 'upper', '.asking button >> nth=0');
  await press(page, 'lower', '.actions button >> nth=0');
  await still('the offer');
  expect(await page.locator('.end.turned .asking button').count()).toBe(2);
  await press(page, 'upper', '.asking button >> nth=1');
  await still('the offer is declined');
  await clickPath(page, 'e4xe6xc6');
  await still('a move');
  await press(page, 'upper', '.resign');
  await press(page, 'upper', '.asking button >> nth=1');
  await still('the end');
});

test('on a desk the board stays large with large text', async () => {
  const page = await sitDown({ width: 1440, height: 900, locale: 'uk', size: '200%' });
  expect(await page.locator('dama-board').evaluate((board) => board.clientWidth)).toBeGreaterThan(420);
});

test('what stands at each end is about it', async () => {
  const page = await sitDown({ width: 390, height: 664, locale: 'en' });
  const says = (end: string) => page.locator(`.end${end} .say`).textContent();
  expect([await says('.turned'), await says(':not(.turned)')]).toEqual([
    '',
    'A capture is due: the longest takes 2.',
  ]);
  const names = await page.locator('.end.turned .actions button').allTextContents();
  expect(names).toEqual([words.actions.offerDraw, words.actions.resign, words.actions.takeback]);
  await press(page, 'upper', '.actions button >> nth=0');
  expect(await page.locator('.end.turned .actions button >> nth=0').textContent()).toBe(
    words.actions.drawOffered,
  );
  await press(page, 'lower', '.asking button >> nth=1');
  expect(await says('.turned')).toBe(words.status.declined.draw);
  // The question stays while the other one moves.
  await press(page, 'upper', '.resign');
  await clickPath(page, 'e4xe6xc6');
  expect(await page.locator('.end.turned .asking button').count()).toBe(2);
});

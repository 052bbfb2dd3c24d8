import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import type { Facing } from '../../../client/play/facing.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { finishedMatch, TWO_HERE } from '../../client/play/matches.ts';
import { company } from '../pages/people.ts';
import { clickPath, middleOf } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { begin, button, headline, keep, movesOf, said, visit } from './visits.ts';

const { play } = playWords;
const { actions } = words;

const server = withServer();
const come = company(withBrowser());

/** Two at one device, the board seen in this way. */
const sitDown = async (facing: Facing, options = {}): Promise<Page> => {
  const page = await visit((await come(options)).page, server().url);
  await begin(page, { opponent: 'here' });
  await page.getByLabel(play.facing).selectOption(facing);
  return page;
};

/** The color whose line is at the lower end of the board. */
const below = (page: Page) => page.locator('.place [data-color]').last().getAttribute('data-color');

/** Whether what stands there is to be read from the other end. */
const isTurned = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let turned = false;
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (getComputedStyle(up).rotate === '180deg') turned = !turned;
      }
      return turned;
    });

/** One end of a board that faces both. */
const end = (page: Page, color: 'white' | 'black') => page.getByLabel(play.place[color]);
const endButton = (page: Page, color: 'white' | 'black', name: string) =>
  end(page, color).getByRole('button', { name, exact: true });

const isFocused = (element: Element): boolean => element === document.activeElement;

describe('from White’s side', () => {
  test('is how it begins, and both move, take back, and end it', async () => {
    const page = await visit((await come()).page, server().url);
    await begin(page, { opponent: 'here' });
    expect(await page.getByLabel(play.facing).inputValue()).toBe('still');
    await clickPath(page, 'd3-d4');
    await clickPath(page, 'd6-d5');
    expect(await below(page)).toBe('white');
    expect(await headline(page)).toBe(words.status.sideToMove.white);
    await button(page, actions.takeback).click();
    expect(await movesOf(page)).toEqual(['d3-d4']);
    expect(await said(page)).toBe(`${words.status.takenBack} ${words.status.sideToMove.black}.`);
    await button(page, actions.offerDraw).click();
    expect(await page.locator('.question').textContent()).toContain(play.drawOfferBy.black);
    await button(page, actions.decline).click();
    await button(page, actions.resign).click();
    expect(await page.locator('.asking').textContent()).toContain(play.resignSure.black);
    await button(page, actions.resignYes).click();
    expect(await page.locator('.result .line').textContent()).toBe('White won: Black resigned');
    expect(await said(page)).toContain('White won: Black resigned.');
  });

  test('can be turned', async () => {
    const page = await sitDown('still');
    await button(page, play.flip).click();
    expect(await below(page)).toBe('black');
    await clickPath(page, 'd3-d4');
    expect(await below(page)).toBe('black');
  });
});

describe('turning to the side to move', () => {
  test('shows the move first, then turns, and only then lets the other side move', async () => {
    const page = await sitDown('turns');
    await clickPath(page, 'd3-d4');
    expect(await below(page)).toBe('white');
    await expect.poll(() => below(page)).toBe('black');
    await page.waitForTimeout(600);
    const [e6, e3] = [await middleOf(page, 'e6'), await middleOf(page, 'e3')];
    expect(e6.y).toBeGreaterThan(e3.y);
    await clickPath(page, 'e6-e5');
    await expect.poll(() => below(page)).toBe('white');
    expect(await movesOf(page)).toEqual(['d3-d4', 'e6-e5']);
  });

  test('is instant where no motion is wanted', async () => {
    const page = await sitDown('turns', { reducedMotion: 'reduce' });
    await clickPath(page, 'd3-d4');
    expect(await below(page)).toBe('black');
    expect(await page.locator('dama-board').evaluate((board) => board.getAnimations().length)).toBe(0);
  });

  test('is remembered, and a reload shows the board from the side to move at once', async () => {
    const page = await sitDown('turns');
    await clickPath(page, 'd3-d4');
    await page.reload();
    await page.locator('.match').waitFor();
    expect(await below(page)).toBe('black');
    expect(await page.getByLabel(play.facing).inputValue()).toBe('turns');
  });
});

describe('facing both', () => {
  test('the upper end stands on its head: line, words, buttons and pieces', async () => {
    const page = await sitDown('both');
    for (const part of ['strong', 'button', '.say']) {
      expect(await isTurned(page, `.end >> nth=0 >> ${part}`), part).toBe(true);
      expect(await isTurned(page, `.end >> nth=1 >> ${part}`), part).toBe(false);
    }
    expect(await isTurned(page, 'dama-board [part~="black"] svg')).toBe(true);
    expect(await isTurned(page, 'dama-board [part~="white"] svg')).toBe(false);
    await button(page, play.flip).click();
    expect(await isTurned(page, 'dama-board [part~="black"] svg')).toBe(false);
    expect(await isTurned(page, 'dama-board [part~="white"] svg')).toBe(true);
  });

  test('each end has coordinates of its own to read', async () => {
    const page = await sitDown('both');
    const groups = page.locator('dama-board [part="coordinates"] > g');
    expect(await groups.count()).toBe(2);
    expect(await groups.last().getAttribute('transform')).toContain('rotate(180');
    const read = async (group: typeof groups) => (await group.textContent())?.match(/[a-h][1-8]/g) ?? [];
    const below = await read(groups.first());
    expect(below).toEqual(['a8', 'b7', 'c6', 'd5', 'e4', 'f3', 'g2', 'h1']);
    expect(await read(groups.last())).toEqual(below.toReversed());
  });

  test('each takes back and resigns within reach', async () => {
    const page = await sitDown('both');
    await clickPath(page, 'd3-d4');
    await clickPath(page, 'h6-h5');
    await endButton(page, 'black', actions.takeback).click();
    expect(await movesOf(page)).toEqual(['d3-d4']);
    await endButton(page, 'white', actions.takeback).click();
    expect(await movesOf(page)).toEqual([]);
    for (const color of ['black', 'white'] as const) {
      // The focus stays at the end at which somebody asks and answers.
      await endButton(page, color, actions.resign).click();
      await expect.poll(() => endButton(page, color, actions.resignNo).evaluate(isFocused)).toBe(true);
      await endButton(page, color, actions.resignNo).click();
      await expect.poll(() => endButton(page, color, actions.resign).evaluate(isFocused)).toBe(true);
    }
    await endButton(page, 'black', actions.resign).click();
    await endButton(page, 'black', actions.resignYes).click();
    expect(await end(page, 'black').textContent()).toContain('You lost: you resigned');
    expect(await end(page, 'white').textContent()).toContain('You won: Black resigned');
  });

  test('a draw is asked at the other end, and agreed there', async () => {
    const page = await sitDown('both');
    await endButton(page, 'white', actions.offerDraw).click();
    expect(await end(page, 'black').textContent()).toContain(play.drawOfferBy.white);
    await endButton(page, 'black', actions.accept).click();
    expect(await headline(page)).toBe(words.result.draw);
    for (const color of ['white', 'black'] as const) {
      expect(await end(page, color).textContent()).toContain(words.result.draw);
    }
  });

  test('a rematch swaps the ends', async () => {
    const { page } = await come();
    await keep(page, makeRecord({ revision: 1, match: finishedMatch(TWO_HERE, 'white') }));
    await page.addInitScript(() => localStorage.setItem('dama.facing', 'both'));
    await visit(page, server().url);
    expect(await below(page)).toBe('white');
    await endButton(page, 'black', actions.rematch).click();
    await expect.poll(() => movesOf(page)).toEqual([]);
    expect(await below(page)).toBe('black');
  });
});

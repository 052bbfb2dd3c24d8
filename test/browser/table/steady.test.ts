import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { sayRaw } from './raw.ts';

const server = withServer();
const come = company(withBrowser());
const { actions } = words;
const { absence } = courtesyWords;

const play = async (...moves: readonly (readonly [Person, string])[]) => {
  for (const [who, path] of moves) {
    await expect.poll(() => status(who)).toContain(words.status.yourMove);
    await clickPath(who.page, path);
  }
};

/** Both have moved, and Ayşe, whose screen is so large, is to move again. */
const begin = async (width = 360, height = 640, fen?: string) => {
  const seated = await seatTwo(server().url, come, fen);
  await seated.ayse.page.setViewportSize({ width, height });
  return seated;
};

const offer = ({ page }: Person, kind: string) => sayRaw(page, { type: 'offer', offer: kind });
const said = ({ page }: Person) => page.locator('.unseen[role=status]').allTextContents();
const questions = ({ page }: Person) => page.locator('.question p').allTextContents();
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe('a question', () => {
  test('is said, named and told by the title', async () => {
    const { ayse, bohdan } = await begin();
    await play([ayse, 'a3-a4'], [bohdan, 'h6-h5']);
    for (const kind of ['takeback', 'draw'] as const) {
      await offer(bohdan, kind);
      const text = actions.offerBy[kind]('Bohdan');
      await expect.poll(async () => (await said(ayse)).join()).toContain(text);
      expect(await ayse.page.getByRole('group', { name: text }).getByRole('button').count()).toBe(2);
      expect(await ayse.page.title()).toContain(text);
    }
  });

  test.each([
    [320, 640],
    [360, 640],
  ])('is in sight on a phone of %i × %i, and what has the focus is not under it', async (width, height) => {
    const { ayse, bohdan } = await begin(width, height);
    await play([ayse, 'a3-a4'], [bohdan, 'h6-h5']);
    await offer(bohdan, 'draw');
    const box = ayse.page.locator('.question');
    await box.waitFor();
    const { top, bottom } = await box.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(height);
    const board = await ayse.page
      .locator('.player')
      .last()
      .evaluate((line) => line.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(board);
    await button(ayse, actions.resign).focus();
    await ayse.page.keyboard.press('Tab');
    await ayse.page.keyboard.press('Shift+Tab');
    const isSeen = () =>
      button(ayse, actions.resign).evaluate((element) => {
        const { left, right, top: above, bottom: below } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, (above + below) / 2));
      });
    await expect.poll(isSeen).toBe(true);
  });

  test('that comes later stands below, and none takes a press for a moment', async () => {
    const { ayse, bohdan } = await begin(1440, 900);
    await play([ayse, 'a3-a4'], [bohdan, 'h6-h5']);
    await offer(bohdan, 'takeback');
    await ayse.page.locator('.question').waitFor();
    const before = await top(ayse.page, '.question.takeback .primary');
    const buttons = await top(ayse.page, '.actions');
    await offer(bohdan, 'draw');
    await ayse.page.locator('.question.draw').waitFor();
    const presses = () =>
      ayse.page
        .locator('.question .primary')
        .evaluateAll((all) =>
          all.map((element) => getComputedStyle(element.parentElement ?? element).pointerEvents),
        );
    expect(await presses()).toEqual(['none', 'none']);
    expect(await top(ayse.page, '.question.takeback .primary')).toBe(before);
    expect(await top(ayse.page, '.actions')).toBe(buttons);
    expect(await top(ayse.page, '.question.draw .primary')).toBeGreaterThan(before + 44);
    await expect.poll(presses).toEqual(['auto', 'auto']);
    await ayse.page.locator('.question.takeback button').last().click();
    await expect.poll(() => questions(ayse)).toEqual([actions.offerBy.draw('Bohdan')]);
    expect(await presses()).toEqual(['none']);
  });

  test('that is answered by the keyboard leaves the other one alone', async () => {
    const { ayse, bohdan } = await begin(1440, 900);
    await play([ayse, 'a3-a4'], [bohdan, 'h6-h5']);
    await offer(bohdan, 'takeback');
    await offer(bohdan, 'draw');
    await expect.poll(() => questions(ayse)).toHaveLength(2);
    await ayse.page.locator('.question.takeback .primary').focus();
    await ayse.page.locator('.question.takeback button').last().focus();
    await ayse.page.keyboard.press('Enter');
    await expect.poll(() => questions(ayse)).toHaveLength(1);
    expect(await ayse.page.evaluate(() => document.activeElement?.localName)).toBe('dama-board');
  });
});

test('what commits stays where it is while the game goes on', async () => {
  const { ayse, bohdan } = await begin(360, 640, 'W:Wa2,d3,e2:Bd6,g6,h7');
  const seen = new Set<number>();
  const look = async (text: string) => {
    await expect.poll(() => status(ayse)).toContain(text);
    seen.add(await top(ayse.page, '.actions'));
  };
  await look(words.status.yourMove);
  await play([ayse, 'd3-d4']);
  await look('Bohdan');
  await play([bohdan, 'd6-d5']);
  await look(words.status.youMustTake(1));
  await play([ayse, 'd4xd6']);
  await look('Bohdan');
  await offer(bohdan, 'draw');
  await ayse.page.locator('.question').waitFor();
  await look('Bohdan');
  expect([...seen]).toHaveLength(1);
});

describe('an opponent who', () => {
  /** Notes down whether an absence is ever shown. */
  const watch = ({ page }: Person) =>
    page.evaluate(() => {
      const noted = { absences: 0 };
      Object.assign(globalThis, { noted });
      const look = () => {
        if (document.querySelector('.absent, .player:first-child .presence.away')) noted.absences += 1;
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });

  test('loads the page anew is not away', async () => {
    const { ayse, bohdan } = await begin();
    await play([ayse, 'a3-a4']);
    await watch(ayse);
    await bohdan.page.reload();
    await bohdan.page.locator('.who').first().waitFor();
    await ayse.page.waitForTimeout(2000);
    expect(await ayse.page.evaluate(() => Reflect.get(globalThis, 'noted'))).toEqual({ absences: 0 });
  });

  test('comes back is said to be', async () => {
    const { ayse, bohdan, table } = await begin();
    await play([ayse, 'a3-a4']);
    const buttons = await top(ayse.page, '.actions');
    await bohdan.page.goto('about:blank');
    await ayse.page.locator('.absent').waitFor();
    expect(await said(ayse)).toContain(absence.away('Bohdan'));
    expect(await top(ayse.page, '.actions')).toBe(buttons);
    await bohdan.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => said(ayse)).toContain(absence.back('Bohdan'));
    expect(await ayse.page.locator('.absent').count()).toBe(0);
  });
});

describe.each([320, 360, 740])('what others say, on a screen of %i px', (width) => {
  test('pushes nothing, and hides no piece', async () => {
    const { ayse, bohdan, table } = await begin(width, width === 740 ? 360 : 640);
    await play([ayse, 'a3-a4'], [bohdan, 'h6-h5']);
    const watcher = await come();
    await watcher.page.goto(`${server().url}/t/${table}`);
    await watcher.page.locator('.status').waitFor();
    const names = ['.actions', '.status', '.moves', '.share', 'dama-elsewhere'];
    // On its side, a phone has what they suggest between the cards and the settings.
    if (width < 740) names.push('details:has(dama-settings)');
    const places = () =>
      ayse.page.evaluate(
        (all) =>
          all.map((name) =>
            Math.round((document.querySelector(name)?.getBoundingClientRect().top ?? 0) + scrollY),
          ),
        names,
      );
    const before = await places();
    await sayRaw(watcher.page, { type: 'suggest', ply: 2, move: 'd3-d4' });
    await sayRaw(bohdan.page, { type: 'react', reaction: 'nice-move' });
    await sayRaw(watcher.page, { type: 'react', reaction: 'good-luck' });
    await ayse.page.locator('.suggested').waitFor({ state: 'attached' });
    await expect.poll(() => ayse.page.locator('.chip').count()).toBe(2);
    expect(await places()).toEqual(before);
    const hidden = await ayse.page.evaluate(() => {
      const pieces = [
        ...(document.querySelector('dama-board')?.shadowRoot?.querySelectorAll('.piece') ?? []),
      ];
      const boxes = pieces.map((piece) => piece.getBoundingClientRect());
      return [...document.querySelectorAll('.chip')].flatMap((chip) => {
        const { left, right, top, bottom } = chip.getBoundingClientRect();
        return boxes.filter(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      }).length;
    });
    expect(hidden).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { AGAINST_COMPUTER, finishedMatch, matchOf, TWO_HERE } from '../../client/play/matches.ts';
import { bursting, overflow } from '../pages/measures.ts';
import { company } from '../pages/people.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { begin, button, drawn, headline, keep, movesOf, myTurn, visit } from './visits.ts';

const { play } = playWords;
const { actions } = words;

const server = withServer();
const come = company(withBrowser());

/** What the page may show, each as it is kept. */
const SCENES = [
  { name: 'the choice', record: null, facing: 'still' },
  {
    name: 'a game',
    record: makeRecord({
      revision: 1,
      match: matchOf({ ...AGAINST_COMPUTER, level: 7 }, 'd3-d4 h6-h5', { finishedGames: 0 }),
    }),
    facing: 'still',
  },
  {
    name: 'two',
    record: makeRecord({ revision: 1, match: { ...matchOf(TWO_HERE, 'd3-d4'), offer: 'white' } }),
    facing: 'still',
  },
  {
    name: 'both ends',
    record: makeRecord({ revision: 1, match: { ...matchOf(TWO_HERE, 'd3-d4'), offer: 'white' } }),
    facing: 'both',
  },
  {
    name: 'the end',
    record: makeRecord({ revision: 1, match: finishedMatch(TWO_HERE, 'white') }),
    facing: 'still',
  },
  {
    name: 'the end at both ends',
    record: makeRecord({ revision: 1, match: finishedMatch(TWO_HERE, 'black') }),
    facing: 'both',
  },
] as const;

const show = async (page: Page, { record, facing }: (typeof SCENES)[number]): Promise<void> => {
  if (record !== null) await keep(page, record);
  await page.addInitScript((way) => localStorage.setItem('dama.facing', way), facing);
  await page.goto(`${server().url}/play`);
  await drawn(page);
};

/** A long result may scroll in itself where the screen is low. */
const fits = async (page: Page) => {
  const burst = (await bursting(page)).filter((what) => !what.startsWith('section.result'));
  expect([await overflow(page), burst]).toEqual([0, []]);
};

describe.each(SCENES)('$name', (scene) => {
  test.each([
    { width: 320, height: 640 },
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])('fits at $width × $height in every language, also with doubled text', async (viewport) => {
    for (const locale of LANGUAGES) {
      for (const scale of locale === 'en' ? ['100%', '200%'] : ['200%']) {
        const { page } = await come({ viewport, locale });
        await page.addInitScript((size) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, scale);
        await show(page, scene);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
        await fits(page);
        await page.context().close();
      }
    }
  });

  test('holds still while it comes', async () => {
    const { page } = await come({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const noted = { shift: 0 };
      Object.assign(globalThis, { noted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await show(page, scene);
    await page.waitForTimeout(300);
    const { shift } = await page.evaluate(() => Reflect.get(globalThis, 'noted') as { shift: number });
    expect(shift).toBeLessThanOrEqual(0.01);
  });

  test('has nothing that the content policy refuses, and no target that is too small', async () => {
    const { page } = await come({ viewport: { width: 320, height: 640 } });
    await page.addInitScript(() => {
      Object.assign(globalThis, { refused: [] });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(globalThis, 'refused').push(`${violatedDirective} ${blockedURI}`);
      });
    });
    await show(page, scene);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'refused'))).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, select, summary, .choice')]
        .filter((element) => element.checkVisibility() && !element.matches('.skip'))
        .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text }) => text),
    );
    expect(small).toEqual([]);
  });
});

test.each([
  { width: 320, height: 640 },
  { width: 844, height: 390 },
])('the level is not cut off at $width × $height with doubled text', async (viewport) => {
  const { page } = await come({ viewport, locale: 'uk' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await show(page, SCENES[1]);
  const cut = await page
    .locator('.name bdi')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0),
    );
  expect(cut).toHaveLength(0);
  expect(
    await page
      .locator('.name bdi')
      .first()
      .evaluate((name) => getComputedStyle(name).whiteSpace),
  ).toBe('normal');
});

describe('by the keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      return inner?.getAttribute('data-square') ?? inner?.textContent?.trim() ?? '';
    });

  test('a game is begun, played and given up', async () => {
    const { page } = await come();
    await visit(page, server().url);
    await page.getByLabel(play.opponents.computer).focus();
    await page.keyboard.press('Enter');
    await page.locator('.match').waitFor();
    // The board has the focus.
    await expect.poll(() => focused(page)).toBe('a1');
    for (const key of ['d', '3', 'Enter', '4', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => headline(page)).toBe(words.status.thinking);
    await myTurn(page);
    expect((await movesOf(page))[0]).toBe('d3-d4');
    await expect.poll(() => focused(page)).toBe('d4');
    await button(page, actions.resign).focus();
    await page.keyboard.press('Enter');
    // The answer that commits to nothing comes first.
    await expect.poll(() => focused(page)).toBe(actions.resignNo);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(actions.resign);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(actions.resignYes);
    await page.keyboard.press('Enter');
    await page.locator('.result').waitFor();
    await expect.poll(() => focused(page)).not.toBe('');
    await page.locator('.result').getByRole('button', { name: play.newGame }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(play.heading);
  });

  test('behind the header comes the content', async () => {
    const { page } = await come();
    await visit(page, server().url);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(play.skip);
  });
});

test('one region says moves and results', async () => {
  const { page } = await come();
  await visit(page, server().url);
  await begin(page, { opponent: 'here' });
  const live = page.locator('[role=status], [role=alert], [aria-live]');
  const speaking = await live.evaluateAll((all) => all.filter((one) => one.textContent?.trim()).length);
  expect(speaking).toBeLessThanOrEqual(1);
  await button(page, actions.resign).click();
  await button(page, actions.resignYes).click();
  const texts = await live.allTextContents();
  expect(texts.filter((text) => text.trim() !== '')).toEqual(['Black won: White resigned.']);
});

describe.each(['light', 'dark'] as const)("in the system's own %s colors", (colorScheme) => {
  test('the choice, the turn and the bar are seen', async () => {
    const { page } = await come({ colorScheme, forcedColors: 'active' });
    await visit(page, server().url);
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline('.choice:has(:checked)')).toBe('solid');
    await begin(page);
    expect(await outline('.turn.mine')).toBe('solid');
  });
});

test('the page says nothing before it can be played, and that it needs scripts without them', async () => {
  const { page } = await come({ javaScriptEnabled: false });
  await page.goto(`${server().url}/play`);
  expect(await page.locator('main').textContent()).toContain('Playing needs JavaScript.');
  expect(await page.locator('h1').textContent()).toBe(play.heading);
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { makeRecord } from '../../../client/play/record.ts';
import { THEMES } from '../../../drawing/looks.ts';
import { finishedMatch, matchOf, TWO_HERE } from '../../client/play/matches.ts';
import { button, company, openTable, seatTwo } from '../pages/people.ts';
import { drawn, keep } from '../play/visits.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { violations } from './axe.ts';

const server = withServer();
const come = company(withBrowser());

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('html:not([data-awaits])').waitFor();
};

describe.each(['light', 'dark'] as const)('axe finds nothing by %s', (colorScheme) => {
  const options: BrowserContextOptions = { colorScheme, reducedMotion: 'reduce' };
  const visit = async (path: string): Promise<Page> => {
    const { page } = await come(options);
    await page.goto(server().url + path);
    await settled(page);
    return page;
  };

  test.each(['/', '/nowhere', '/open', '/embedding', '/t/7fKq2mWxYz'])('on %s', async (path) => {
    expect(await violations(await visit(path))).toEqual([]);
  });

  test('at a table, open, playing and finished, for both and for who watches', async () => {
    const table = await openTable(server().url);
    expect(await violations(await visit(`/t/${table}`))).toEqual([]);
    expect(await violations(await visit(`/embed/${table}`))).toEqual([]);
    const {
      ayse,
      bohdan,
      table: taken,
    } = await seatTwo(server().url, () => come(options), 'W:Wd3,a2:Bd4,Kh8', undefined, {
      initial: 300,
      increment: 3,
    });
    await ayse.page
      .locator('details')
      .last()
      .evaluate((details) => details.setAttribute('open', ''));
    expect(await violations(ayse.page)).toEqual([]);
    expect(await violations(bohdan.page)).toEqual([]);
    await ayse.page.locator('dama-board [data-square=d3]').focus();
    await ayse.page.keyboard.press('?');
    await ayse.page.locator('dama-board dl').waitFor();
    expect(await violations(ayse.page)).toEqual([]);
    expect(await violations(await visit(`/embed/${taken}`))).toEqual([]);
    await button(bohdan, words.actions.resign).click();
    await button(bohdan, words.actions.resignYes).click();
    await ayse.page.locator('.result').waitFor();
    expect(await violations(ayse.page)).toEqual([]);
    expect(await violations(bohdan.page)).toEqual([]);
  });

  test.each(THEMES)('at a table in the theme %s', async (theme) => {
    const { page } = await come(options);
    await page.addInitScript((name) => localStorage.setItem('dama.board', `theme=${name}`), theme);
    await page.goto(`${server().url}/t/${await openTable(server().url)}`);
    await settled(page);
    await page.locator(`dama-board .board`).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('on /play: the choice, a game, its end', async () => {
    for (const match of [undefined, matchOf(TWO_HERE, 'd3-d4'), finishedMatch(TWO_HERE, 'white')]) {
      const { page } = await come(options);
      if (match) await keep(page, makeRecord({ revision: 1, match }));
      await page.goto(`${server().url}/play`);
      await drawn(page);
      expect(await violations(page)).toEqual([]);
    }
  });

  test('on /open with a game', async () => {
    const page = await visit('/open');
    await page.locator('textarea').fill('1. a3-a4 {good} h6-h5 (1... g6-g5 2. b3-b4) 2. c3-c4 1-0');
    await page.locator('.open-form .primary').click();
    await page.locator('dama-replay [part=board]').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

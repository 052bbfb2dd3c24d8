import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { live as en } from '../../../client/i18n/live-en.ts';
import { live as tr } from '../../../client/i18n/live-tr.ts';
import { live as uk } from '../../../client/i18n/live-uk.ts';
import type { LiveWords } from '../../../client/i18n/live-words.ts';
import { openTable } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { openLine } from '../setup/proxy.ts';
import { liveBoard, liveSite, strips, type Visit } from './live-site.ts';
import { rivalAt } from './rival.ts';

const site = liveSite();

/** How wide a square is, and what does not fit into the strips, to a tenth of a pixel. */
interface Measured {
  readonly square: number;
  readonly cut: readonly string[];
}

/** Runs in a page before its scripts: adds up all that shifts from the moment that a test says. */
const watchShifts = (): void => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

declare global {
  interface Window {
    shifted: number;
  }
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const root = document.querySelector('dama-board')?.shadowRoot;
    const texts = [...(root?.querySelectorAll<HTMLElement>('.strip .line, .strip button, .strip a') ?? [])];
    return {
      square: Math.round((root?.querySelector('.square')?.getBoundingClientRect().width ?? 0) * 10) / 10,
      cut: texts
        .filter(
          (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2,
        )
        .map((text) => text.textContent),
    };
  });

/** A whole game by somebody who has sat down, with all that is asked and told in it; what is measured in each state. */
const throughAGame = async (
  markup: (server: string, table: string) => string,
  words: LiveWords,
  visit: Visit,
): Promise<{
  readonly states: readonly (Measured & { readonly state: string })[];
  readonly shifted: number;
}> => {
  const states: (Measured & { readonly state: string })[] = [];
  const line = await openLine(site.server.port);
  const table = await openTable(site.server.url, { clock: { initial: 300, increment: 0 } });
  const rival = await rivalAt(site.server.url, table);
  const page = await site.visit((server) => `${markup(server, table)}<p>after</p>`, {
    ...visit,
    from: line.url,
  });
  await page.evaluate(watchShifts);
  const stands = async (state: string, text: string) => {
    await expect.poll(() => strips(page)).toContain(text);
    await page.waitForTimeout(60); // What shifts is told with the next frame.
    states.push({ state, ...(await measure(page)) });
  };
  const press = async (name: string) => {
    await page.waitForTimeout(450); // A button that has only just come takes no press.
    await page.locator(`dama-board [name=${name}]`).first().click();
  };
  const sitButton = page.getByRole('button', { name: words.sitAs.white, exact: true });
  await sitButton.waitFor();
  await stands('free', words.sitAs.white);
  await page.evaluate(() => {
    window.shifted = 0;
  });
  await sitButton.click();
  await stands('waiting', words.wanted);
  await rival.say({ type: 'sit', seat: 'black' });
  await stands('my turn', words.yourMove);
  await clickPath(page, 'a3-a4');
  await stands('their turn', words.toMove.black);
  await stands('their turn, all buttons', words.draw);
  await rival.say({ type: 'move', ply: 1, move: 'h6-h5' });
  await rival.say({ type: 'offer', offer: 'takeback' });
  await stands('asked for a takeback', words.offer.takeback(words.guest));
  await rival.say({ type: 'offer', offer: 'draw' });
  await stands('asked for both', words.offer.draw(words.guest));
  await press('decline');
  await press('decline');
  await expect.poll(() => strips(page)).not.toContain(words.accept);
  await press('resign');
  await stands('asked whether one resigns', words.resignSure);
  await press('resignNo');
  line.cut();
  await stands('reconnecting', words.reconnecting);
  await clickPath(page, 'b3-b4');
  await stands('reconnecting with something kept', words.kept);
  line.mend();
  await expect.poll(() => strips(page), { timeout: 15_000 }).not.toContain(words.reconnecting);
  await stands('their turn again', words.toMove.black);
  await rival.say({ type: 'move', ply: 3, move: 'g6-g5' });
  await stands('my turn again', words.yourMove);
  rival.close();
  await stands('opponent away', words.news.away(words.guest));
  await press('resign');
  await press('resignYes');
  await stands('finished', words.rematch);
  await press('rematch');
  await stands('rematch offered', words.rematchOffered);
  const shifted = await page.evaluate(() => window.shifted);
  await page.context().close();
  await line.close();
  return { states, shifted };
};

const pictured = (side: number) => (server: string, table: string) => liveBoard(server, table, side);
const bare = (width: number) => (server: string, table: string) =>
  `<style>div{width:${width}px}</style><div><dama-board src="${server}/t/${table}"></dama-board></div>`;

/** The longest words are the Ukrainian ones: with them every size is tried. */
const CASES = [
  { language: 'uk', words: uk, name: 'a picture of 480', markup: pictured(480), least: 42 },
  { language: 'uk', words: uk, name: 'a picture of 400', markup: pictured(400), least: 34 },
  { language: 'uk', words: uk, name: 'a picture of 360', markup: pictured(360), least: 29 },
  { language: 'uk', words: uk, name: 'a picture of 320', markup: pictured(320), least: 24 },
  { language: 'uk', words: uk, name: 'no picture, 280 wide', markup: bare(280), least: 24 },
  { language: 'uk', words: uk, name: 'no picture, 700 wide', markup: bare(700), least: 60 },
  { language: 'en', words: en, name: 'a picture of 480', markup: pictured(480), least: 42 },
  { language: 'en', words: en, name: 'a picture of 320', markup: pictured(320), least: 24 },
  { language: 'tr', words: tr, name: 'a picture of 320', markup: pictured(320), least: 24 },
  {
    language: 'uk',
    words: uk,
    name: 'a picture of 320, nothing kept',
    markup: pictured(320),
    least: 24,
    denied: true,
  },
  {
    language: 'en',
    words: en,
    name: 'a picture of 320, nothing kept',
    markup: pictured(320),
    least: 24,
    denied: true,
  },
] as const;

describe('a board keeps its size from the first word to the last', () => {
  test.each(CASES)('$language: $name', async ({ language, words, markup, least, ...rest }) => {
    const { states, shifted } = await throughAGame(markup, words, {
      html: `lang="${language}"`,
      viewport: { width: 760, height: 1000 },
      denied: 'denied' in rest,
    });
    expect(shifted).toBe(0);
    expect(new Set(states.map(({ square }) => square)).size).toBe(1);
    expect(states[0]?.square).toBeGreaterThanOrEqual(least);
    // That nothing is kept stands last: it has been read when something comes that leaves no room for it.
    const cut = states.flatMap((state) => state.cut).filter((text) => !text.endsWith(words.forgetful));
    expect(cut).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { openWords } from '../../../client/i18n/open-en.ts';
import { openWords as turkish } from '../../../client/i18n/open-tr.ts';
import { bursting, overflow } from '../pages/measures.ts';
import { company, seatTwo } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const { open, replay } = openWords;

const server = withServer();
const come = company(withBrowser());

const visit = async (path = '/open', options = {}): Promise<Page> => {
  const { page } = await come(options);
  await page.goto(server().url + path);
  await page.locator('textarea').waitFor({ state: 'attached' });
  return page;
};

const show = async (page: Page, text: string): Promise<void> => {
  await page.locator('textarea').fill(text);
  await page.locator('.open-form .primary').click();
};

const hand = (page: Page, text: string) =>
  page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, text);

const current = (page: Page) => page.locator('[aria-current="step"]').allTextContents();
const said = (page: Page) => page.locator('.side > [role=status]').textContent();
const focused = (page: Page) => page.locator(':focus').textContent();

const GAME = '1. a3-a4 {good} h6-h5 (1... g6-g5 2. b3-b4) 2. c3-c4 1-0';

describe('by the keyboard', () => {
  test('the moves are one stop, also at the start, and all variations are reached from there', async () => {
    const page = await visit();
    await show(page, GAME);
    await page.locator('dama-replay').waitFor();
    const stops = page.locator('.ply[tabindex="0"]');
    expect(await stops.allTextContents()).toEqual(['1. a3-a4']);
    await page.getByRole('button', { name: replay.flip }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('1. a3-a4');
    for (const move of ['1. a3-a4', '1… h6-h5', '1… g6-g5', '2. b3-b4', '2. c3-c4']) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => current(page)).toEqual([move]);
    }
    expect(await focused(page)).toBe('2. c3-c4');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toEqual(['1. a3-a4']);
    expect(await stops.count()).toBe(1);
  });

  test('what is said follows every step, and is said again', async () => {
    const page = await visit();
    await show(page, GAME);
    await page.locator('dama-replay').waitFor();
    expect(await said(page)).toBe('');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said(page)).toContain('White: a3 to a4. Move 1 of 3. good');
    await page.keyboard.press('End');
    await expect.poll(() => said(page)).toContain('White: c3 to c4. Move 3 of 3. White won');
    const once = await said(page);
    await page.keyboard.press('End');
    await expect.poll(() => said(page)).not.toBe(once);
    await page.keyboard.press('Home');
    await expect.poll(() => said(page)).toContain(replay.start);
    expect(
      await page
        .locator('dama-board')
        .evaluate((board) => board.shadowRoot?.querySelector('.said')?.textContent),
    ).toBe('');
  });

  test('a list is one stop, and the arrows lead through it', async () => {
    const page = await visit();
    await show(page, Array.from({ length: 120 }, (_, n) => `[White "W${n + 1}"]\n1. a3-a4 *`).join('\n\n'));
    await page.locator('.entry').first().waitFor();
    await page.getByLabel(open.find).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('W3');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.name').allTextContents()).toContain('W3');
    await page.keyboard.press('End');
    expect(await focused(page)).toContain('W100');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(open.more);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dama-replay') !== null)).toBe(true);
  });

  test('the way past the header ends at the game, and the address keeps its table', async () => {
    const { ayse, table } = await seatTwo(server().url, come);
    await ayse.page.goto(`${server().url}/open#table=${table}`);
    await ayse.page.locator('dama-replay').waitFor();
    await ayse.page.locator('.skip').focus();
    await ayse.page.keyboard.press('Enter');
    expect(await focused(ayse.page)).toBe('Turkish draughts');
    expect(new URL(ayse.page.url()).hash).toBe(`#table=${table}`);
  });

  test('pasting into the field that only shows the position opens, too', async () => {
    const page = await visit('/open', { permissions: ['clipboard-read', 'clipboard-write'] });
    await show(page, 'W:Wa2,Kd4:Ba7');
    await page.locator('input.link').focus();
    await page.evaluate(() => navigator.clipboard.writeText('B:Wa3:Bh6'));
    await page.keyboard.press('Control+v');
    await expect.poll(() => page.locator('input.link').inputValue()).toBe('B:Wa3:Bh6');
  });
});

describe('a table', () => {
  test('is replayed by its last game', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come);
    await clickPath(ayse.page, 'c3-c4');
    await expect.poll(() => bohdan.page.locator('.moves').textContent()).toContain('c3-c4');
    await bohdan.page.getByRole('button', { name: words.actions.resign }).click();
    await bohdan.page.getByRole('button', { name: words.actions.resignYes }).click();
    await ayse.page.getByRole('button', { name: words.actions.rematch }).click();
    await bohdan.page.getByRole('button', { name: words.actions.rematchAccept }).click();
    await expect.poll(() => bohdan.page.locator('.status').textContent()).toContain(words.status.yourMove);
    await clickPath(bohdan.page, 'e3-e4');
    await expect.poll(() => ayse.page.locator('.moves').textContent()).toContain('e3-e4');
    await ayse.page.goto(`${server().url}/open#table=${table}`);
    await expect.poll(() => ayse.page.locator('.movetext').textContent()).toContain('e3-e4');
    await expect.poll(() => ayse.page.locator('.entry[aria-current="true"]').textContent()).toContain('2.');
  });

  test.each(['#table=xxx', '#table=', '#table=%zz'])('%s is an incomplete link', async (hash) => {
    const page = await visit(`/open${hash}`);
    await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.badLink);
  });

  test('that cannot be reached is asked for again', async () => {
    const { ayse, table } = await seatTwo(server().url, come);
    const { page } = ayse;
    await page.route('**/pdn', (route) => route.abort());
    await page.goto(`${server().url}/open#table=${table}`);
    await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.offline);
    await page.unroute('**/pdn');
    await page.getByRole('button', { name: open.retry }).click();
    await page.locator('dama-replay').waitFor();
  });

  test.each([320, 768, 1440])('comes without moving anything at %s pixels', async (width) => {
    const { table } = await seatTwo(server().url, come);
    const { page } = await come({ viewport: { width, height: 700 } });
    await page.addInitScript(() => {
      const noted = { shift: 0 };
      Object.assign(globalThis, { noted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto(`${server().url}/open#table=${table}`);
    await page.locator('dama-replay').waitFor();
    await page.waitForTimeout(300);
    const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted') as { shift: number });
    expect(noted.shift).toBeLessThanOrEqual(0.01);
  });
});

test.each([
  ['a game', GAME],
  ['a position', 'W:Wa2,Kd4:Ba7'],
])('%s can be tried again where the reader does not come', async (_, text) => {
  const page = await visit();
  await page.route('**/assets/pdn-*.js*', (route) => route.abort());
  await show(page, text);
  await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.noReader);
  expect(await page.locator('textarea').inputValue()).toBe(text);
  const retry = page.getByRole('button', { name: open.retry });
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.noReader);
  await page.unroute('**/assets/pdn-*.js*');
  await retry.click();
  await page.locator('dama-replay').waitFor();
  expect(await page.locator('.trouble').textContent()).toBe('');
  await hand(page, 'B:Wa3:Bh6');
  await expect.poll(() => page.locator('input.link').inputValue()).toBe('B:Wa3:Bh6');
});

test('other rules read the same text again, which stays to be mended', async () => {
  const page = await visit();
  await show(page, 'W:Wc3,a1:Bd4,f6');
  await page.getByText(open.another).click();
  expect(await page.locator('textarea').inputValue()).toBe('W:Wc3,a1:Bd4,f6');
  await page.getByLabel(open.rules).selectOption('russian');
  await expect.poll(() => page.locator('h2').textContent()).toBe('Russian draughts');
  expect(await page.getByLabel(open.rules).isVisible()).toBe(true);
});

test('other rules read what the text was changed to, if it was', async () => {
  const page = await visit();
  await show(page, '1. a3-a4 *');
  await page.locator('.movetext').waitFor();
  await page.locator('.another summary').click();
  await page.getByLabel(open.text).fill('1. c3-d4 (1. c3-b4) b6-a5 *');
  await page.getByLabel(open.rules).selectOption('russian');
  await expect.poll(() => page.locator('.movetext').textContent()).toContain('c3-d4 (1. c3-b4)');
});

test('several files are read each by itself, and what is wrong names its file', async () => {
  const page = await visit();
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('open.pdn', '1. a3-a4 {and'),
      file('position.fen', 'W:Wa2:Ba7'),
      file('wrong.pdn', '[White "C"]\n\n1. a3-a5 *'),
    ]);
  await page.locator('.entry').nth(2).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(`wrong.pdn, ${open.at(3, 4)}`);
  expect(await page.locator('.entry').allTextContents()).toHaveLength(3);
  expect(await page.getByLabel(open.text).inputValue()).toBe('');
});

test('where the game is over nobody is to move, and the reason stands there', async () => {
  const page = await visit();
  await show(page, '[FEN "W:Wd3:Bd4"]\n\n1. d3xd5 1-0');
  await expect.poll(() => page.locator('.turn').count()).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.turn').count()).toBe(0);
  expect(await page.locator('.about p').textContent()).toBe('White won: Black has no pieces left');
});

test('an ambiguous capture names what it may mean, in the language of the visitor', async () => {
  const page = await visit('/open', { locale: 'tr-TR' });
  await show(page, '[GameType "21"]\n[FEN "B:W6,7,14,15:B2"]\n\n1. 2x18 *');
  const said = page.getByRole('alert');
  await expect.poll(() => said.textContent()).toContain(turkish.problems['ambiguous-move']);
  expect(await said.textContent()).toContain(turkish.open.which('2x9x18 veya 2x11x18'));
  expect(await said.locator('code').textContent()).toBe('2x18');
  expect(await said.locator('[lang=en]').count()).toBe(0);
});

describe.each(LANGUAGES)('in %s', (locale) => {
  test('the steps fit a phone of 320 pixels', async () => {
    const page = await visit('/open', { locale, viewport: { width: 320, height: 640 } });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    await show(page, GAME);
    await page.locator('dama-replay').waitFor();
    const spilt = await page.locator('.four button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return text.getBoundingClientRect().width > button.clientWidth - 8;
        })
        .map(({ textContent }) => textContent),
    );
    expect(spilt).toEqual([]);
    expect([await overflow(page), await bursting(page)]).toEqual([0, []]);
  });
});

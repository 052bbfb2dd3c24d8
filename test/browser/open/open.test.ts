import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openWords } from '../../../client/i18n/open-en.ts';
import { openWords as turkish } from '../../../client/i18n/open-tr.ts';
import { company } from '../pages/people.ts';
import { seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const { open, replay, problems, passedOver } = openWords;

const server = withServer();
const come = company(withBrowser());

const visit = async (path = '/open', options = {}): Promise<Page> => {
  const { page } = await come(options);
  await page.goto(server().url + path);
  await page.getByLabel(open.text).waitFor();
  return page;
};

const GAME = `[Event "Cup"]
[White "Ayşe"]
[Black "Bohdan"]
[Result "1-0"]
[Ruleset "russian"]

{An opening} 1. c3-d4 $1 b6-c5 (1... d6-e5 2. b2-c3) 2. d4:b6 a7:c5 1-0
`;

const show = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(open.text).fill(text);
  await page.getByRole('button', { name: open.read, exact: true }).click();
};

/** Pastes or drops a text, or a file, as a browser tells the page. */
const hand = (page: Page, kind: 'paste' | 'drop', content: string, file?: string) =>
  page.evaluate(
    ([kind, content, file]) => {
      const data = new DataTransfer();
      if (file === undefined) data.setData('text/plain', content);
      else data.items.add(new File([content], file));
      const init = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data });
      document.body.dispatchEvent(event);
    },
    [kind, content, file] as const,
  );

const text = (page: Page) => page.locator('.movetext').textContent();
const current = (page: Page) => page.locator('[aria-current="step"]').allTextContents();

describe('a game', () => {
  test.each([
    { how: 'written into the field', put: (page: Page) => show(page, GAME) },
    { how: 'pasted anywhere', put: (page: Page) => hand(page, 'paste', GAME) },
    { how: 'dropped as a text', put: (page: Page) => hand(page, 'drop', GAME) },
    { how: 'dropped as a file', put: (page: Page) => hand(page, 'drop', GAME, 'game.pdn') },
    {
      how: 'chosen as a file',
      put: (page: Page) =>
        page.locator('input[type=file]').setInputFiles({
          name: 'game.pdn',
          mimeType: 'text/plain',
          buffer: Buffer.from(GAME),
        }),
    },
  ])('is shown, $how', async ({ put }) => {
    const page = await visit();
    await put(page);
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['Bohdan', 'Ayşe']);
    expect(await page.locator('h2').textContent()).toBe('Russian draughts');
    expect(await page.locator('.about p').textContent()).toBe('White won · Cup');
    expect((await text(page))?.replace(/\s+/g, ' ').trim()).toBe(
      'An opening 1. c3-d4! b6-c5 (1… d6-e5 2. b2-c3) 2. d4xb6 a7xc5 1-0',
    );
    expect(await page.locator(':focus').textContent()).toBe('Russian draughts');
  });

  test('is stepped through by keys and buttons, into its variations too', async () => {
    const page = await visit();
    await show(page, GAME);
    await page.locator('.ply').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(page)).toEqual(['1. c3-d4!']);
    await page.keyboard.press('End');
    await expect.poll(() => current(page)).toEqual(['a7xc5']);
    await expect.poll(() => seenPieces(page)).toMatch(/c5/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toEqual(['2. d4xb6']);
    await page.getByRole('button', { name: replay.first, exact: true }).click();
    await expect.poll(() => current(page)).toEqual([]);
    await page.getByRole('button', { name: 'b2-c3' }).click();
    await expect.poll(() => current(page)).toEqual(['2. b2-c3']);
    await expect.poll(() => seenPieces(page)).toContain('d4');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toEqual(['1. c3-d4!']);
    await page.getByRole('button', { name: replay.flip }).click();
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['Ayşe', 'Bohdan']);
  });

  test('leaves the keys to the fields and to the squares', async () => {
    const page = await visit();
    await show(page, GAME);
    await page.locator('.ply').first().waitFor();
    await page.locator('input.link').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('dama-board [data-square="a1"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await current(page)).toEqual([]);
  });

  test('can be played on from any position', async () => {
    const page = await visit();
    await show(page, GAME);
    await page.locator('.ply').first().waitFor();
    await page.keyboard.press('ArrowRight');
    const fen = await page.locator('input.link').inputValue();
    expect(fen).toMatch(/^B:Wa1,.*d4.*:B/);
    await page.getByRole('button', { name: replay.playOn }).click();
    await page.waitForURL('**/t/*');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Russian draughts');
    expect(await page.locator('.player').last().getAttribute('data-color')).toBe('black');
    const answer = await page.request.get(
      `${server().url}/api${new URL(page.url()).pathname.replace('/t/', '/tables/')}`,
    );
    expect((await answer.json()).table.fen).toBe(fen);
  });

  test('copies its position', async () => {
    const page = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await show(page, 'W:Wa2,Kd4:Ba7');
    await page.getByRole('button', { name: replay.copyFen }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('W:Wa2,Kd4:Ba7');
  });

  test('that is over here cannot be played on', async () => {
    const page = await visit();
    await show(page, 'W:Wa2:Ba7');
    await expect.poll(() => page.locator('.share .hint').textContent()).toBe('');
    await hand(page, 'paste', 'B:Wa2:B');
    await expect.poll(() => page.locator('.share .hint').textContent()).toBe(replay.over);
    expect(await page.getByRole('button', { name: replay.playOn }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    {
      name: 'a move against the rules',
      text: '[White "A"]\n\n1. a3-a5 *\n',
      code: 'illegal-move',
      line: 3,
      column: 4,
    },
    {
      name: 'a comment inside a comment',
      text: '1. a3-a4 {a {b} c} a6-a5 *',
      code: 'nested-comment',
      line: 1,
      column: 13,
    },
    { name: 'a position', text: 'W:Wa2,z9:Ba7', code: 'unknown-square', line: 1, column: 7 },
  ] as const)('$name is told with its place', async ({ text, code, line, column }) => {
    const page = await visit();
    await show(page, text);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(problems[code]);
    expect(await page.getByRole('alert').textContent()).toContain(open.at(line, column));
    expect(await page.getByRole('alert').locator('[lang=en]').count()).toBe(0);
    expect(await page.getByLabel(open.text).inputValue()).toBe(text);
    expect(await page.locator('dama-replay').count()).toBe(0);
  });

  test('follows the chosen rules where the text names none', async () => {
    const page = await visit();
    await show(page, '1. c3-d4 *');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(problems['illegal-move']);
    await page.getByLabel(open.rules).selectOption('russian');
    await show(page, '1. c3-d4 *');
    await expect.poll(() => text(page)).toContain('c3-d4');
    expect(await page.locator('h2').textContent()).toBe('Russian draughts');
  });

  test('nothing at all is told in words', async () => {
    const page = await visit();
    await show(page, '  ');
    await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.nothing);
  });

  test('a table that is none', async () => {
    const page = await visit('/open#table=2222222222');
    await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.noTable);
  });

  test('what was passed over is listed', async () => {
    const page = await visit();
    await show(page, '7. a3-a4 *');
    await page.getByText(open.warnings(1)).click();
    await expect.poll(() => page.locator('.remarks li').textContent()).toContain(passedOver['move-number']);
  });
});

describe('several games', () => {
  const games = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `[White "Player ${n + 1}"]\n[Black "B"]\n\n1. a3-a4 h6-h5 2. b3-b4 *\n\n`,
    ).join('');

  test('are listed, found and chosen', async () => {
    const page = await visit();
    await show(page, `${games(2)}[White "Broken"]\n\n1. a3-a5 *\n`);
    await expect.poll(() => page.locator('.entry').count()).toBe(3);
    expect(await page.locator('#library-heading').textContent()).toBe(open.found(3, 1));
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['B', 'Player 1']);
    await page.getByLabel(open.find).fill('player 2');
    await page.locator('.entry').click();
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['B', 'Player 2']);
    await page.getByLabel(open.find).fill('3');
    await page.locator('.entry').filter({ hasText: open.unread }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(problems['illegal-move']);
  });

  test('ten thousand are read while the page goes on answering', async () => {
    const page = await visit();
    await page.evaluate(() => {
      const gaps = { longest: 0, last: performance.now() };
      Object.assign(window, { gaps });
      const tick = () => {
        const now = performance.now();
        gaps.longest = Math.max(gaps.longest, now - gaps.last);
        gaps.last = now;
        setTimeout(tick);
      };
      tick();
    });
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.pdn',
      mimeType: 'text/plain',
      buffer: Buffer.from(games(10_000)),
    });
    await expect
      .poll(
        () =>
          page
            .locator('#library-heading')
            .textContent()
            .catch(() => ''),
        { timeout: 60_000 },
      )
      .toBe(open.found(10_000, 0));
    expect(await page.locator('.entry').count()).toBe(100);
    const { longest } = await page.evaluate(() => (window as unknown as { gaps: { longest: number } }).gaps);
    // Two shared cores: far more than a turn of reading takes, far less than anybody would call frozen.
    expect(longest).toBeLessThan(1000);
    await page.getByLabel(open.find).fill('9999');
    await page.locator('.entry').click();
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['B', 'Player 9999']);
  });

  test('a long reading can be stopped', async () => {
    const page = await visit();
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.pdn',
      mimeType: 'text/plain',
      buffer: Buffer.from(games(40_000)),
    });
    await page.getByRole('button', { name: open.stop }).click();
    await expect.poll(() => page.locator('.trouble').textContent()).toBe(open.stopped);
    expect(await page.locator('.reading').count()).toBe(0);
  });
});

describe('the page', () => {
  test('sends nothing of a game anywhere', async () => {
    const page = await visit();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await show(page, GAME);
    await page.locator('.ply').first().waitFor();
    expect(sent.filter((line) => !/^GET \/assets\//.test(line))).toEqual([]);
  });

  test.each([320, 768, 1440])('fits a screen of %s pixels', async (width) => {
    const page = await visit('/open', { viewport: { width, height: 700 } });
    for (const content of ['', GAME, '1. a3-a5 *']) {
      if (content !== '') await hand(page, 'paste', content);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

  test('is reached from the home page, in the language of the visitor', async () => {
    const { page } = await come({ locale: 'tr-TR' });
    await page.goto(server().url);
    await page.locator('nav a[href^="/open"]').click();
    await expect.poll(() => page.locator('dama-open h1').textContent()).toBe(turkish.open.heading);
    await expect.poll(() => page.title()).toBe(turkish.open.title);
    await page.getByLabel(turkish.open.text).fill('1. a3-a5 *');
    await page.getByRole('button', { name: turkish.open.read, exact: true }).click();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain(turkish.problems['illegal-move']);
  });
});

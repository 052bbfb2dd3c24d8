import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { homeWords as ukrainian } from '../../../client/i18n/home-uk.ts';
import { RULESETS } from '../../../engine/index.ts';
import { clickPath, seenPieces } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, movesOf, type Person, seatTwo, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** The squares that are drawn light, as the wood leaves them out. */
const paleSquares = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    const drawn = document.querySelector('dama-board')?.shadowRoot?.querySelector('path.paleWood');
    return (drawn?.getAttribute('d') ?? '').split('M').length - 1;
  });

const label = ({ page }: Person, square: string) =>
  page.locator(`dama-board [data-square="${square}"]`).getAttribute('aria-label');

const list = ({ page }: Person) => page.locator('.moves ol li').allTextContents();

describe('Russian draughts', () => {
  test('is played by two, on the dark squares', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come, undefined, 'russian');
    for (const who of [ayse, bohdan]) {
      expect(await who.page.locator('h1').textContent()).toBe('Russian draughts');
      expect(await paleSquares(who)).toBe(32);
      expect(await label(who, 'a2')).toBe('a2, not in play');
      expect(await label(who, 'e5')).toBe('e5, empty');
    }
    const start = await seenPieces(ayse.page);
    expect(start.split(/[,:]/)).toHaveLength(24);
    await clickPath(ayse.page, 'c3-d4');
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    await clickPath(bohdan.page, 'b6-c5');
    await expect.poll(() => status(ayse)).toContain('You must take.');
    await clickPath(ayse.page, 'd4xb6');
    await expect.poll(() => status(bohdan)).toContain('You must take.');
    await clickPath(bohdan.page, 'a7xc5');
    await expect.poll(() => movesOf(server().url, table)).toEqual(['c3-d4', 'b6-c5', 'd4xb6', 'a7xc5']);
    expect(await ayse.page.locator('.counts').allTextContents()).toEqual(['11 men', '11 men']);
    await expect.poll(() => list(ayse)).toEqual(['1.c3-d4b6-c5', '2.d4xb6a7xc5']);
  });

  // Source: cases.md, "Promotion lost when capturing": b6xd8xh4, king.
  test('crowns a man in mid-capture, and what is taken stands until the end (R7, R11)', async () => {
    const fen = 'W:Wg1,b6:Ba5,c7,Kg5';
    const { ayse, bohdan, table } = await seatTwo(server().url, come, fen, 'russian');
    await clickPath(ayse.page, 'b6-d8');
    await expect.poll(() => seenPieces(ayse.page)).toBe('Wg1,Kd8:Ba5,Kg5,c7');
    expect(await label(ayse, 'd8')).toContain('white king, picked up');
    expect(await label(ayse, 'c7')).toBe('c7, black man, taken');
    expect(await label(ayse, 'g5')).toBe('g5, black king');
    expect(await ayse.page.locator('dama-board .taken').count()).toBe(1);
    await ayse.page.locator('dama-board [data-square="h4"]').click();
    for (const who of [ayse, bohdan]) await expect.poll(() => seenPieces(who.page)).toBe('Wg1,Kh4:Ba5');
    await clickPath(bohdan.page, 'a5-b4');
    await clickPath(ayse.page, 'g1-f2');
    await expect.poll(() => movesOf(server().url, table)).toEqual(['b6xd8xh4', 'a5-b4', 'g1-f2']);
  });
});

describe('English draughts', () => {
  test('is begun by Black', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, come, undefined, 'english');
    expect(await status(ayse)).toContain('Bohdan to move');
    await expect.poll(() => status(bohdan)).toContain(words.status.yourMove);
    expect(await paleSquares(bohdan)).toBe(32);
    for (const [move, who] of [
      ['b6-a5', bohdan],
      ['c3-d4', ayse],
      ['d6-c5', bohdan],
      ['d4xb6', ayse],
    ] as const) {
      await expect.poll(() => status(who)).toContain(words.status.yourMove);
      await clickPath(who.page, move);
    }
    await expect.poll(() => movesOf(server().url, table)).toEqual(['b6-a5', 'c3-d4', 'd6-c5', 'd4xb6']);
    await expect.poll(() => list(ayse)).toEqual(['1.b6-a5c3-d4', '2.d6-c5d4xb6']);
  });

  test('captures twice with a man', async () => {
    const fen = 'B:Wh2,c3,c5:Bd6,h8';
    const { bohdan, table } = await seatTwo(server().url, come, fen, 'english');
    await clickPath(bohdan.page, 'd6xb4xd2');
    await expect.poll(() => movesOf(server().url, table)).toEqual(['d6xb4xd2']);
    await expect.poll(() => seenPieces(bohdan.page)).toBe('Wh2:Bd2,h8');
  });
});

describe('the choice of rules', () => {
  test('says what each differs in and shows its board', async () => {
    const { page } = await come();
    await page.goto(server().url);
    for (const { name } of RULESETS) {
      await page.getByLabel(homeWords.home.rules, { exact: true }).selectOption(name);
      await expect
        .poll(() => page.locator('#rules-hint').textContent())
        .toBe(homeWords.home.differences[name]);
      const picture = await page.locator('#start').getAttribute('src');
      expect((await page.request.get(server().url + picture)).status()).toBe(200);
      expect(picture).toBe(`/start-${name}.svg`);
    }
    expect(await page.locator('#start').getAttribute('alt')).toBe(homeWords.home.boardAlt);
    await page.getByLabel(homeWords.home.rules, { exact: true }).selectOption('pool');
    await expect.poll(() => page.locator('#start').getAttribute('alt')).toBe(homeWords.home.darkBoardAlt);
    await page.locator('.settings select').first().selectOption('uk');
    await expect.poll(() => page.locator('#rules-hint').textContent()).toBe(ukrainian.home.differences.pool);
    expect(await page.locator('optgroup').first().getAttribute('label')).toBe(
      ukrainian.home.families.turkish,
    );
  });

  test.each(['brazilian', 'armenian'] as const)('opens a table of %s', async (name) => {
    const { page } = await come();
    await page.goto(server().url);
    await page.getByLabel(homeWords.home.rules, { exact: true }).selectOption(name);
    await page.getByRole('button', { name: homeWords.home.create }).click();
    await page.waitForURL('**/t/*');
    await expect.poll(() => page.locator('h1').textContent()).toBe(words.rulesets[name]);
  });
});

describe('the game as a file', () => {
  test('is handed out to all once both sit', async () => {
    const { ayse, table } = await seatTwo(server().url, come, undefined, 'russian');
    const spectator = await come();
    await spectator.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await spectator.page.goto(`${server().url}/t/${table}`);
    const link = spectator.page.getByRole('link', { name: words.moves.download });
    await expect.poll(() => spectator.page.locator('.moves').textContent()).toContain(words.moves.none);
    await clickPath(ayse.page, 'c3-d4');
    await expect.poll(() => spectator.page.locator('.moves').textContent()).toContain('c3-d4');
    const told = await (await fetch(`${server().url}/api/tables/${table}/pdn`)).text();
    expect(told).toContain('c3-d4');
    const href = await link.getAttribute('href');
    expect(href).toBe(`/api/tables/${table}/pdn`);
    expect(await link.getAttribute('download')).toBe(`dama-${table}.pdn`);
    await spectator.page.getByRole('button', { name: words.moves.copy }).click();
    await expect
      .poll(() => spectator.page.locator('.moves button').textContent())
      .toContain(words.share.copied);
    expect(await spectator.page.locator('.moves [role=status]').textContent()).toBe(words.share.copied);
    expect(await spectator.page.evaluate(() => navigator.clipboard.readText())).toBe(told);
    await spectator.page.getByRole('link', { name: words.moves.replay }).click();
    await spectator.page.waitForURL(`**/open#table=${table}`);
    await expect.poll(() => spectator.page.locator('.movetext').textContent()).toContain('c3-d4');
  });
});

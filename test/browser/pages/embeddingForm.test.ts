import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadEmbeddingWords } from '../../../client/i18n/embedding-languages.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { framed, made, parsed, SNIPPET, shown, textOf, visitor } from './embeddingPage.ts';
import { overflow } from './measures.ts';
import { company, openTable } from './people.ts';

const server = withServer();
const come = company(withBrowser());
const visit = visitor(server, come);

describe('the form', () => {
  test('changes snippet and board together', async () => {
    const page = await visit();
    const form = page.locator('#wish');
    await form.getByLabel('Position (FEN)').fill('W:Wa3:Bh6');
    await form.getByLabel('Board', { exact: true }).selectOption('night');
    await form.getByLabel('Pieces').selectOption('stacked');
    await form.getByLabel('Coordinates').selectOption('turkish');
    await form.getByLabel('Below').selectOption('white');
    await form.getByLabel('Width in pixels').fill('320');
    await form.getByLabel('It can be played on').uncheck();
    await expect.poll(() => made(page)).toContain('fen="W:Wa3:Bh6"');
    const look = { theme: 'night', pieces: 'stacked', coordinates: 'turkish', orientation: 'white' };
    const { board, img } = await parsed(page, await made(page));
    expect(board).toEqual({ fen: 'W:Wa3:Bh6', ...look });
    for (const [name, value] of Object.entries(board)) expect(await shown(page, name)).toBe(value);
    expect(img.width).toBe('320');
    expect(Object.fromEntries(new URL(img.src ?? '').searchParams)).toEqual({ fen: 'W:Wa3:Bh6', ...look });
    expect((await page.locator('#made dama-board').boundingBox())?.width).toBe(320);
    expect((await page.request.get(img.src ?? '')).status()).toBe(200);
  });

  test('takes a game', async () => {
    const page = await visit();
    await page.getByRole('radio', { name: 'A game' }).check();
    await page.getByLabel('Game (PDN)').fill('[FEN "W:Wa3:Bh6"] 1. a3-a4 *');
    await expect.poll(() => shown(page, 'pdn')).toBe('[FEN "W:Wa3:Bh6"] 1. a3-a4 *');
    const { board, img } = await parsed(page, await made(page));
    expect(board).toEqual({ pdn: '[FEN "W:Wa3:Bh6"] 1. a3-a4 *' });
    expect(img.src).toBe(`${server().url}/board.svg?fen=W:Wa3:Bh6`);
  });

  /** Source: what other programs write. The picture is of the game's own rules and position, and is one. */
  test.each([
    { pdn: '[GameType "25,W,8,8,A0,0"] 1. c3-d4 d6-c5 *', query: { rules: 'russian' } },
    {
      pdn: '[GameType "21"] [FEN "B:W21-31:B1-12"] 1. 11-15 *',
      query: {
        fen: 'B:Wa1,c1,e1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8',
        rules: 'english',
      },
    },
    { pdn: '[FEN "W:Wa3,d3:Bd6,f6."] *', query: { fen: 'W:Wa3,d3:Bd6,f6' } },
    { pdn: 'nonsense', query: {} },
  ])('has the picture of $pdn', async ({ pdn, query }) => {
    const page = await visit();
    await page.getByRole('radio', { name: 'A game' }).check();
    await page.getByLabel('Game (PDN)').fill(pdn);
    await expect.poll(() => shown(page, 'pdn')).toBe(pdn);
    const { img } = await parsed(page, await made(page));
    expect(Object.fromEntries(new URL(img.src ?? '').searchParams)).toEqual(query);
    expect((await page.request.get(img.src ?? '')).status()).toBe(200);
  });

  test('reads games only when there is one, and shows what is wanted by then', async () => {
    const page = await visit();
    const asked: string[] = [];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/gameStart-/, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.getByRole('radio', { name: 'A game' }).check();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('radio', { name: 'A position' }).check();
    await page.getByLabel('Position (FEN)').fill('W:Wa3:Bh6');
    await expect.poll(() => shown(page, 'fen')).toBe('W:Wa3:Bh6');
    const loaded = page.waitForResponse(/\/gameStart-/);
    goOn();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await shown(page, 'fen')).toBe('W:Wa3:Bh6');
    expect(await shown(page, 'pdn')).toBe(null);
  });

  test('shows a game also where what reads it did not come, and reads the next one', async () => {
    const page = await visit();
    await page.route(/\/gameStart-/, (route) => route.abort(), { times: 1 });
    await page.getByRole('radio', { name: 'A game' }).check();
    await expect.poll(() => shown(page, 'pdn')).toContain('1. a3-a4');
    await page.getByLabel('Game (PDN)').fill('[GameType "25"] 1. c3-d4 *');
    await expect.poll(() => made(page)).toContain('/board.svg?rules=russian"');
  });

  test('takes a table by any form of its address', async () => {
    const page = await visit();
    const table = await openTable(server().url);
    await page.getByRole('radio', { name: 'A live table' }).check();
    await page
      .getByLabel('Table', { exact: true })
      .fill(`${server().url}/t/${table}?lang=tr#claim=abcdefghijklmnopqrst`);
    await expect.poll(() => shown(page, 'src')).toBe(`${server().url}/t/${table}`);
    expect(await made(page)).not.toContain('claim');
    expect(await framed(page)).toBe(`${server().url}/embed/${table}`);
  });

  test.each([1200, 320])('says of a text that it is no table, and nothing moves (%i px)', async (width) => {
    const page = await visit('', { viewport: { width, height: 900 } });
    await page.getByRole('radio', { name: 'A live table' }).check();
    const field = page.getByLabel('Table', { exact: true });
    const copy = page.locator('#made .copy');
    const hint = page.getByText('The address of a table of this site.', { exact: true });
    const none = page.getByText('That is not the address of a table of this site.', { exact: true });
    /** Where all stands below the field, and the snippet's end. */
    const places = () =>
      page.evaluate(() =>
        ['#theme', '#made .snippet', '#facts-title'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
        ),
      );
    await expect.poll(() => copy.isVisible()).toBe(false);
    await expect.poll(() => made(page)).toContain(`src="${server().url}/t/ID"`);
    expect([await hint.isVisible(), await none.isVisible()]).toEqual([true, false]);
    const before = await places();
    for (const text of ['my table', `https://other.example/t/7fKq2mWxYz`]) {
      await field.fill(text);
      await expect.poll(() => none.isVisible()).toBe(true);
      expect([await hint.isVisible(), await copy.isVisible()]).toEqual([false, false]);
      expect(await made(page)).toContain(`src="${server().url}/t/ID"`);
      expect(await page.locator('#made dama-board').count()).toBe(0);
      expect(await places()).toEqual(before);
      expect(await overflow(page)).toBe(0);
      expect(await framed(page)).toBe(`${server().url}/embed/ID`);
      await field.fill('');
      await expect.poll(() => hint.isVisible()).toBe(true);
    }
    await field.fill(await openTable(server().url));
    await expect.poll(() => copy.isVisible()).toBe(true);
    expect([await hint.isVisible(), await none.isVisible()]).toEqual([true, false]);
    expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2)); // The snippet may have another line.
  });

  test('says calmly what cannot be read', async () => {
    const page = await visit();
    await page.getByLabel('Position (FEN)').fill('nonsense');
    await page.locator('#made dama-board [part~=note]').waitFor();
  });
});

describe('a snippet looks elsewhere as here', () => {
  const WOODEN = { theme: 'wood', pieces: 'discs' };
  /** The looks that a sample's snippet says, on the element and in the picture's address, and the picture on the page. */
  const looks = async (page: Page, sample: Locator) => {
    const { board, img } = await parsed(page, await textOf(sample.locator(SNIPPET)));
    const seen = await sample.locator('.shown img').evaluate((picture: HTMLImageElement) => picture.src);
    const look = (values: { readonly [name: string]: string | undefined }) =>
      Object.fromEntries(
        Object.entries({ theme: values.theme, pieces: values.pieces }).filter(([, value]) => value),
      );
    return [board, ...[img.src ?? '', seen].map((src) => Object.fromEntries(new URL(src).searchParams))].map(
      look,
    );
  };
  const samplesOf = (page: Page) => page.locator('.sample').all();

  test('in Ukrainian, whose look others do not have; after another language was chosen it says none', async () => {
    const page = await visit('', { locale: 'uk-UA' });
    const uk = await loadEmbeddingWords('uk');
    await expect.poll(() => textOf(page.locator('h1'))).toBe(uk.embedding.heading);
    for (const sample of await samplesOf(page))
      expect(await looks(page, sample)).toEqual([WOODEN, WOODEN, WOODEN]);
    await page.locator('#fen').fill('W:Wa3:Bh6');
    await expect
      .poll(() => made(page))
      .toContain('/board.svg?fen=W:Wa3:Bh6&amp;theme=wood&amp;pieces=discs"');
    await page.locator('#theme').selectOption('night');
    await expect
      .poll(() => made(page))
      .toContain('/board.svg?fen=W:Wa3:Bh6&amp;theme=night&amp;pieces=discs"');
    expect(await looks(page, page.locator('#made'))).toEqual(
      Array(3).fill({ theme: 'night', pieces: 'discs' }),
    );
    await page.locator('#theme').selectOption('');
    await expect.poll(() => made(page)).toContain('theme="wood"');
    // What the board wears is left to the language of its page.
    expect(await shown(page, 'theme')).toBe(null);
    await page.locator('dama-settings select').first().selectOption('en');
    await expect.poll(() => textOf(page.locator('h1'))).toBe('A board on your page');
    for (const sample of await samplesOf(page)) expect(await looks(page, sample)).toEqual([{}, {}, {}]);
    await page.locator('dama-settings select').first().selectOption('uk');
    await expect.poll(() => textOf(page.locator('h1'))).toBe(uk.embedding.heading);
    for (const sample of await samplesOf(page))
      expect(await looks(page, sample)).toEqual([WOODEN, WOODEN, WOODEN]);
  });

  test.each(['en', 'tr'])('%s says none', async (locale) => {
    const page = await visit('', { locale });
    for (const sample of await samplesOf(page)) expect(await looks(page, sample)).toEqual([{}, {}, {}]);
  });
});

import { describe, expect, test } from 'vitest';
import { loadEmbeddingWords } from '../../../client/i18n/embedding-languages.ts';
import { LANGUAGES } from '../../../client/i18n/languages.ts';
import { loadLooksWords } from '../../../client/i18n/looks-languages.ts';
import { violations } from '../reach/axe.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { announced } from '../setup/listening.ts';
import { framed, made, parsed, SNIPPET, shown, textOf, visitor } from './embeddingPage.ts';
import { overflow } from './measures.ts';
import { company, openTable } from './people.ts';

const server = withServer();
const come = company(withBrowser());
const visit = visitor(server, come);

describe('each kind stands beside its snippet', () => {
  test('and is what the snippet says', async () => {
    const page = await visit();
    const samples = page.locator('main > .sample:has(dama-board)');
    expect(await samples.count()).toBe(2);
    for (const sample of await samples.all()) {
      const { script, board, img } = await parsed(page, await textOf(sample.locator(SNIPPET)));
      expect(script).toEqual({ type: 'module', src: `${server().url}/embed.js` });
      for (const [name, value] of Object.entries(board)) {
        expect(await sample.locator('dama-board').getAttribute(name)).toBe(value);
      }
      expect(img.src).toContain(`${server().url}/board.svg`);
      expect((await page.request.get(img.src ?? '')).status()).toBe(200);
    }
  });

  test('a position is played on', async () => {
    const page = await visit();
    const board = page.locator('main > .sample').first().locator('dama-board');
    for (const square of ['d3', 'd5', 'f5', 'f7']) await board.locator(`[data-square=${square}]`).click();
    await expect.poll(() => board.locator('[data-square=f7]').getAttribute('aria-label')).toContain('white');
  });

  test('a game is stepped through', async () => {
    const page = await visit();
    const board = page.locator('main > .sample').nth(1).locator('dama-board');
    await board.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => board.locator('[data-square=b4]').getAttribute('aria-label')).toContain('white');
  });

  test('a table is opened by a press, never before', async () => {
    const { page } = await come();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${server().url}/embedding`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const copy = page.locator('#live .copy');
    expect(await copy.isVisible()).toBe(false);
    expect(await framed(page)).toBe(`${server().url}/embed/ID`);
    await page.getByRole('button', { name: 'Open a table here' }).click();
    const board = page.locator('#live dama-board');
    await expect.poll(() => board.locator('[data-square=a3]').getAttribute('aria-label')).toContain('white');
    expect(asked).toEqual(['/api/tables']);
    const { board: tag, img } = await parsed(page, await textOf(page.locator(`#live ${SNIPPET}`)));
    expect(tag.src).toBe(await board.getAttribute('src'));
    expect(img.src).toBe(`${tag.src}.svg`);
    expect(await copy.isVisible()).toBe(true);
    expect(await framed(page)).toBe(tag.src?.replace('/t/', '/embed/'));
    expect(await textOf(page.locator('#opened'))).toContain('The table is open');
  });

  test('a table that cannot be opened is told of, and can be tried again', async () => {
    const page = await visit();
    await page.route('**/api/tables', (route) => route.abort());
    const button = page.getByRole('button', { name: 'Open a table here' });
    await button.click();
    await expect.poll(() => textOf(page.locator('#opened'))).toContain('could not be opened');
    await page.unroute('**/api/tables');
    await button.click();
    await page.locator('#live dama-board').waitFor();
  });
});

describe('the address', () => {
  test('names a table', async () => {
    const table = await openTable(server().url);
    const page = await visit(`?table=${table}`);
    await expect.poll(() => shown(page, 'src')).toBe(`${server().url}/t/${table}`);
    expect(await page.getByLabel('Table', { exact: true }).inputValue()).toBe(`${server().url}/t/${table}`);
    expect(await framed(page)).toBe(`${server().url}/embed/${table}`);
  });

  test.each([
    { hash: '#fen=W:Wa3:Bh6', name: 'fen', value: 'W:Wa3:Bh6' },
    { hash: '#pdn=1.%20a3-a4%20*', name: 'pdn', value: '1. a3-a4 *' },
  ])('$hash fills the form', async ({ hash, name, value }) => {
    const page = await visit(hash);
    await expect.poll(() => shown(page, name)).toBe(value);
    expect(await made(page)).toContain(`${name}="${value}"`);
    expect(await shown(page, 'rules')).toBe(null);
  });

  test.each([
    { hash: '#fen=W:Wc3:Bb6,Kd6&rules=russian', name: 'fen', value: 'W:Wc3:Bb6,Kd6', rules: 'russian' },
    { hash: '#pdn=1.%20c3-d4%20*&rules=russian', name: 'pdn', value: '1. c3-d4 *', rules: 'russian' },
    { hash: '#fen=W:Wc3:Bb6&rules=chess', name: 'fen', value: 'W:Wc3:Bb6', rules: null },
  ])('$hash takes the rules that there are', async ({ hash, name, value, rules }) => {
    const page = await visit(hash);
    await expect.poll(() => shown(page, name)).toBe(value);
    expect(await shown(page, 'rules')).toBe(rules);
    const { board, img } = await parsed(page, await made(page));
    expect(board.rules ?? null).toBe(rules);
    expect(new URL(img.src ?? '').searchParams.get('rules')).toBe(rules);
    expect(await page.locator('#made dama-board [part~=note]').count()).toBe(0);
    // Another link without rules asks for the usual ones again.
    await page.evaluate(() => location.assign('#fen=W:Wa3:Bh6'));
    await expect.poll(() => shown(page, 'fen')).toBe('W:Wa3:Bh6');
    expect(await shown(page, 'rules')).toBe(null);
  });
});

test('a snippet is copied, and where that is refused it is selected', async () => {
  const page = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
  const sample = page.locator('main > .sample').first();
  const button = sample.locator('.copy');
  const said = sample.locator('.copying [role=status]');
  const spoken = async () => (await announced(page)).filter((text) => text.startsWith('polite: Copied'));
  await button.click();
  await expect.poll(() => textOf(said)).toBe('Copied');
  expect(await spoken()).toEqual(['polite: Copied']);
  expect(await textOf(button)).toBe('Copy the snippet');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await textOf(sample.locator(SNIPPET)),
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect.poll(() => textOf(said)).toContain('Select');
  expect(await page.evaluate(() => String(getSelection()))).toContain('<dama-board');
});

test('that a snippet was copied is said until it has changed', async () => {
  const page = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
  const said = page.locator('#made .copying [role=status]');
  await page.locator('#made .copy').click();
  await expect.poll(() => textOf(said)).toBe('Copied');
  await page.getByLabel('Position (FEN)').fill('W:Wa3:Bh6');
  await expect.poll(() => made(page)).toContain('W:Wa3:Bh6');
  expect(await textOf(said)).toBe('');
});

test('a page whose words do not come goes on in English', async () => {
  const { page } = await come({ locale: 'tr' });
  await page.route(/\/assets\/(embedding|looks)-tr-/, (route) => route.abort());
  await page.goto(`${server().url}/embedding`);
  await expect.poll(() => textOf(page.locator('nav a').first())).not.toBe('New table');
  expect(await textOf(page.locator('h1'))).toBe('A board on your page');
  expect(await textOf(page.locator('#theme option').nth(1))).toBe('Pistachio');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('it says all in this language, and nothing bursts its place at 320 px and with large text', async () => {
    const page = await visit(`?lang=${language}`, { viewport: { width: 320, height: 640 } });
    const { embedding } = await loadEmbeddingWords(language);
    await expect.poll(() => textOf(page.locator('h1'))).toBe(embedding.heading);
    const { called } = await loadLooksWords(language);
    for (const look of ['lined', 'stacked', 'turkish'] as const)
      expect(await textOf(page.locator(`#wish option[value=${look}]`).last())).toBe(called[look]);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(page)).toBe(0);
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
  const page = await visit('', { colorScheme });
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
});

test('the home page leads there', async () => {
  const { page } = await come();
  await page.goto(`${server().url}/`);
  await page.getByRole('link', { name: 'A board on your page' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/embedding');
});

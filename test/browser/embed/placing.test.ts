import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, hosts, picture, SCRIPT } from './hosts.ts';

const site = hosts();

const FEN = 'W:Wd3,g2:Bg3,d4,e5,f6';
const SHOWN = picture(`/board.svg?fen=${FEN}`);
/** A picture that does not come. */
const GONE = '<img src="data:image/png,gone" width="480" height="480" alt="A position">';

const board = (inside = SHOWN, attributes = 'playable'): string =>
  `<dama-board fen="${FEN}" ${attributes}>${inside}</dama-board>`;

const boxOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

describe('the board takes the picture’s place, and nothing shifts', () => {
  test.each([
    ['plain', '', board()],
    ['in words', '', `left${board()}right`],
    ['as wide as the page', 'img { width: 100%; height: auto }', board()],
    ['a block', 'img { display: block; width: 90% }', board()],
    ['in a <picture>', '', board(`<picture>${SHOWN}</picture>`)],
    ['in a link', '', board(`<a href="/">${SHOWN}</a>`)],
    ['in a figure', '', board(`<figure>${SHOWN}<figcaption>A game</figcaption></figure>`)],
    ['before a text', '', board(`${SHOWN}<p>A text</p>`)],
    ['afloat', 'img { float: left }', board()],
    ['in an element with a border', 'dama-board { border: 9px solid; padding: 20px }', board()],
    ['all unset', '* { all: unset } body, p { display: block }', board()],
    ['in words as they were typed', '', `<pre>${board()}</pre>`],
    ['in lines from above to below', 'body { writing-mode: vertical-rl }', board()],
    [
      'in a box of a ratio',
      '.r { position: relative; width: 300px; padding-top: 300px } .r img { position: absolute; inset: 0; width: 100%; height: 100% }',
      `<div class="r">${board()}</div>`,
    ],
    ['over pictures that a page shows', 'img { visibility: visible; position: relative }', board()],
  ])('%s', async (_, css, body) => {
    const { page } = await site.visit(
      { body: `<p>Before.</p>${body}<p id="after">After.</p>`, css },
      { slow: 300 },
    );
    const before = [await boxOf(page, 'img'), await boxOf(page, '#after')];
    await drawn(page);
    expect([await boxOf(page, 'img'), await boxOf(page, '#after')]).toEqual(before);
    expect(await boxOf(page, 'dama-board div.frame')).toEqual(before[0]);
    expect(await page.locator('img').isVisible()).toBe(false);
    await page.locator('dama-board [data-square=d3]').click();
    await page.locator('dama-board [data-square=d5]').click();
    expect(await page.locator('dama-board [part=chosen]').count()).toBe(1);
  });

  test.each([
    ['alone', board()],
    ['in a block', `<div>${board()}</div>`],
    ['in words', `<p>left ${board()} right</p>`],
  ])('%s it is as large as its picture for whoever measures it', async (_, body) => {
    const { page } = await site.visit({ body });
    await drawn(page);
    const [left, top, width, height = 0] = await boxOf(page, 'dama-board');
    expect([left, top, width]).toEqual((await boxOf(page, 'img')).slice(0, 3));
    // Under a picture in a line there is room for letters like g.
    expect(height).toBeGreaterThanOrEqual(480);
    expect(height).toBeLessThan(490);
  });

  test.each([
    ['element', 'dama-board', '--dama-wood: red'],
    ['picture', 'img', 'border-radius: 4px'],
  ])('a page that writes the style of the %s anew keeps its board', async (_, selector, style) => {
    const { page } = await site.visit({ body: board() });
    await drawn(page);
    const before = await boxOf(page, 'dama-board .board');
    await page.locator(selector).evaluate((element, text) => element.setAttribute('style', text), style);
    expect((await boxOf(page, 'dama-board .board')).slice(0, 3)).toEqual(before.slice(0, 3));
  });

  const WIDE = 'img { width: 100%; height: auto }';

  test('one that is shown later is as wide there as any picture', async () => {
    const { page } = await site.visit({ body: `<div id="tab" hidden>${board()}</div>`, css: WIDE });
    await page.waitForLoadState('networkidle');
    await page.locator('#tab').evaluate((tab) => tab.removeAttribute('hidden'));
    await drawn(page);
    expect((await boxOf(page, 'dama-board .board'))[2]).toBe((await boxOf(page, '#tab'))[2]);
  });

  test('a style sheet that comes after the board is followed', async () => {
    const late = `document.addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.href = 'data:text/css,${encodeURIComponent(WIDE)}';
      document.head.append(link);
    });`;
    const { page } = await site.visit({ body: board(), head: `<script>${late}</script>${SCRIPT}` });
    await drawn(page);
    await expect.poll(async () => (await boxOf(page, 'dama-board .board'))[2]).toBe(684);
  });

  test('a window of another width, in which the page lays out its pictures otherwise, is followed', async () => {
    const { page } = await site.visit({ body: board(), css: `@media (max-width: 600px) { ${WIDE} }` });
    await drawn(page);
    expect((await boxOf(page, 'dama-board .board'))[2]).toBe(480);
    await page.setViewportSize({ width: 560, height: 700 });
    await expect.poll(async () => (await boxOf(page, 'dama-board .board'))[2]).toBe(544);
  });

  test.each([
    ['alone', GONE],
    ['in a link', `<a href="/">${GONE}</a>`],
  ])('a picture that does not load has the size of its attributes: %s', async (_, inside) => {
    const { page } = await site.visit({ body: board(inside) });
    await drawn(page);
    const [, , width, height] = await boxOf(page, 'dama-board .board');
    expect([width, height]).toEqual([480, 480]);
  });

  test('one that is hidden is none', async () => {
    const { page } = await site.visit({ body: board(SHOWN.replace('<img', '<img hidden')) });
    await drawn(page);
    const [, , width] = await boxOf(page, 'dama-board .board');
    expect(width).toBeGreaterThan(600);
  });
});

describe('without a picture', () => {
  test.each([
    ['an inline block', 'display: inline-block'],
    ['a float', 'float: left'],
    ['what is placed', 'position: absolute'],
    ['a cell', 'display: table-cell'],
  ])('it is 480 pixels wide in what has no width of its own: %s', async (_, css) => {
    const { page } = await site.visit({
      body: `<div id="tight">${board('')}</div>`,
      css: `#tight { ${css} }`,
    });
    await drawn(page);
    const [, , width, height] = await boxOf(page, 'dama-board');
    expect([width, height]).toEqual([480, 480]);
  });

  test('it is content with less', async () => {
    const { page } = await site.visit({
      body: `<div id="grid"><div>${board('')}</div><div>${board('')}</div></div>`,
      css: '#grid { display: grid; grid-template-columns: 1fr 1fr; width: 300px }',
    });
    await drawn(page, 2);
    const widths = await page.locator('dama-board').evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(widths).toEqual([150, 150]);
  });
});

describe('a note', () => {
  test('about an attribute that does no harm lies at the edge and lets clicks through', async () => {
    const { page } = await site.visit({ body: board(SHOWN, 'playable theme="nonsense"') });
    await drawn(page);
    const [, top = 0, , height = 0] = await boxOf(page, 'dama-board .note');
    const [, boardTop = 0, , boardHeight = 0] = await boxOf(page, 'dama-board .board');
    expect(top).toBeGreaterThan(boardTop + boardHeight * 0.8);
    expect(top + height).toBeLessThanOrEqual(boardTop + boardHeight);
    const through = await page
      .locator('dama-board .note')
      .evaluate((note) => getComputedStyle(note).pointerEvents);
    expect(through).toBe('none');
  });

  test('where there is nothing to show lies in the middle, also over a picture that stays', async () => {
    const { page } = await site.visit({ body: `<dama-board fen="nonsense">${GONE}</dama-board>` });
    await expect.poll(() => page.locator('dama-board .note').isVisible()).toBe(true);
    const [, top = 0, , height = 0] = await boxOf(page, 'dama-board .note');
    const [, boardTop = 0, , boardHeight = 0] = await boxOf(page, 'dama-board .board');
    expect(Math.abs(top + height / 2 - boardTop - boardHeight / 2)).toBeLessThanOrEqual(1);
    expect(await page.locator('dama-board > img').isVisible()).toBe(true);
  });
});

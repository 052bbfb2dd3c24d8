import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drag } from '../board/site.ts';
import { played } from '../board/visitor.ts';
import { clickPath, middleOf } from '../setup/board.ts';
import { drawn, heardOn, hosts, SCRIPT, STRICT } from './hosts.ts';

const PLAYABLE = '<dama-board playable></dama-board>';

const site = hosts();

const visit = async (body: string, page: Partial<Parameters<typeof site.visit>[0]> = {}, options = {}) => {
  const visited = await site.visit({ body, ...page }, options);
  await drawn(visited.page, body.split('<dama-board').length - 1);
  return visited.page;
};

const styled = (page: Page, selector: string, property: string, value: string): Promise<void> =>
  page
    .locator(selector)
    .evaluate(
      (element, [name = '', text = '']) => (element as HTMLElement).style.setProperty(name, text),
      [property, value],
    );

/** Faults that others met who built such boards, each on a page of another origin. */
describe('a board on somebody else’s page', () => {
  test('measures itself when it is pressed: a banner that came later moves no click', async () => {
    const page = await visit(PLAYABLE);
    await page.evaluate(() => {
      const banner = document.createElement('div');
      banner.style.height = '80px';
      document.body.prepend(banner);
    });
    for (const square of ['a3', 'a4']) {
      const { x, y } = await middleOf(page, square);
      await page.mouse.click(x, y);
    }
    expect(await heardOn(page)).toEqual(played('a3-a4'));
  });

  test('is dragged on as large as it is seen: in a parent of half the size', async () => {
    const page = await visit(`<div id="half">${PLAYABLE}</div>`);
    await styled(page, '#half', 'transform', 'scale(.5)');
    await drag(page, await middleOf(page, 'c3'), await middleOf(page, 'c4'));
    expect(await heardOn(page)).toEqual(played('c3-c4'));
  });

  test('listens again where it was moved to in the document, and once', async () => {
    const page = await visit(`<div>${PLAYABLE}</div><div id="other"></div>`);
    await page.evaluate(() => {
      const board = document.querySelector('dama-board');
      if (board) document.querySelector('#other')?.append(board);
    });
    await clickPath(page, 'a3-a4');
    expect(await heardOn(page)).toEqual(played('a3-a4'));
  });

  describe('under a finger', () => {
    const TOUCH = { hasTouch: true, isMobile: true, viewport: { width: 400, height: 500 } };
    const swipe = async (page: Page, from: string, up: number): Promise<void> => {
      const { x, y } = await middleOf(page, from);
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - dy }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', (up * step) / 8);
      await touch('touchEnd', up);
    };
    const LONG = `${PLAYABLE}<div id="long"></div>`;
    const css = '#long { height: 2000px }';

    test('it lets the page scroll from an empty square', async () => {
      const page = await visit(LONG, { css }, TOUCH);
      await swipe(page, 'd4', 120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      expect(await heardOn(page)).toEqual([]);
    });

    test('it keeps the page where it is while one’s own man is dragged', async () => {
      const page = await visit(LONG, { css }, TOUCH);
      const [from, to] = [await middleOf(page, 'd3'), await middleOf(page, 'd4')];
      await swipe(page, 'd3', from.y - to.y);
      await expect.poll(() => heardOn(page)).toEqual(played('d3-d4'));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('puts a piece back when the right button is pressed in the middle of a drag', async () => {
    const page = await visit(PLAYABLE);
    const [from, to] = [await middleOf(page, 'c3'), await middleOf(page, 'c4')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await heardOn(page)).toEqual([]);
    const piece = await page.locator('dama-board [part~="piece"][part~="white"]').evaluateAll(
      (pieces, { x, y }) =>
        pieces.some((one) => {
          const box = one.getBoundingClientRect();
          return x > box.left && x < box.right && y > box.top && y < box.bottom;
        }),
      from,
    );
    expect(piece).toBe(true);
  });

  test.each([
    [
      'an entry of a list that can be dragged',
      (board: string) => `<ul><li draggable="true">${board}</li></ul>`,
    ],
    ['a link', (board: string) => `<a href="#there">${board}</a>`],
  ])('is dragged on in %s, which stays', async (_, around) => {
    const page = await visit(around(PLAYABLE));
    await drag(page, await middleOf(page, 'd3'), await middleOf(page, 'd4'));
    await expect.poll(() => heardOn(page)).toEqual(played('d3-d4'));
  });

  test('leaves nothing behind: a hundred come and go, and the window is resized', async () => {
    const page = await visit(`<div id="list"></div>${PLAYABLE}`);
    const client = await page.context().newCDPSession(page);
    const round = async () => {
      await page.evaluate(async () => {
        const list = document.querySelector('#list');
        for (let n = 0; n < 100; n++) {
          const board = document.createElement('dama-board');
          board.setAttribute('playable', '');
          list?.append(board);
          if (n % 25 === 0) await board.updateComplete;
          board.remove();
        }
        window.dispatchEvent(new Event('resize'));
        await new Promise((done) => setTimeout(done, 100));
      });
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      return client.send('Memory.getDOMCounters');
    };
    await round();
    const before = await round();
    const after = await round();
    await page.setViewportSize({ width: 400, height: 400 });
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(5);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
  });

  test('is defined once by a script that comes twice, from two addresses', async () => {
    const head = SCRIPT + SCRIPT.replace('/embed.js', '/embed.js?again');
    const page = await visit(PLAYABLE, { head });
    await page.waitForLoadState('networkidle');
    await clickPath(page, 'a3-a4');
    expect(await heardOn(page)).toEqual(played('a3-a4'));
  });

  test('has no style that a strict policy would refuse', async () => {
    const page = await visit(`${PLAYABLE}<dama-board fen="nonsense"></dama-board>`, { csp: STRICT });
    const board = page.locator('dama-board').first();
    for (const square of ['a3', 'a4']) await board.locator(`[data-square=${square}]`).click();
    expect(await heardOn(page)).toEqual(['dama-error unknown-turn', ...played('a3-a4')]);
  });

  test('is turned alone: the other one of the page is not', async () => {
    const page = await visit(PLAYABLE + PLAYABLE);
    const upperLeft = (index: number) =>
      page
        .locator('dama-board')
        .nth(index)
        .evaluate((board) => board.shadowRoot?.querySelector<HTMLElement>('[data-square]')?.dataset.square);
    await page
      .locator('dama-board')
      .first()
      .evaluate((board) => board.setAttribute('orientation', 'black'));
    await expect.poll(() => upperLeft(0)).toBe('h1');
    expect(await upperLeft(1)).toBe('a8');
  });

  test('says of each square which it is: seen by Black, the upper left is h1', async () => {
    const page = await visit('<dama-board orientation="black"></dama-board>');
    const first = page.locator('dama-board [role=gridcell]').first();
    expect(await first.getAttribute('aria-label')).toMatch(/^h1\b/);
    const [corner, board] = [await first.boundingBox(), await page.locator('dama-board').boundingBox()];
    expect((corner?.x ?? 99) - (board?.x ?? 0)).toBeLessThan(20);
    expect((corner?.y ?? 99) - (board?.y ?? 0)).toBeLessThan(20);
  });
});

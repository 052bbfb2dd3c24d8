import { describe, expect, test } from 'vitest';
import { initialPosition, makeFen, parseFen, turkish } from '../../../engine/index.ts';
import { clickPath, middleOf, seenPieces } from '../setup/board.ts';
import { drag, EMBED, heard, startSite } from './site.ts';
import { PLAYABLE, played, visitor } from './visitor.ts';

const browser = visitor();

const clickAt = async (square: string): Promise<void> => {
  const { x, y } = await middleOf(browser.page, square);
  await browser.page.mouse.click(x, y);
};

describe('where the board lies', () => {
  const insertBanner = () =>
    browser.page.evaluate(() => {
      const banner = document.createElement('div');
      banner.style.height = '80px';
      document.body.prepend(banner);
    });

  test('a banner that comes later shifts the clicks with the board', async () => {
    await browser.visit({ body: PLAYABLE });
    await clickAt('b3');
    await insertBanner();
    await clickAt('a3');
    await clickAt('a4');
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('a banner that comes during a drag shifts the drop with the board', async () => {
    await browser.visit({ body: PLAYABLE });
    const from = await middleOf(browser.page, 'a3');
    await browser.page.mouse.move(from.x, from.y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(from.x, from.y - 20);
    await insertBanner();
    const to = await middleOf(browser.page, 'a4');
    await browser.page.mouse.move(to.x, to.y);
    await browser.page.mouse.up();
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('a scaled parent scales the drag', async () => {
    await browser.visit({ body: `<div id="small">${PLAYABLE}</div>` });
    await browser.page.evaluate(() => {
      const small = document.getElementById('small');
      if (small) small.style.transform = 'scale(.5)';
    });
    const from = await middleOf(browser.page, 'c3');
    const to = await middleOf(browser.page, 'c4');
    expect(from.y - to.y).toBeLessThan(60);
    await browser.page.mouse.move(from.x, from.y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(to.x, to.y + 8);
    const held = await browser.page.evaluate(() => {
      const box = document
        .querySelector('dama-board')
        ?.shadowRoot?.querySelector('.held')
        ?.getBoundingClientRect();
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
    });
    expect(Math.abs((held?.x ?? 0) - to.x)).toBeLessThan(2);
    expect(Math.abs((held?.y ?? 0) - to.y - 8)).toBeLessThan(2);
    await browser.page.mouse.up();
    expect(await heard(browser.page)).toEqual(played('c3-c4'));
  });

  test('a right-to-left page does not mirror it', async () => {
    await browser.visit({ body: PLAYABLE, html: 'lang="ar" dir="rtl"' });
    const [a1, h1] = [await middleOf(browser.page, 'a1'), await middleOf(browser.page, 'h1')];
    expect(a1.x).toBeLessThan(h1.x);
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('in a flex row it still has a size', async () => {
    await browser.visit({ body: `<div id="row">${PLAYABLE}</div>` });
    await browser.page.evaluate(() => {
      const row = document.getElementById('row');
      if (row) row.style.display = 'flex';
    });
    const box = await browser.page.locator('dama-board').boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    expect(box?.height).toBe(box?.width);
  });
});

describe('in the document', () => {
  test('moved elsewhere, it still plays, once', async () => {
    await browser.visit({ body: `<div id="here">${PLAYABLE}</div><div id="there"></div>` });
    await browser.page.evaluate(() => {
      const board = document.querySelector('dama-board');
      if (board) document.getElementById('there')?.append(board);
    });
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('moved elsewhere in the middle of a game, it keeps the game', async () => {
    await browser.visit({ body: `<div id="here">${PLAYABLE}</div><div id="there"></div>` });
    await clickPath(browser.page, 'a3-a4');
    const before = await seenPieces(browser.page);
    await browser.page.evaluate(() => {
      const board = document.querySelector('dama-board');
      if (board) document.getElementById('there')?.append(board);
    });
    expect(await seenPieces(browser.page)).toBe(before);
    await clickPath(browser.page, 'a6-a5');
    expect(await heard(browser.page)).toEqual([...played('a3-a4'), ...played('a6-a5')]);
  });

  test('inside the shadow root of another component, its events come out', async () => {
    await browser.visit({ body: '<div id="outer"></div>' });
    await browser.page.evaluate(() => {
      const root = document.getElementById('outer')?.attachShadow({ mode: 'open' });
      const board = document.createElement('dama-board');
      board.setAttribute('playable', '');
      root?.append(board);
    });
    await browser.page.locator('dama-board [data-square="a3"]').click();
    await browser.page.locator('dama-board [data-square="a4"]').click();
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });
});

test.each([
  ['undefined', undefined, 'W:Wd3:Bh6', 'Wd3:Bh6'],
  ['null, as some frameworks have it', null, 'W:Wd3:Bh6', 'Wd3:Bh6'],
  [
    'undefined, where there is no fen either',
    undefined,
    undefined,
    makeFen(initialPosition(turkish)).slice(2),
  ],
])('a position that was set is taken away by %s', async (_, none, fen, pieces) => {
  await browser.visit({ body: '<dama-board></dama-board><dama-board fen="W:Wa3:Bb6"></dama-board>' });
  await browser.page.evaluate(
    async ([none, fen]) => {
      const [board, other] = document.querySelectorAll('dama-board');
      if (!board || !other) return;
      Object.assign(board, { fen });
      await other.updateComplete;
      board.position = other.position;
      await board.updateComplete;
      Object.assign(board, { position: none });
      await board.updateComplete;
    },
    [none, fen] as const,
  );
  expect(await seenPieces(browser.page)).toBe(pieces);
});

describe('two boards on a page', () => {
  const turns = (index: number) =>
    browser.page.evaluate((at) => {
      const root = document.querySelectorAll('dama-board')[at]?.shadowRoot;
      return root?.querySelector<HTMLElement>('[data-square]')?.dataset.square;
    }, index);

  test('one is turned, the other is not', async () => {
    await browser.visit({ body: PLAYABLE + PLAYABLE });
    await browser.page.evaluate(() =>
      document.querySelector('dama-board')?.setAttribute('orientation', 'black'),
    );
    await expect.poll(() => turns(0)).toBe('h1');
    expect(await turns(1)).toBe('a8');
  });

  test('a piece in hand on one is not in hand on the other', async () => {
    await browser.visit({ body: PLAYABLE + PLAYABLE });
    await browser.page.locator('dama-board').nth(0).locator('[data-square="a3"]').click();
    await browser.page.locator('dama-board').nth(1).locator('[data-square="a4"]').click();
    expect(await heard(browser.page)).toEqual([]);
    await browser.page.locator('dama-board').nth(0).locator('[data-square="a4"]').click();
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });
});

test('seen by Black, the upper left square says h1', async () => {
  await browser.visit({ body: '<dama-board orientation="black"></dama-board>' });
  const first = browser.page.locator('dama-board [role="gridcell"]').first();
  expect(await first.getAttribute('aria-label')).toMatch(/^h1, empty/);
  const [corner, board] = [await first.boundingBox(), await browser.page.locator('dama-board').boundingBox()];
  expect((corner?.x ?? 0) - (board?.x ?? 0)).toBeLessThan(20);
  expect((corner?.y ?? 0) - (board?.y ?? 0)).toBeLessThan(20);
});

describe('the script', () => {
  test('may come after a page has set properties', async () => {
    await browser.visit({ body: '<dama-board fen="W:Wa1:Bh8"></dama-board>', head: '' }, {}, false);
    const parsed = parseFen('W:Wb3:Bh6', turkish);
    const position = parsed.ok ? parsed.value : null;
    await browser.page.evaluate(
      (values) => Object.assign(document.querySelector('dama-board') ?? {}, values),
      { position, movable: 'white' },
    );
    await browser.page.addScriptTag({ url: '/embed.js', type: 'module' });
    await expect.poll(() => seenPieces(browser.page)).toBe('Wb3:Bh6');
    await clickPath(browser.page, 'b3-b4');
    expect(await heard(browser.page)).toEqual(played('b3-b4'));
  });

  test('loaded twice from two addresses of one host and again from another, defines once', async () => {
    const other = await startSite();
    const head =
      EMBED +
      '<script type="module" src="/embed.js?again"></script>' +
      `<script type="module" src="${other.url}/embed.js"></script>`;
    await browser.visit({ body: PLAYABLE, head });
    await browser.page.waitForLoadState('networkidle');
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
    await other.close();
  });

  test('comes from another origin under a strict policy without a violation', async () => {
    const other = await startSite();
    await browser.visit(
      {
        body: '<dama-board fen="W:Wd3,a2:Bd4,c5,e5,Kh8" playable></dama-board><dama-board fen="nonsense"></dama-board>',
        head: `<script type="module" src="${other.url}/embed.js"></script>`,
        csp: `default-src 'none'; style-src 'self'; script-src ${other.url}; require-trusted-types-for 'script'; trusted-types lit-html`,
      },
      { reducedMotion: 'no-preference' },
    );
    const board = browser.page.locator('dama-board').first();
    for (const square of ['d3', 'd5', 'b5']) await board.locator(`[data-square="${square}"]`).click();
    await expect.poll(() => heard(browser.page)).toEqual(['dama-error unknown-turn', ...played('d3xd5xb5')]);
    const piece = await board.locator('.piece[part~="king"]').boundingBox();
    expect(piece?.width).toBeGreaterThan(50);
    await other.close();
  });
});

test('a drag on one board is not felt by the page', async () => {
  await browser.visit({ body: PLAYABLE });
  await browser.page.evaluate(() =>
    document.addEventListener('selectstart', () => window.heard.push('selectstart')),
  );
  await drag(browser.page, await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'c4'));
  expect(await heard(browser.page)).toEqual(played('c3-c4'));
});

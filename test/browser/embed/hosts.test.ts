import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drag } from '../board/site.ts';
import { played } from '../board/visitor.ts';
import { openTable } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import {
  drawn,
  type HostPage,
  type HostVisit,
  heardOn,
  hosts,
  picture,
  SCRIPT,
  STRICT,
  type VisitOptions,
} from './hosts.ts';
import { playAt } from './rival.ts';

const site = hosts();

const FEN = 'W:Wd3,g2:Bg3,d4,e5,f6';
const PDN = '1. a3-a4 h6-h5 2. c3-c4 *';
const KINDS = ['position', 'replay', 'live'] as const;
type Kind = (typeof KINDS)[number];

/** A window in which three boards are in sight. */
const TALL = { viewport: { width: 700, height: 1800 } };

/** The tag of the documentation for each kind, with its picture; `more` are further attributes. */
const tagOf = (kind: Kind, table: string, more = ''): string =>
  ({
    position: `<dama-board fen="${FEN}" playable ${more}>${picture(`/board.svg?fen=${FEN}`)}</dama-board>`,
    replay: `<dama-board pdn="${PDN}" ${more}>${picture('/board.svg')}</dama-board>`,
    live: `<dama-board src="HOST/t/${table}" ${more}>${picture(`/t/${table}.svg`)}</dama-board>`,
  })[kind];

const newTable = (): Promise<string> => openTable(site.server.url);

/** A page with one board of a kind, which has come to its board. */
const visitKind = async (kind: Kind, page: Partial<HostPage> = {}, options: VisitOptions = {}) => {
  const table = await newTable();
  const visited = await site.visit({ body: tagOf(kind, table), ...page }, options);
  await drawn(visited.page);
  return { ...visited, table };
};

const stepOn = (page: Page, board = 0) =>
  page.locator('dama-board').nth(board).getByRole('button', { name: 'Next', exact: true }).click();

const labelOf = (page: Page, square: string, board = 0): Promise<string | null> =>
  page.locator('dama-board').nth(board).locator(`[data-square=${square}]`).getAttribute('aria-label');

/** What all squares of the first board say. */
const labels = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('dama-board [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

/** The board, and all that stands around it, lies over its picture, and fills it. */
const expectInPicture = async (page: Page): Promise<void> => {
  const boxOf = (selector: string) =>
    page.locator(`dama-board ${selector}`).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    });
  expect(await boxOf('div.frame')).toEqual(await boxOf('> img'));
};

/** Two without a browser play at a table, and go. */
const playOnceAt = async (table: string, moves: readonly string[]): Promise<void> => {
  for (const rival of await playAt(site.server.url, table, moves)) rival.close();
};

/** Does with a board what its kind is for, and sees that it is done. */
const use = async (kind: Kind, { page }: HostVisit, table: string, board = 0): Promise<void> => {
  if (kind === 'position') {
    const squares = page.locator('dama-board').nth(board);
    for (const square of ['d3', 'd5', 'f5', 'f7']) await squares.locator(`[data-square=${square}]`).click();
    await expect.poll(() => heardOn(page)).toEqual(expect.arrayContaining(played('d3xd5xf5xf7')));
  } else if (kind === 'replay') {
    await stepOn(page, board);
    await expect.poll(() => labelOf(page, 'a4', board)).toContain('man');
    expect(await heardOn(page)).toContain('dama-position a3-a4');
  } else {
    await playOnceAt(table, ['a3-a4']);
    await expect.poll(() => labelOf(page, 'a4', board)).toContain('man');
    await expect.poll(() => heardOn(page)).toContain('dama-position a3-a4');
  }
};

describe.each(KINDS)('a %s', (kind) => {
  test('works on a plain page of another origin', async () => {
    const visited = await visitKind(kind);
    await use(kind, visited, visited.table);
  });

  test('works under a strict policy, which it does not violate', async () => {
    const visited = await visitKind(kind, { csp: STRICT });
    await use(kind, visited, visited.table);
    await visited.page.waitForLoadState('networkidle');
    const heard = await visited.page.evaluate(() => window.heard);
    expect(heard.filter((line) => /violation|error/.test(line))).toEqual([]);
  });

  test('is not mirrored by a page from right to left', async () => {
    const visited = await visitKind(kind, { html: 'lang="ar" dir="rtl"' });
    const cell = (square: string) => visited.page.locator(`dama-board [data-square=${square}]`).boundingBox();
    const [a1, h1] = [await cell('a1'), await cell('h1')];
    expect(a1?.x ?? 0).toBeLessThan(h1?.x ?? 0);
    await use(kind, visited, visited.table);
    expect(await visited.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('keeps its letters in a page that has its own way with letters', async () => {
    const css = 'body { text-transform: uppercase; letter-spacing: 9px; text-indent: 90px }';
    const { page } = await visitKind(kind, { css });
    const letters = await page.locator('dama-board').evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('text, .strip, [part=control]') ?? [])].map((element) => {
        const { textTransform, letterSpacing, textIndent } = getComputedStyle(element);
        return `${textTransform} ${letterSpacing} ${textIndent}`;
      }),
    );
    expect(letters.length).toBeGreaterThan(15);
    expect([...new Set(letters)]).toEqual(['none normal 0px']);
  });

  test('lives in the shadow root of another component, its picture too, and its events come out', async () => {
    const table = await newTable();
    const visited = await site.visit({ body: '<article id="outer"></article>' });
    const { page } = visited;
    const markup = tagOf(kind, table).replaceAll('HOST', site.server.url);
    await page.evaluate((html) => {
      const root = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = html;
    }, markup);
    await drawn(page);
    await expectInPicture(page);
    await use(kind, visited, table);
  });

  test('keeps its game in a list that puts its children into another order', async () => {
    const table = await newTable();
    const { page, sockets } = await site.visit({
      body: `<ul><li>one</li><li>${tagOf(kind, table)}</li><li>two</li></ul>`,
    });
    await drawn(page);
    if (kind === 'position') await clickPath(page, 'd3-d5-f5-f7');
    else if (kind === 'replay') await stepOn(page);
    else {
      await playOnceAt(table, ['a3-a4']);
      await expect.poll(() => labelOf(page, 'a4')).toContain('man');
    }
    const before = await labels(page);
    const { opened } = sockets();
    await page.evaluate(() => {
      const list = document.querySelector('ul');
      list?.append(...[...list.children].reverse());
    });
    const square = kind === 'position' ? 'f7' : 'a4';
    await expect.poll(() => labelOf(page, square)).toContain(kind === 'position' ? 'f7' : 'man');
    expect(await labels(page)).toEqual(before);
    if (kind === 'replay') {
      await stepOn(page);
      await expect.poll(() => heardOn(page)).toEqual(['dama-position a3-a4', 'dama-position h6-h5']);
    }
    if (kind === 'live') await expect.poll(() => sockets()).toEqual({ opened, open: 1 });
  });

  test.each([
    ['square', 'width="480" height="480"'],
    ['taller', 'width="400" height="520"'],
  ])('shifts nothing when its script comes late: a %s picture', async (_, size) => {
    const table = await newTable();
    const body = `<h1>A page</h1>${tagOf(kind, table).replace('width="480" height="480"', size)}<p id="after">What comes after it.</p>`;
    const { page } = await site.visit({ body }, { slow: 300 });
    const after = await page.locator('#after').boundingBox();
    await drawn(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#after').boundingBox()).toEqual(after);
    await expectInPicture(page);
    expect(await page.evaluate(() => window.shift)).toBe(0);
  });

  test('is to be seen without a script', async () => {
    const table = await newTable();
    const { page } = await site.visit({ body: tagOf(kind, table) }, { javaScriptEnabled: false });
    const seen = page.locator('dama-board > img');
    expect(await seen.isVisible()).toBe(true);
    expect(await seen.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    expect((await seen.boundingBox())?.width).toBe(480);
  });
});

test('a language is also looked for on what is no HTML around a board', async () => {
  const board = '<dama-board fen="W:Wd3:Bh6"></dama-board>';
  const { page } = await site.visit({
    body: `<svg lang="tr" width="500" height="500"><foreignObject width="500" height="500">${board}</foreignObject></svg>`,
  });
  await drawn(page);
  await expect.poll(() => labelOf(page, 'd3')).toContain('beyaz');
});

test('all three live on one page, one of them in a parent of half the size, which is dragged on by mouse', async () => {
  const table = await newTable();
  const visited = await site.visit(
    {
      body: `<div id="half">${tagOf('position', table)}</div>${tagOf('replay', table)}${tagOf('live', table)}`,
      css: '#half { transform: scale(.5); transform-origin: 0 0 }',
    },
    TALL,
  );
  const { page } = visited;
  await drawn(page, 3);
  const middle = async (square: string) => {
    const box = await page.locator('dama-board').first().locator(`[data-square=${square}]`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  expect((await middle('h1')).x - (await middle('a1')).x).toBeLessThan(240);
  for (const [from, to] of [
    ['d3', 'd5'],
    ['d5', 'f5'],
    ['f5', 'f7'],
  ] as const) {
    await drag(page, await middle(from), await middle(to));
  }
  await expect.poll(() => heardOn(page)).toEqual(played('d3xd5xf5xf7'));
  await stepOn(page, 1);
  await expect.poll(() => labelOf(page, 'a4', 1)).toContain('man');
  expect(await labelOf(page, 'a3', 2)).toContain('man');
});

test('the script comes twice, from two addresses, and each board is there once', async () => {
  const table = await newTable();
  const visited = await site.visit(
    {
      head: SCRIPT + SCRIPT.replace('/embed.js', '/embed.js?again'),
      body: KINDS.map((kind) => tagOf(kind, table)).join(''),
    },
    TALL,
  );
  await drawn(visited.page, 3);
  await visited.page.waitForLoadState('networkidle');
  await use('position', visited, table, 0);
  await use('replay', visited, table, 1);
  await use('live', visited, table, 2);
  expect(visited.sockets().open).toBe(1);
});

describe('live boards of a long page', () => {
  test('open a connection only when they come into sight', async () => {
    const tables = [await newTable(), await newTable()] as const;
    const { page, sockets } = await site.visit({
      body: `${tagOf('live', tables[0])}<div id="far"></div>${tagOf('live', tables[1])}`,
      css: '#far { height: 4000px }',
    });
    await drawn(page);
    await page.waitForLoadState('networkidle');
    expect(sockets()).toEqual({ opened: 1, open: 1 });
    await page.locator('dama-board').nth(1).scrollIntoViewIfNeeded();
    await drawn(page, 2);
    expect(sockets().opened).toBe(2);
  });

  test('a hundred come and go, and nothing is left of them', async () => {
    const table = await newTable();
    const { page, sockets } = await site.visit({ body: `<div id="list"></div>${tagOf('live', table)}` });
    await drawn(page);
    const client = await page.context().newCDPSession(page);
    const round = async () => {
      await page.evaluate(async (src) => {
        const list = document.querySelector('#list');
        for (let n = 0; n < 100; n++) {
          const board = document.createElement('dama-board');
          if (n % 3 === 0) board.setAttribute('src', src);
          else board.setAttribute(n % 3 === 1 ? 'pdn' : 'fen', n % 3 === 1 ? '1. a3-a4 *' : 'W:Wa3:Bh6');
          list?.append(board);
          if (n % 20 === 0) await new Promise((done) => setTimeout(done, 100));
          board.remove();
        }
        await new Promise((done) => setTimeout(done, 200));
      }, `${site.server.url}/t/${table}`);
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      return client.send('Memory.getDOMCounters');
    };
    await round();
    await round();
    const before = await round();
    const after = await round();
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(10);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(100);
    await expect.poll(() => sockets().open).toBe(1);
  });
});

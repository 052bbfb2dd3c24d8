import { describe, expect, test } from 'vitest';
import type { DamaBoard } from '../../../client/embed/dama-board.ts';
import { clickPath, middleOf, seenPieces } from '../setup/board.ts';
import { drag, heard, marked } from './site.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

const START =
  'Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';
/** d3 takes d4 and then c5 or e5. */
const FORK = 'W:Wd3,a2:Bd4,c5,e5,Kh8';

const openBoard = (attributes: string) => browser.visit({ body: `<dama-board ${attributes}></dama-board>` });

describe('moving', () => {
  test('by two clicks', async () => {
    await openBoard('playable');
    expect(await seenPieces(browser.page)).toBe(START);
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual(['dama-move a3-a4', 'dama-position a3-a4']);
    expect(await seenPieces(browser.page)).toBe(START.replace(',a3,', ',').replace(',h3:', ',h3,a4:'));
    expect(await marked(browser.page, 'last-move')).toBe('a3 a4');
  });

  test('by dragging', async () => {
    await openBoard('playable');
    await drag(browser.page, await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'c4'));
    expect(await heard(browser.page)).toEqual(['dama-move c3-c4', 'dama-position c3-c4']);
  });

  test('a drag that ends nowhere puts the piece back', async () => {
    await openBoard('playable');
    await drag(browser.page, await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'e5'));
    expect(await heard(browser.page)).toEqual([]);
    expect(await seenPieces(browser.page)).toBe(START);
    await drag(browser.page, await middleOf(browser.page, 'c3'), { x: 690, y: 5 });
    expect(await seenPieces(browser.page)).toBe(START);
  });

  test('one color only, where only that may move', async () => {
    await openBoard('playable="black"');
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual([]);
    expect(await marked(browser.page, 'target')).toBe('');
  });

  test('nothing on a board that is only shown', async () => {
    await openBoard('');
    await clickPath(browser.page, 'a3-a4');
    expect(await heard(browser.page)).toEqual([]);
  });

  test('T12: the end of the game is told', async () => {
    await openBoard('fen="W:Wd3:Bd4" playable');
    await clickPath(browser.page, 'd3xd5');
    await expect
      .poll(() => heard(browser.page))
      .toEqual(['dama-move d3xd5', 'dama-position d3xd5', 'dama-outcome white no-pieces']);
  });

  test('a position that is already over says so, and lets nobody move', async () => {
    await openBoard('fen="W:Wa7:Ba8,b7,c7" playable');
    await expect.poll(() => heard(browser.page)).toEqual(['dama-outcome black blocked']);
  });
});

describe('a capture of several jumps', () => {
  test('rings exactly the pieces that can make a largest capture', async () => {
    await openBoard(`fen="${FORK}" playable`);
    expect(await marked(browser.page, 'must-capture')).toBe('d3');
    expect(await marked(browser.page, 'target')).toBe('');
  });

  test('stops at every landing and lets the player choose', async () => {
    await openBoard(`fen="${FORK}" playable`);
    await clickPath(browser.page, 'd3');
    expect(await marked(browser.page, 'chosen')).toBe('d3');
    expect(await marked(browser.page, 'target')).toBe('d5');
    await clickPath(browser.page, 'd5');
    expect(await heard(browser.page)).toEqual([]);
    expect(await marked(browser.page, 'target')).toBe('b5 f5');
    expect(await seenPieces(browser.page)).toBe('Wa2,d5:Bc5,e5,Kh8');
    await clickPath(browser.page, 'f5');
    expect(await heard(browser.page)).toEqual(['dama-move d3xd5xf5', 'dama-position d3xd5xf5']);
    expect(await seenPieces(browser.page)).toBe('Wa2,f5:Bc5,Kh8');
    expect(await marked(browser.page, 'last-move')).toBe('d3 f5');
  });

  test('can be dragged from landing to landing', async () => {
    await openBoard(`fen="${FORK}" playable`);
    await drag(browser.page, await middleOf(browser.page, 'd3'), await middleOf(browser.page, 'd5'));
    await drag(browser.page, await middleOf(browser.page, 'd5'), await middleOf(browser.page, 'b5'));
    expect(await heard(browser.page)).toEqual(['dama-move d3xd5xb5', 'dama-position d3xd5xb5']);
  });

  test('is taken back by Escape', async () => {
    await openBoard(`fen="${FORK}" playable`);
    await clickPath(browser.page, 'd3xd5');
    await browser.page.keyboard.press('Escape');
    expect(await seenPieces(browser.page)).toBe('Wa2,d3:Bd4,c5,e5,Kh8');
    expect(await marked(browser.page, 'target')).toBe('d5');
    await browser.page.keyboard.press('Escape');
    expect(await marked(browser.page, 'target')).toBe('');
  });

  test('runs on where there is no choice, if that is wished', async () => {
    await openBoard('fen="W:Wd3:Bd4,d6,h8" playable run-on');
    await clickPath(browser.page, 'd3xd5');
    expect(await heard(browser.page)).toEqual(['dama-move d3xd5xd7', 'dama-position d3xd5xd7']);
  });
});

describe('a page that decides', () => {
  test('forbids a move: the piece goes back', async () => {
    await openBoard('playable');
    await browser.page.evaluate(() =>
      document.addEventListener('dama-move', (event) => event.preventDefault()),
    );
    await clickPath(browser.page, 'a3-a4');
    await browser.page.waitForFunction(
      () => !document.querySelector('dama-board')?.shadowRoot?.querySelector('[part="chosen"]'),
    );
    await expect.poll(() => seenPieces(browser.page)).toBe(START);
    expect(await heard(browser.page)).toEqual(['dama-move a3-a4']);
    expect(await marked(browser.page, 'last-move')).toBe('');
  });

  test('sets the position itself, and outlines the move that it names', async () => {
    await openBoard('playable');
    await browser.page.evaluate(async () => {
      const other = document.createElement('dama-board');
      other.setAttribute('fen', 'B:Wa4,b2:Bh6');
      document.body.append(other);
      await other.updateComplete;
      const next = other.position;
      other.remove();
      document.addEventListener('dama-move', (event) => {
        event.preventDefault();
        const board = document.querySelector('dama-board');
        if (!board) return;
        board.position = next;
        board.lastMove = { from: 16, landings: [24], captures: [] };
      });
    });
    await clickPath(browser.page, 'a3-a4');
    await expect.poll(() => seenPieces(browser.page)).toBe('Wb2,a4:Bh6');
    expect(await marked(browser.page, 'last-move')).toBe('a3 a4');
    expect(await heard(browser.page)).toEqual(['dama-move a3-a4']);
  });

  test('takes the board back with a position of its own', async () => {
    await openBoard('playable');
    await clickPath(browser.page, 'a3-a4');
    await browser.page.evaluate(() =>
      document.querySelector('dama-board')?.setAttribute('fen', 'W:WKd4:Bh6'),
    );
    await expect.poll(() => seenPieces(browser.page)).toBe('WKd4:Bh6');
  });
});

describe('the hand', () => {
  test('right click while dragging: no move, nothing stranded', async () => {
    await openBoard('playable');
    const { x, y } = await middleOf(browser.page, 'c3');
    const to = await middleOf(browser.page, 'c4');
    await browser.page.mouse.move(x, y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(to.x, to.y);
    await browser.page.mouse.down({ button: 'right' });
    await browser.page.mouse.up({ button: 'right' });
    await browser.page.mouse.up();
    expect(await heard(browser.page)).toEqual([]);
    expect(await seenPieces(browser.page)).toBe(START);
    await clickPath(browser.page, 'c3-c4');
    expect(await heard(browser.page)).toEqual(['dama-move c3-c4', 'dama-position c3-c4']);
  });

  test('a press that no click follows leaves the next click to a screen reader', async () => {
    await openBoard('playable');
    const { x, y } = await middleOf(browser.page, 'd4');
    await browser.page.mouse.move(x, y);
    await browser.page.mouse.down();
    await browser.page.evaluate(() => {
      const root = document.querySelector('dama-board')?.shadowRoot;
      for (const name of ['a3', 'a4']) root?.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click();
    });
    expect(await heard(browser.page)).toEqual(['dama-move a3-a4', 'dama-position a3-a4']);
  });

  /** Every way in which a page takes away what may be moved, beside another position. */
  const FORBIDDING = [
    ['nobody may move', (board: DamaBoard) => board.removeAttribute('playable')],
    ['only the other side may move', (board: DamaBoard) => board.setAttribute('playable', 'black')],
    ['the game is over', (board: DamaBoard) => Object.assign(board, { movable: 'none' })],
  ] as const;

  /** Runs the function in the page, on its board. */
  const onBoard = (act: (board: DamaBoard) => void) =>
    browser.page.locator('dama-board').evaluate(act as (board: SVGElement | HTMLElement) => void);

  test.each(FORBIDDING)('is empty when %s, in the middle of a capture, too', async (_, forbid) => {
    await openBoard(`fen="${FORK}" playable`);
    await clickPath(browser.page, 'd3xd5');
    await onBoard(forbid);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wa2,d3:Bd4,c5,e5,Kh8');
    await onBoard((board) => board.setAttribute('playable', ''));
    await expect.poll(() => marked(browser.page, 'must-capture')).toBe('d3');
    expect([await marked(browser.page, 'chosen'), await marked(browser.page, 'target')]).toEqual(['', '']);
  });

  test('keeps a begun capture where nothing changed', async () => {
    await openBoard(`fen="${FORK}" playable`);
    await clickPath(browser.page, 'd3xd5');
    await onBoard((board) => {
      const { position } = board;
      board.position = position;
      board.movable = 'white';
    });
    expect(await seenPieces(browser.page)).toBe('Wa2,d5:Bc5,e5,Kh8');
    expect(await marked(browser.page, 'target')).toBe('b5 f5');
  });

  test.each<readonly [name: string, interrupt: () => Promise<void>]>([
    ['Escape', () => browser.page.keyboard.press('Escape')],
    [
      'a lost pointer',
      () =>
        browser.page.evaluate(() => {
          const grid = document.querySelector('dama-board')?.shadowRoot?.querySelector('[role=grid]');
          grid?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, isPrimary: true }));
        }),
    ],
    [
      'another position',
      () =>
        browser.page.evaluate(() => document.querySelector('dama-board')?.setAttribute('fen', 'W:Wc3:Ba7')),
    ],
    ...FORBIDDING.map(([name, forbid]) => [name, () => onBoard(forbid)] as const),
  ])('%s while dragging puts the piece back', async (_, interrupt) => {
    await openBoard('fen="W:Wc3:Bh6" playable');
    const { x, y } = await middleOf(browser.page, 'c3');
    const to = await middleOf(browser.page, 'c4');
    await browser.page.mouse.move(x, y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(to.x, to.y);
    await interrupt();
    await browser.page.mouse.up();
    expect(await heard(browser.page)).toEqual([]);
    expect(await seenPieces(browser.page)).toMatch(/^Wc3:/);
  });

  test('lets go of a piece when the board turns: it is not dropped on another square', async () => {
    await openBoard('fen="W:Wc3:Bh6" playable');
    const { x, y } = await middleOf(browser.page, 'c3');
    const to = await middleOf(browser.page, 'f5');
    await browser.page.mouse.move(x, y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(to.x, to.y);
    await onBoard((board) => board.setAttribute('orientation', 'black'));
    expect(await middleOf(browser.page, 'c4')).toEqual(to);
    await browser.page.mouse.up();
    expect(await heard(browser.page)).toEqual([]);
  });
});

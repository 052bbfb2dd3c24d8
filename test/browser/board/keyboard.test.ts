import { describe, expect, test } from 'vitest';
import { seenPieces } from '../setup/board.ts';
import { heard, marked } from './site.ts';
import { helped, PLAYABLE, played, visitor } from './visitor.ts';

/** d3 takes d4 and then c5 or e5. */
const FORK = '<dama-board fen="W:Wd3,a2:Bd4,c5,e5,Kh8" playable></dama-board>';

const browser = visitor();

/** The name of what has the focus in a board. */
const focused = () =>
  browser.page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement;
    if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent;
    return focused?.ariaLabel ?? focused?.textContent;
  });

const press = async (keys: string): Promise<void> => {
  for (const key of keys.split(' ')) await browser.page.keyboard.press(key);
};

describe('without a mouse', () => {
  test('the grid is one stop of the tab key, and behind it are the field for a move and the keys', async () => {
    await browser.visit({ body: `<button>before</button>${PLAYABLE}<button>after</button>` });
    await press('Tab Tab');
    expect(await focused()).toBe('a1, empty');
    await helped(browser.page);
    await press('Tab');
    expect(await focused()).toBe('Move, as d3-d4');
    await press('Tab');
    expect(await focused()).toBe('Keys');
    await press('Tab');
    expect(await browser.page.evaluate(() => document.activeElement?.textContent)).toBe('after');
  });

  test('it is come back to where it was left', async () => {
    await browser.visit({ body: `${PLAYABLE}<button>after</button>` });
    await press('Tab d 4 Tab Shift+Tab');
    expect(await focused()).toBe('d4, empty');
  });

  test.each([
    ['ArrowUp ArrowUp ArrowRight', 'b3, white man, can move'],
    ['d 3', 'd3, white man, can move'],
    ['d 3 End', 'h3, white man, can move'],
    ['h 8 Home PageDown', 'a1, empty'],
    ['ArrowLeft', 'a1, empty'],
  ])('%s moves the focus: %s', async (keys, label) => {
    await browser.visit({ body: PLAYABLE });
    await press(`Tab ${keys}`);
    expect(await focused()).toBe(label);
  });

  test('seen by Black, the arrows go as the board is seen', async () => {
    await browser.visit({ body: '<dama-board orientation="black" playable></dama-board>' });
    await press('Tab');
    expect(await focused()).toBe('h8, empty');
    await press('ArrowUp ArrowRight');
    expect(await focused()).toBe('g7, black man');
  });

  test('a capture with a choice is played from the first key to the last', async () => {
    await browser.visit({ body: FORK });
    await press('Tab d 3');
    expect(await focused()).toBe('d3, white man, must take');
    await press('Enter');
    expect(await focused()).toBe('d3, white man, picked up');
    await press('ArrowUp ArrowUp');
    expect(await focused()).toBe('d5, empty, go here');
    await press('Space');
    expect(await focused()).toBe('d5, white man, picked up');
    expect(await marked(browser.page, 'target')).toBe('b5 f5');
    expect(await heard(browser.page)).toEqual([]);
    await press('ArrowLeft ArrowLeft Enter');
    expect(await heard(browser.page)).toEqual(played('d3xd5xb5'));
    expect(await seenPieces(browser.page)).toBe('Wa2,b5:Be5,Kh8');
    expect(await focused()).toBe('b5, white man, last move');
    expect(await browser.page.locator('dama-board [role="status"]').textContent()).toBe(
      'White takes 2 pieces: d3 to d5, b5.',
    );
  });

  test('Escape puts down, and is left to the page when nothing is in hand', async () => {
    await browser.visit({ body: PLAYABLE });
    await browser.page.evaluate(() =>
      document.addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'Escape') window.heard.push(`Escape ${defaultPrevented}`);
      }),
    );
    await press('Tab a 3 Enter');
    expect(await marked(browser.page, 'chosen')).toBe('a3');
    await press('Escape Escape');
    expect(await marked(browser.page, 'chosen')).toBe('');
    expect(await heard(browser.page)).toEqual(['Escape true', 'Escape false']);
  });

  test('keys with a modifier are the page’s', async () => {
    await browser.visit({ body: PLAYABLE });
    await press('Tab Control+d Alt+4');
    expect(await focused()).toBe('a1, empty');
  });

  test('focus() goes to the stop of the tab key', async () => {
    await browser.visit({ body: PLAYABLE });
    await browser.page.evaluate(() => document.querySelector('dama-board')?.focus());
    expect(await focused()).toBe('a1, empty');
  });
});

describe('for a screen reader', () => {
  test('a grid of eight rows of eight named squares', async () => {
    await browser.visit({ body: PLAYABLE });
    const grid = browser.page.getByRole('grid', { name: 'Draughts board, White below' });
    expect(await grid.getByRole('row').count()).toBe(8);
    expect(await grid.getByRole('gridcell').count()).toBe(64);
    expect(await grid.getByRole('gridcell', { name: 'a3, white man, can move', exact: true }).count()).toBe(
      1,
    );
    expect(await grid.getByRole('gridcell', { name: 'h7, black man', exact: true }).count()).toBe(1);
  });

  test('a click that no pointer made plays, too', async () => {
    await browser.visit({ body: PLAYABLE });
    await browser.page.evaluate(() => {
      const root = document.querySelector('dama-board')?.shadowRoot;
      for (const square of ['a3', 'a4'])
        root?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.click();
    });
    expect(await heard(browser.page)).toEqual(played('a3-a4'));
  });

  test('words of the page', async () => {
    await browser.visit({ body: PLAYABLE });
    await browser.page.evaluate(() => {
      const board = document.querySelector('dama-board');
      if (board)
        board.labels = { ...board.labels, square: ({ name, piece }) => `${name}${piece ? ' taş' : ''}` };
    });
    await expect
      .poll(() => browser.page.getByRole('gridcell', { name: 'a3 taş', exact: true }).count())
      .toBe(1);
  });
});

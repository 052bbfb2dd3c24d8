import { describe, expect, test } from 'vitest';
import { clickPath, seenPieces } from '../setup/board.ts';
import { announced, forget } from '../setup/listening.ts';
import { heard, marked } from './site.ts';
import { helped, PLAYABLE, played, visitor } from './visitor.ts';

const browser = visitor();

/** d3 takes d4 and then c5 or e5. */
const FORK = '<dama-board fen="W:Wd3,a2:Bd4,c5,e5,Kh8" playable></dama-board>';

const press = async (keys: string): Promise<void> => {
  for (const key of keys.split(' ')) await browser.page.keyboard.press(key);
};

/** Opens a page, waits for its help, and goes to the board. */
const begin = async (body: string, html = 'lang="en"'): Promise<void> => {
  await browser.visit({ body, html });
  await helped(browser.page);
  await press('Tab');
  await forget(browser.page);
};

const said = () => announced(browser.page);

test.each([320, 390])('a move that is said does not widen a page of %i px', async (width) => {
  await browser.visit(
    { body: '<dama-board fen="W:Wd3,a2:Bd4,e5,f6,h7" playable></dama-board>' },
    { viewport: { width, height: 640 } },
  );
  await clickPath(browser.page, 'd3xd5xf5xf7');
  const text = browser.page.locator('dama-board .said');
  await expect.poll(() => text.textContent()).toContain('f7');
  const sizes = await browser.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(sizes).toEqual([width, width]);
});

describe('a key is answered', () => {
  test.each([
    [
      'd 3 s',
      'Up: d4, black man. Right: nothing to the edge. Down: nothing to the edge. Left: nothing to the edge.',
    ],
    ['l', 'No move yet.'],
    ['o', 'Must take: d3.'],
    ['p', 'White: men a2, d3. Black: men d4, c5, e5; king h8. White to move.'],
    [
      'x',
      'White has 2 men and 0 kings left and has taken 0 pieces. Black has 3 men and 1 king left and has taken 0 pieces.',
    ],
    ['t', 'No clocks.'],
    ['O', 'Must take: d3.'],
  ])('%s: %s', async (keys, text) => {
    await begin(FORK);
    await press(keys);
    expect(await said()).toEqual([`polite: ${text}`]);
  });

  test('by ? with all keys, which are seen as well until it is pressed again', async () => {
    await begin(FORK);
    const keys = browser.page.locator('dama-board dl');
    expect(await keys.isVisible()).toBe(false);
    await press('?');
    expect(await keys.isVisible()).toBe(true);
    expect((await said()).join()).toContain('s: what stands on the lines from here.');
    await press('?');
    expect(await keys.isVisible()).toBe(false);
    await press('? Escape');
    expect(await keys.isVisible()).toBe(false);
  });

  test.each([
    ['on its own heading, Escape', 'Enter', 'Escape'],
    ['by hand once, ?', 'Enter Enter', 'Shift+Tab ?'],
  ])('by a list of keys that is opened and closed %s', async (_, hand, closing) => {
    await begin('<dama-board></dama-board>');
    const keys = browser.page.locator('dama-board dl');
    await press('Tab');
    await press(hand);
    await expect.poll(() => keys.isVisible()).toBe(hand === 'Enter');
    await press(closing);
    await expect.poll(() => keys.isVisible()).toBe(hand !== 'Enter');
  });

  test('by ? again, when the list that it opened was closed by hand', async () => {
    await begin(FORK);
    const keys = browser.page.locator('dama-board dl');
    await press('?');
    await browser.page.locator('dama-board summary').click();
    await expect.poll(() => keys.isVisible()).toBe(false);
    await browser.page.locator('dama-board [data-square=a2]').focus();
    await press('?');
    await expect.poll(() => keys.isVisible()).toBe(true);
  });

  test('by l with what a man became', async () => {
    await begin('<dama-board fen="W:Wd7:Bh3" playable></dama-board>');
    await clickPath(browser.page, 'd7-d8');
    await forget(browser.page);
    await browser.page.locator('dama-board [data-square=a2]').focus();
    await press('l');
    expect(await said()).toEqual(['polite: White: d7 to d8, now a king.']);
  });

  test('again, as often as it is pressed', async () => {
    await begin(FORK);
    await press('o o o');
    expect(await said()).toEqual(Array(3).fill('polite: Must take: d3.'));
  });

  test.each([
    ['ar', 'en-GB'],
    ['de', 'en-GB'],
    ['tr', 'tr'],
  ])('in a page in "%s" it is known to be in "%s"', async (around, spoken) => {
    await begin(FORK, `lang="${around}"`);
    await expect.poll(() => browser.page.locator('dama-board div.frame').getAttribute('lang')).toBe(spoken);
  });

  test('in the language around the board', async () => {
    await begin(FORK, 'lang="tr"');
    await expect.poll(() => browser.page.locator('dama-board summary').textContent()).toBe('Tuşlar');
    await press('o');
    expect(await said()).toEqual(['polite: Almak zorunda: d3.']);
  });

  test('by its place where the keyboard writes another script', async () => {
    await begin(FORK);
    for (const [key, code] of [
      ['в', 'KeyD'],
      ['3', 'Digit3'],
      ['і', 'KeyS'],
    ] as const) {
      await browser.page.evaluate(
        ([key, code]) => {
          const root = document.querySelector('dama-board')?.shadowRoot;
          root?.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true }),
          );
        },
        [key, code] as const,
      );
    }
    expect((await said()).join()).toContain('Up: d4, black man.');
  });

  test('without a network, for the help has come by itself', async () => {
    await browser.visit({ body: FORK });
    await helped(browser.page);
    await browser.page.context().setOffline(true);
    await press('Tab o');
    expect(await said()).toContain('polite: Must take: d3.');
  });
});

describe('what is done is said', () => {
  test('a capture with a choice, hop by hop, and put back', async () => {
    await begin(FORK);
    await press('d 3 Enter d 5 Enter Escape Escape Enter Escape d 3 Enter d 5 Enter f Enter');
    expect(await said()).toEqual([
      'polite: d3 picked up. Go to d5.',
      'polite: On d5. Go on to f5 or b5.',
      'polite: d3 picked up. Go to d5.',
      'polite: Put back on d3.',
      'polite: A capture is due: d3xd5xf5 or d3xd5xb5.',
      'polite: d3 picked up. Go to d5.',
      'polite: On d5. Go on to f5 or b5.',
      'polite: White takes 2 pieces: d3 to d5, f5.',
    ]);
  });

  test('the same move again, after it was taken back', async () => {
    await begin('<dama-board fen="W:Wd3:Bh8,a8" playable></dama-board>');
    for (const time of [1, 2, 3]) {
      await clickPath(browser.page, 'd3-d4');
      expect((await heard(browser.page)).length).toBe(time * 2);
      await browser.page.evaluate(() => {
        const board = document.querySelector('dama-board');
        if (board) board.position = undefined; // As its attribute says.
      });
    }
    const moves = (await said()).filter((text) => text.endsWith('d3 to d4.'));
    expect(moves).toEqual(Array(3).fill('polite: White: d3 to d4.'));
  });

  test('how it ended, once and at once', async () => {
    await begin('<dama-board fen="W:Wd3,a2:Bd4" playable></dama-board>');
    await clickPath(browser.page, 'd3xd5');
    await expect.poll(() => heard(browser.page)).toContain('dama-outcome white no-pieces');
    await expect.poll(said).toContain('assertive: White won: Black has no pieces left.');
    expect((await said()).filter((text) => text.includes('White won'))).toHaveLength(1);
    expect((await said()).filter((text) => text.startsWith('assertive'))).toHaveLength(1);
    expect(await said()).toContain('polite: White takes a piece: d3 to d5.');
  });
});

describe('a move by its name', () => {
  const write = async (text: string): Promise<void> => {
    await press('m');
    await browser.page.keyboard.type(text);
    await press('Enter');
  };

  test('is played as if by hand, and the field waits for the next one', async () => {
    await begin(FORK);
    await write('d3 b5');
    expect(await heard(browser.page)).toEqual(played('d3xd5xb5'));
    expect(await seenPieces(browser.page)).toBe('Wa2,b5:Be5,Kh8');
    const field = browser.page.locator('dama-board input');
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await said()).toEqual(['polite: White takes 2 pieces: d3 to d5, b5.']);
  });

  test('that is none is told why, and kept', async () => {
    await begin(FORK);
    await write('a2-a3');
    const text = 'A capture is due: d3xd5xf5 or d3xd5xb5.';
    expect(await heard(browser.page)).toEqual([]);
    expect(await said()).toEqual([`polite: ${text}`]);
    const field = browser.page.locator('dama-board input');
    expect(await field.inputValue()).toBe('a2-a3');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await browser.page.locator('dama-board #refusal').isVisible()).toBe(true);
    await press('Enter');
    expect(await said()).toEqual([`polite: ${text}`, `polite: ${text}`]);
    await press('Escape');
    expect(await marked(browser.page, 'must-capture')).toBe('d3');
    expect(await browser.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.role)).toBe(
      'gridcell',
    );
  });

  test('is not asked for where nothing may be moved', async () => {
    await begin('<dama-board></dama-board>');
    expect(await browser.page.locator('dama-board input').count()).toBe(0);
    await press('m');
    expect(await said()).toEqual(['polite: Nothing can be moved here now.']);
  });

  test.each([
    [700, 16],
    [320, 16],
    [320, 32],
  ])('has a field in a page of %i px with text of %i px, and nothing moves for it', async (width, size) => {
    await browser.visit(
      {
        body: `${PLAYABLE}<p id="below">below</p>`,
        head: `<style>html{font-size:${size}px}</style><script type="module" src="/embed.js"></script>`,
      },
      { viewport: { width, height: 700 } },
    );
    await helped(browser.page);
    const boxes = () =>
      browser.page.evaluate(() =>
        [...document.querySelectorAll('dama-board, #below')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    const before = await boxes();
    const field = browser.page.locator('dama-board input');
    await press('Tab m');
    await browser.page.keyboard.type('a1-a8');
    await press('Enter ?');
    expect(await boxes()).toEqual(before);
    const board = await browser.page.locator('dama-board').boundingBox();
    for (const part of [field, browser.page.locator('.aid button'), browser.page.locator('.aid summary')]) {
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual(board?.x ?? Number.NaN);
      expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (board?.x ?? 0) + (board?.width ?? 0),
      );
    }
    expect(await browser.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('a board that is turned keeps the focus on its square', async () => {
  await begin(PLAYABLE);
  await press('c 3');
  const focus = () =>
    browser.page.evaluate(() => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      return focused instanceof HTMLElement ? focused.dataset.square : undefined;
    });
  for (const orientation of ['black', 'white']) {
    await browser.page.evaluate(
      (side) => document.querySelector('dama-board')?.setAttribute('orientation', side),
      orientation,
    );
    await expect.poll(focus).toBe('c3');
  }
  await press('ArrowUp');
  expect(await focus()).toBe('c4');
});

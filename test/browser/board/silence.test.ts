import { describe, expect, test } from 'vitest';
import { clickPath } from '../setup/board.ts';
import { announced, forget } from '../setup/listening.ts';
import { helped, PLAYABLE, visitor } from './visitor.ts';

const browser = visitor();

const press = async (keys: string): Promise<void> => {
  for (const key of keys.split(' ')) await browser.page.keyboard.press(key);
};

/** Opens a page, waits for its help, and goes to the board. */
const begin = async (body: string): Promise<void> => {
  await browser.visit({ body });
  await helped(browser.page);
  await press('Tab');
  await forget(browser.page);
};

const said = () => announced(browser.page);

const DUE = '<dama-board fen="W:Wd3,a2:Bd4,h8" playable></dama-board>';
/** White takes the last man. */
const LAST = '<dama-board fen="W:Wd3,a2:Bd4" playable></dama-board>';
const RESULT = 'White won: Black has no pieces left.';

describe('with nothing in hand, Enter is answered', () => {
  test.each([
    ['on an empty square', PLAYABLE, 'd 5 Enter', 'Nothing can move from d5.'],
    ['on a man that cannot move', PLAYABLE, 'd 2 Enter', 'Nothing can move from d2.'],
    ['on an enemy’s man', PLAYABLE, 'd 6 Enter', 'Nothing can move from d6.'],
    ['by the space bar, too', PLAYABLE, 'd 6 Space', 'Nothing can move from d6.'],
    ['where something else is due', DUE, 'a 2 Enter', 'A capture is due: d3xd5.'],
    [
      'where nothing may be moved',
      '<dama-board></dama-board>',
      'd 3 Enter',
      'Nothing can be moved here now.',
    ],
  ])('%s', async (_, body, keys, text) => {
    await begin(body);
    await press(keys);
    expect(await said()).toEqual([`polite: ${text}`]);
  });

  test('by a click of assistive technology, but not by one in passing', async () => {
    await begin(PLAYABLE);
    const square = browser.page.locator('dama-board [data-square=d5]');
    await square.click();
    expect(await said()).toEqual([]);
    await square.evaluate((element: HTMLElement) => element.click());
    await expect.poll(said).toEqual(['polite: Nothing can move from d5.']);
  });
});

test('a move that the page forbids is said to be taken back', async () => {
  await begin(PLAYABLE);
  await browser.page.evaluate(() => addEventListener('dama-move', (event) => event.preventDefault()));
  await press('a 3 Enter a 4 Enter');
  await expect.poll(said).toEqual(['polite: a3 picked up. Go to a4.', 'polite: Put back on a3.']);
});

describe('the result', () => {
  test.each([320, 700])(
    'is seen over the board of a page of %i px, until the position changes',
    async (width) => {
      await browser.visit({ body: LAST }, { viewport: { width, height: 700 } });
      await helped(browser.page);
      const note = browser.page.getByText(RESULT);
      expect(await note.count()).toBe(0);
      await clickPath(browser.page, 'd3xd5');
      await expect.poll(() => note.isVisible()).toBe(true);
      const [box, board] = [await note.boundingBox(), await browser.page.locator('dama-board').boundingBox()];
      expect(box?.width).toBeGreaterThan(200);
      expect(box?.y).toBeGreaterThan(board?.y ?? Number.NaN);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
      expect((await said()).filter((text) => text.includes(RESULT))).toEqual([`assertive: ${RESULT}`]);
      await browser.page.locator('dama-board').evaluate((element) => {
        element.setAttribute('fen', 'W:Wd3:Bd8,h8');
      });
      await expect.poll(() => note.count()).toBe(0);
    },
  );

  test('leaves no field for moves', async () => {
    await begin(LAST);
    const field = browser.page.locator('dama-board input');
    expect(await field.count()).toBe(1);
    await press('d 3 Enter d 5 Enter');
    await expect.poll(said).toContain(`assertive: ${RESULT}`);
    await expect.poll(() => field.count()).toBe(0);
    await press('m');
    expect((await said()).at(-1)).toBe('polite: Nothing can be moved here now.');
  });
});

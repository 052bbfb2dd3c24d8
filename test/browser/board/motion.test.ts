import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PIECE_SETS } from '../../../drawing/index.ts';
import { clickPath, middleOf, seenPieces } from '../setup/board.ts';
import { drag, heard } from './site.ts';
import { played, visitor } from './visitor.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
/** d3 takes d4 and d6. */
const CHAIN = 'W:Wd3:Bd4,d6,Kh8';

const browser = visitor();

/** What an animation of a piece does: its duration and delay in milliseconds, and how many keyframes it has. */
interface Motion {
  readonly duration: unknown;
  readonly delay: unknown;
  readonly frames: number;
  readonly rises: boolean;
  readonly fades: boolean;
}

declare global {
  interface Window {
    /** The animations that run on the board at this moment. */
    animations: () => readonly Motion[];
    /** Those that ran when the board had drawn the move that was last played on it. */
    afterMove: readonly Motion[];
  }
}

/** Whether the page has loaded how pieces move. */
const moves = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/motion-[\w-]+\.js$/.test(name));

/** Opens a page that can tell its animations by itself: a look from here might come after their end. */
const visit = async (body: string, options: BrowserContextOptions = {}): Promise<void> => {
  const page = await browser.visit({ body }, options);
  if (options === MOVING) await page.waitForFunction(moves);
  await page.evaluate(() => {
    const board = document.querySelector('dama-board');
    window.animations = () =>
      (board?.shadowRoot?.getAnimations() ?? []).map((animation) => {
        const { duration, delay } = animation.effect?.getTiming() ?? {};
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return {
          duration,
          delay,
          frames: frames.length,
          rises: frames.some(({ transform }) => String(transform).includes('scale')),
          fades: frames.some((frame) => 'opacity' in frame),
        };
      });
    board?.addEventListener('dama-position', async () => {
      await board.updateComplete;
      window.afterMove = window.animations();
    });
  });
};

const animations = () => browser.page.evaluate(() => window.animations());

/** Makes moves on the board without waiting in between; the animations that run as soon as they are drawn. */
const tap = (...squares: string[]): Promise<readonly Motion[]> =>
  browser.page.evaluate(async (names) => {
    const board = document.querySelector('dama-board');
    for (const name of names)
      board?.shadowRoot?.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click();
    await board?.updateComplete;
    return window.animations();
  }, squares);

describe('motion', () => {
  test('a quiet move slides in 180 ms', async () => {
    await visit('<dama-board playable></dama-board>', MOVING);
    expect(await tap('a3', 'a4')).toEqual([
      { duration: 180, delay: 0, frames: 2, rises: false, fades: false },
    ]);
  });

  test('a capture that is seen at once goes hop by hop, and the captured pieces fade as they are passed', async () => {
    await visit(`<dama-board fen="${CHAIN}" playable run-on></dama-board>`, MOVING);
    const seen = await tap('d3', 'd5');
    expect(seen.filter(({ rises }) => rises)).toEqual([
      { duration: 360, delay: 0, frames: 5, rises: true, fades: false },
    ]);
    expect(seen.filter(({ fades }) => fades).map(({ delay }) => delay)).toEqual([90, 270]);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd7:BKh8');
    expect(await animations()).toEqual([]);
  });

  test('each hop in hand jumps by itself', async () => {
    await visit(`<dama-board fen="${CHAIN}" playable></dama-board>`, MOVING);
    expect((await tap('d3', 'd5')).filter(({ rises }) => rises)).toHaveLength(1);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd5:Bd6,Kh8');
    expect((await tap('d7')).filter(({ rises }) => rises)).toEqual([
      { duration: 180, delay: 0, frames: 3, rises: true, fades: false },
    ]);
  });

  test.each(PIECE_SETS)('a crown of %s appears when the man has arrived', async (pieces) => {
    await visit(`<dama-board fen="W:Wd7:BKh1" pieces="${pieces}" playable></dama-board>`, MOVING);
    expect((await tap('d7', 'd8')).filter(({ fades }) => fades).map(({ delay }) => delay)).toEqual([180]);
  });

  test('a piece that is let go glides on from the hand', async () => {
    await visit('<dama-board playable></dama-board>', MOVING);
    await drag(browser.page, await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'c4'));
    expect(await heard(browser.page)).toEqual(played('c3-c4'));
    const seen = await browser.page.evaluate(() => window.afterMove);
    expect(seen.map(({ duration }) => duration)).toEqual([120]);
    await expect.poll(animations).toEqual([]);
  });

  test('a board that is turned does not stir', async () => {
    await visit('<dama-board playable></dama-board>', MOVING);
    const seen = await browser.page.evaluate(async () => {
      const board = document.querySelector('dama-board');
      board?.setAttribute('orientation', 'black');
      await board?.updateComplete;
      return window.animations();
    });
    expect(seen).toEqual([]);
  });

  test('under prefers-reduced-motion nothing moves', async () => {
    await visit(`<dama-board fen="${CHAIN}" playable run-on></dama-board>`);
    expect(await tap('d3', 'd5')).toEqual([]);
    expect(await seenPieces(browser.page)).toBe('Wd7:BKh8');
    expect(await browser.page.evaluate(moves)).toBe(false);
  });

  test('a piece keeps its element from move to move, where it moves', async () => {
    await visit('<dama-board playable></dama-board>', MOVING);
    const handle = await browser.page.locator('dama-board [data-id="8"]').elementHandle();
    await clickPath(browser.page, 'a3-a4');
    const { x, y } = await middleOf(browser.page, 'a4');
    const distance = async (): Promise<number> => {
      const box = await handle?.boundingBox();
      return box ? Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) : Number.NaN;
    };
    await expect.poll(distance).toBeLessThan(1);
  });
});

import { describe, expect, test } from 'vitest';
import { clickPath, middleOf, seenPieces } from '../setup/board.ts';
import { drag, heard } from './site.ts';
import { played, visitor } from './visitor.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
/** d3 takes d4 and d6. */
const CHAIN = 'W:Wd3:Bd4,d6,Kh8';

const browser = visitor();

/** The animations of pieces now running: their duration and delay in milliseconds and how many keyframes. */
const animations = () =>
  browser.page.evaluate(() =>
    (document.querySelector('dama-board')?.shadowRoot?.getAnimations() ?? []).map((animation) => {
      const { duration, delay } = animation.effect?.getTiming() ?? {};
      const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      return {
        duration,
        delay,
        frames: frames.length,
        rises: frames.some(({ transform }) => String(transform).includes('scale')),
        fades: frames.some((frame) => 'opacity' in frame),
      };
    }),
  );

/** Makes moves on the board without waiting in between. */
const tap = (...squares: string[]) =>
  browser.page.evaluate((names) => {
    const root = document.querySelector('dama-board')?.shadowRoot;
    for (const name of names) root?.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click();
  }, squares);

describe('motion', () => {
  test('a quiet move slides in 180 ms', async () => {
    await browser.visit({ body: '<dama-board playable></dama-board>' }, MOVING);
    await tap('a3', 'a4');
    expect(await animations()).toEqual([{ duration: 180, delay: 0, frames: 2, rises: false, fades: false }]);
  });

  test('a capture that is seen at once goes hop by hop, and the captured pieces fade as they are passed', async () => {
    await browser.visit({ body: `<dama-board fen="${CHAIN}" playable run-on></dama-board>` }, MOVING);
    await tap('d3', 'd5');
    const seen = await animations();
    expect(seen.filter(({ rises }) => rises)).toEqual([
      { duration: 360, delay: 0, frames: 5, rises: true, fades: false },
    ]);
    expect(seen.filter(({ fades }) => fades).map(({ delay }) => delay)).toEqual([90, 270]);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd7:BKh8');
    expect(await animations()).toEqual([]);
  });

  test('each hop in hand jumps by itself', async () => {
    await browser.visit({ body: `<dama-board fen="${CHAIN}" playable></dama-board>` }, MOVING);
    await tap('d3', 'd5');
    expect((await animations()).filter(({ rises }) => rises)).toHaveLength(1);
    await expect.poll(() => seenPieces(browser.page)).toBe('Wd5:Bd6,Kh8');
    await tap('d7');
    expect((await animations()).filter(({ rises }) => rises)).toEqual([
      { duration: 180, delay: 0, frames: 3, rises: true, fades: false },
    ]);
  });

  test('a crown appears when the man has arrived', async () => {
    await browser.visit({ body: '<dama-board fen="W:Wd7:BKh1" playable></dama-board>' }, MOVING);
    await tap('d7', 'd8');
    expect((await animations()).filter(({ fades }) => fades).map(({ delay }) => delay)).toEqual([180]);
  });

  test('a piece that is let go glides on from the hand', async () => {
    await browser.visit({ body: '<dama-board playable></dama-board>' }, MOVING);
    await drag(browser.page, await middleOf(browser.page, 'c3'), await middleOf(browser.page, 'c4'));
    expect(await heard(browser.page)).toEqual(played('c3-c4'));
    for (const { duration } of await animations()) expect(duration).toBe(120);
    await expect.poll(animations).toEqual([]);
  });

  test('a board that is turned does not stir', async () => {
    await browser.visit({ body: '<dama-board playable></dama-board>' }, MOVING);
    await browser.page.evaluate(() =>
      document.querySelector('dama-board')?.setAttribute('orientation', 'black'),
    );
    expect(await animations()).toEqual([]);
  });

  test('under prefers-reduced-motion nothing moves', async () => {
    await browser.visit({ body: `<dama-board fen="${CHAIN}" playable run-on></dama-board>` });
    await tap('d3', 'd5');
    expect(await animations()).toEqual([]);
    expect(await seenPieces(browser.page)).toBe('Wd7:BKh8');
  });

  test('a piece keeps its element from move to move', async () => {
    await browser.visit({ body: '<dama-board playable></dama-board>' });
    const handle = await browser.page.locator('dama-board [data-id="8"]').elementHandle();
    await clickPath(browser.page, 'a3-a4');
    const { x, y } = await middleOf(browser.page, 'a4');
    const box = await handle?.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x)).toBeLessThan(1);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - y)).toBeLessThan(1);
  });
});

import { describe, expect, test } from 'vitest';
import { BOARD_PALETTE } from '../../../drawing/index.ts';
import { clickPath } from '../setup/board.ts';
import { EMBED } from './site.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

/**
 * The share of pixels that differ plainly, by more than the rounding of a line, between the board and the picture
 * in its place.
 */
async function difference(): Promise<number> {
  const { page } = browser;
  const box = await page.locator('dama-board .board').boundingBox();
  if (!box) throw new Error('no board');
  const board = await page.screenshot({ clip: box });
  await page.evaluate(() => {
    const frame = document.getElementById('frame');
    const picture = document.getElementById('picture');
    if (frame && picture) frame.replaceChildren(picture);
  });
  const before = await page.screenshot({ clip: box });
  return page.evaluate(
    async ([one, other]) => {
      const pixels = await Promise.all(
        [one, other].map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = pixels;
      if (a.length === 0 || a.length !== b.length) return 1;
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        const off = [0, 1, 2].some((n) => Math.abs((a[at + n] ?? 0) - (b[at + n] ?? 0)) > 64);
        if (off) differing++;
      }
      return differing / (a.length / 4);
    },
    [board.toString('base64'), before.toString('base64')] as const,
  );
}

describe('the live board and the picture that came before it', () => {
  const FEN = 'W:Wa2,b3,Kd4:Ba7,c6,Kg5';

  test.each([
    ['by day', 'light', 480],
    ['by night', 'dark', 480],
    ['small', 'light', 320],
  ] as const)('look the same %s', async (_, colorScheme, size) => {
    const head =
      '<meta name="color-scheme" content="light dark"><script type="module" src="/embed.js"></script>';
    const body = `<div id="frame"><dama-board fen="${FEN}"><img id="picture" src="/position.svg?fen=${FEN}" width="${size}" height="${size}" alt=""></dama-board></div>`;
    await browser.visit({ body, head }, { colorScheme });
    expect(await difference()).toBeLessThan(0.002);
  });
});

describe('chosen colors', () => {
  /** The color that the browser paints an ink with. */
  const painted = (selector: string, property: 'fill' | 'stroke' | 'stopColor') =>
    browser.page.evaluate(
      ([name, key]) => {
        const shape = document.querySelector('dama-board')?.shadowRoot?.querySelector(name);
        return shape ? getComputedStyle(shape)[key] : null;
      },
      [selector, property] as const,
    );

  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

  const BOARD = '<dama-board fen="W:Wd3:Bd4,Kh8" playable></dama-board>';

  test.each([
    ['the device is dark, the page says nothing', 'dark', '', BOARD, 'night'],
    [
      'the device is dark, the page is light',
      'dark',
      '<meta name="color-scheme" content="light">',
      BOARD,
      'day',
    ],
    [
      'the device is light, the page is dark',
      'light',
      '<meta name="color-scheme" content="dark">',
      BOARD,
      'night',
    ],
    ['the board is to be seen by day', 'dark', '', BOARD.replace(' fen', ' theme="day" fen'), 'day'],
    ['the board is to be seen by night', 'light', '', BOARD.replace(' fen', ' theme="night" fen'), 'night'],
  ] as const)('%s', async (_, colorScheme, head, body, time) => {
    await browser.visit({ body, head: head + EMBED }, { colorScheme });
    expect(await painted('.ivory', 'fill')).toBe(rgb(BOARD_PALETTE.ivory[time]));
    expect(await painted('.mustCapture-stroke', 'stroke')).toBe(rgb(BOARD_PALETTE.mustCapture[time]));
  });

  test('a host changes an ink by its custom property, from any ancestor', async () => {
    const style = '<style>body{--dama-second-wood:rgb(1, 2, 3)}dama-board{--dama-ivory:rgb(4, 5, 6)}</style>';
    await browser.visit({ body: BOARD, head: style + EMBED });
    expect(await painted('.secondWood-stop-color', 'stopColor')).toBe('rgb(1, 2, 3)');
    expect(await painted('.ivory', 'fill')).toBe('rgb(4, 5, 6)');
  });

  test('a host styles the parts', async () => {
    const parts = ['board', 'square', 'piece', 'king', 'man', 'target', 'last-move', 'coordinates'];
    const style = parts.map((part, n) => `dama-board::part(${part}){outline-width:${n + 1}px}`).join('');
    await browser.visit({
      body: '<dama-board fen="W:WKd3,a2:Bh6" playable></dama-board>',
      head: `<style>${style}</style>${EMBED}`,
    });
    await clickPath(browser.page, 'a2-a3');
    await clickPath(browser.page, 'h6');
    const widths = await browser.page.evaluate(
      (names) =>
        names.map((name) => {
          const part = document.querySelector('dama-board')?.shadowRoot?.querySelector(`[part~="${name}"]`);
          return part ? getComputedStyle(part).outlineWidth : null;
        }),
      parts,
    );
    // Of two parts on one element the later rule counts: the first piece is a man, too.
    expect(widths).toEqual(['1px', '2px', '5px', '4px', '5px', '6px', '7px', '8px']);
  });
});

import { describe, expect, test } from 'vitest';
import { EXTENT, PIECE_SETS, THEMES, themeNamed } from '../../../drawing/index.ts';
import { clickPath } from '../setup/board.ts';
import { EMBED } from './site.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

/**
 * The share of pixels that differ plainly, by more than the rounding of a line, between boards and the pictures in their places.
 */
async function difference(): Promise<number> {
  const { page } = browser;
  const clip = await page.locator('#frame').boundingBox();
  if (!clip) throw new Error('no boards');
  const board = await page.screenshot({ clip });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('dama-board'))
      element.replaceWith(...element.querySelectorAll('img'));
  });
  const before = await page.screenshot({ clip });
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
  /** Every square begins and ends with a pixel: what differs is no rounding. */
  const EVEN = EXTENT / 2;
  const HEAD =
    '<meta name="color-scheme" content="light dark"><style>#frame{width:max-content;line-height:0}</style><script type="module" src="/embed.js"></script>';

  const pictured = (theme: string, pieces: string, size: number): string =>
    `<dama-board fen="${FEN}" theme="${theme}" pieces="${pieces}"><img src="/position.svg?fen=${FEN}&theme=${theme}&pieces=${pieces}" width="${size}" height="${size}" alt=""></dama-board>`;

  /** All piece sets of a theme on one page, two by two. */
  const sets = (theme: string, size: number): string =>
    PIECE_SETS.map((pieces, n) => pictured(theme, pieces, size) + (n === 1 ? '<br>' : '')).join('');

  test.each(
    THEMES.flatMap((theme) => (['light', 'dark'] as const).map((colorScheme) => ({ theme, colorScheme }))),
  )('look the same in $theme on a $colorScheme page', async ({ theme, colorScheme }) => {
    await browser.visit(
      { body: `<div id="frame">${sets(theme, EVEN)}</div>`, head: HEAD },
      { colorScheme, viewport: { width: 840, height: 840 } },
    );
    expect(await difference()).toBeLessThan(0.002);
  });

  test('look the same when they are large', async () => {
    await browser.visit({
      body: `<div id="frame">${pictured('pistachio', 'sweets', 640)}</div>`,
      head: HEAD,
    });
    expect(await difference()).toBeLessThan(0.002);
  });
});

describe('chosen colors', () => {
  /** The color that the browser paints an ink with. */
  const painted = (selector: string, property: 'fill' | 'stroke') =>
    browser.page.evaluate(
      ([name, key]) => {
        const shape = document.querySelector('dama-board')?.shadowRoot?.querySelector(name);
        return shape ? getComputedStyle(shape)[key] : null;
      },
      [selector, property] as const,
    );

  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

  const { palette } = themeNamed('pistachio');
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
  ] as const)('%s', async (_, colorScheme, head, body, time) => {
    await browser.visit({ body, head: head + EMBED }, { colorScheme });
    expect(await painted('.ivory', 'fill')).toBe(rgb(palette.ivory[time]));
    expect(await painted('.mustCapture-stroke', 'stroke')).toBe(rgb(palette.mustCapture[time]));
  });

  test.each(THEMES)('the board is to be seen in %s', async (theme) => {
    const body = BOARD.replace(' fen', ` theme="${theme}" fen`);
    await browser.visit({ body, head: EMBED }, { colorScheme: 'light' });
    const { palette, dark } = themeNamed(theme);
    expect(await painted('.wood', 'fill')).toBe(rgb(palette.wood.day));
    expect(await painted('.mustCapture-stroke', 'stroke')).toBe(rgb(palette.mustCapture.day));
    const scheme = await browser.page.evaluate(() => {
      const board = document.querySelector('dama-board')?.shadowRoot?.querySelector('.board');
      return board ? getComputedStyle(board).colorScheme : null;
    });
    expect(scheme).toBe(dark ? 'dark' : 'light dark');
  });

  test.each(THEMES)(
    'a host changes an ink of %s by its custom property, from any ancestor',
    async (theme) => {
      const style = '<style>body{--dama-wood:rgb(1, 2, 3)}dama-board{--dama-ivory:rgb(4, 5, 6)}</style>';
      const body = BOARD.replace(' fen', ` theme="${theme}" fen`);
      await browser.visit({ body, head: style + EMBED });
      expect(await painted('.wood', 'fill')).toBe('rgb(1, 2, 3)');
      expect(await painted('.ivory', 'fill')).toBe('rgb(4, 5, 6)');
    },
  );

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

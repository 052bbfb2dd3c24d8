import { beforeEach, describe, expect, test } from 'vitest';
import { THEMES } from '../../../drawing/index.ts';
import { contrast } from '../../drawing/contrast.ts';
import { hex } from '../setup/colors.ts';
import { EMBED } from './site.ts';
import { visitor } from './visitor.ts';

const browser = visitor();

/** The color that the browser paints with, as `#rrggbb`. */
const painted = async (selector: string, property: 'fill' | 'stroke'): Promise<string> =>
  hex(
    await browser.page.evaluate(
      ([name, key]) => {
        const shape = document.querySelector('dama-board')?.shadowRoot?.querySelector(name);
        return shape ? getComputedStyle(shape)[key] : 'nothing';
      },
      [selector, property] as const,
    ),
  );

const HEAD = `<meta name="color-scheme" content="light dark">${EMBED}`;

const SYSTEMS = [
  { colorScheme: 'light', board: '#ffffff' },
  { colorScheme: 'dark', board: '#000000' },
] as const;

describe.each(THEMES.flatMap((theme) => SYSTEMS.map((system) => ({ theme, ...system }))))(
  "$theme in the system's own $colorScheme colors",
  ({ theme, colorScheme, board }) => {
    beforeEach(async () => {
      await browser.visit(
        {
          body: `<dama-board theme="${theme}" pieces="discs" fen="W:Wd3,Ka1:Bd4,Kh8" playable></dama-board>`,
          head: HEAD,
        },
        { colorScheme, forcedColors: 'active' },
      );
    });

    test('the board has them', async () => {
      expect(await painted('.wood', 'fill')).toBe(board);
      expect(contrast(await painted('.rule-stroke', 'stroke'), board)).toBeGreaterThanOrEqual(3);
      expect(contrast(await painted('.coordinate', 'fill'), board)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(await painted('.mustCapture-stroke', 'stroke'), board)).toBeGreaterThanOrEqual(3);
    });

    test("White's pieces are the light ones, and outlined", async () => {
      const [ivory, black] = [await painted('.ivory', 'fill'), await painted('.black', 'fill')];
      expect(contrast(ivory, '#000000')).toBeGreaterThan(12);
      expect(contrast(black, '#000000')).toBeLessThan(contrast(ivory, '#000000') / 3);
      expect(contrast(await painted('.ivoryLine-stroke', 'stroke'), board)).toBeGreaterThanOrEqual(3);
      expect(contrast(await painted('.blackEdge-stroke', 'stroke'), board)).toBeGreaterThanOrEqual(3);
    });

    test('groove and crown are seen on both', async () => {
      const [ivory, black] = [await painted('.ivory', 'fill'), await painted('.black', 'fill')];
      expect(contrast(await painted('.ivoryGroove-stroke', 'stroke'), ivory)).toBeGreaterThanOrEqual(3);
      expect(contrast(await painted('.walnut', 'fill'), ivory)).toBeGreaterThanOrEqual(3);
      expect(contrast(await painted('.blackGroove-stroke', 'stroke'), black)).toBeGreaterThanOrEqual(3);
      expect(contrast(await painted('.brass', 'fill'), black)).toBeGreaterThanOrEqual(3);
    });
  },
);

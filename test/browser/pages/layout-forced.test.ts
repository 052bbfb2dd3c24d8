import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../drawing/contrast.ts';
import { hex } from '../setup/colors.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { tableOfTwo } from './measures.ts';
import { company } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** A color as it is painted, as `#rrggbb`. */
const style = async (element: Locator, property: 'backgroundColor' | 'borderTopColor'): Promise<string> =>
  hex(await element.first().evaluate((found, key) => getComputedStyle(found)[key], property));

describe.each([
  { colorScheme: 'light', page: '#ffffff' },
  { colorScheme: 'dark', page: '#000000' },
] as const)("in the system's own $colorScheme colors", ({ colorScheme, page: ground }) => {
  const arrive = () => come({ colorScheme, forcedColors: 'active' });

  test('the discs of both sides keep their colors, with an outline that is seen', async () => {
    const [white, black] = [await arrive(), await arrive()];
    await tableOfTwo(server().url, { white, black });
    for (const path of ['', '/']) {
      if (path !== '') await white.page.goto(server().url);
      const [light, dark] = [white.page.locator('.disc.white'), white.page.locator('.disc.black')];
      expect(contrast(await style(light, 'backgroundColor'), '#000000')).toBeGreaterThan(12);
      expect(contrast(await style(dark, 'backgroundColor'), '#ffffff')).toBeGreaterThan(7);
      for (const disc of [light, dark]) {
        expect(contrast(await style(disc, 'borderTopColor'), ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('here is a filled dot, away an empty ring', async () => {
    const [white, black] = [await arrive(), await arrive()];
    await tableOfTwo(server().url, { white, black });
    const opponent = white.page.locator('.player').first().locator('.presence');
    /** The share of the dot that its border covers, from middle to rim. */
    const filled = () =>
      opponent.evaluate((element) => {
        const { borderTopWidth, width } = getComputedStyle(element, '::before');
        return (2 * Number.parseFloat(borderTopWidth)) / Number.parseFloat(width);
      });
    await expect.poll(() => opponent.getAttribute('class')).toContain('here');
    expect(await filled()).toBe(1);
    await black.page.goto('about:blank');
    await expect.poll(() => opponent.getAttribute('class')).toContain('away');
    expect(await filled()).toBeLessThan(0.5);
  });

  test('your turn stands out from the other one’s', async () => {
    const [white, black] = [await arrive(), await arrive()];
    await tableOfTwo(server().url, { white, black });
    const outline = (page: typeof white.page) =>
      page.locator('.turn').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([await outline(white.page), await outline(black.page)]).toEqual(['solid', 'none']);
  });
});

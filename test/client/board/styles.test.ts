import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeNamed } from '../../../drawing/index.ts';
import { contrast } from '../../drawing/contrast.ts';

const STYLES = readFileSync(new URL('../../../client/board/board-styles.ts', import.meta.url), 'utf8');
const [, day = '', night = ''] = /outline: [^;]*light-dark\((#\w+), (#\w+)\)/.exec(STYLES) ?? [];

const [, inner = '', innerNight = ''] =
  /box-shadow: inset [^;]*light-dark\((#\w+), (#\w+)\)/.exec(STYLES) ?? [];

/** `#fff` as `#ffffff`. */
const long = (color: string): string => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

test('the focus, or its inner line, has at least 3:1 on squares that are not used', () => {
  const { paleWood } = themeNamed('pistachio').palette;
  const best = (colors: readonly string[], ground: string): number =>
    Math.max(...colors.map((color) => contrast(long(color), ground)));
  expect(best([day, inner], paleWood.day)).toBeGreaterThanOrEqual(3);
  expect(best([night, innerNight], paleWood.night)).toBeGreaterThanOrEqual(3);
});

test.each(['wood', 'secondWood'] as const)('the focus has at least 3:1 on %s (WCAG 2.2, 1.4.11)', (wood) => {
  expect(contrast(day, themeNamed('pistachio').palette[wood].day)).toBeGreaterThanOrEqual(3);
  expect(contrast(night, themeNamed('pistachio').palette[wood].night)).toBeGreaterThanOrEqual(3);
});

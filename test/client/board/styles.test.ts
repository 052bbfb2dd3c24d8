import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Shades, THEMES, themeNamed } from '../../../drawing/index.ts';
import { contrast } from '../../drawing/contrast.ts';

const STYLES = readFileSync(new URL('../../../client/board/board-styles.ts', import.meta.url), 'utf8');
const [, day = '', night = ''] = /outline: [^;]*light-dark\((#\w+), (#\w+)\)/.exec(STYLES) ?? [];

const [, inner = '', innerNight = ''] =
  /box-shadow: inset [^;]*light-dark\((#\w+), (#\w+)\)/.exec(STYLES) ?? [];

/** `#fff` as `#ffffff`. */
const long = (color: string): string => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe.each(THEMES)('in %s', (theme) => {
  const { palette, dark } = themeNamed(theme);
  /** The focus and its inner line beside the ground that they are seen on, by day and by night. */
  const seen = (ground: Shades) =>
    dark
      ? [{ on: ground.night, focus: night, line: innerNight }]
      : [
          { on: ground.day, focus: day, line: inner },
          { on: ground.night, focus: night, line: innerNight },
        ];

  test.each(['wood', 'secondWood'] as const)(
    'the focus has at least 3:1 on %s (WCAG 2.2, 1.4.11)',
    (wood) => {
      for (const { on, focus } of seen(palette[wood]))
        expect(contrast(long(focus), on)).toBeGreaterThanOrEqual(theme === 'contrast' ? 7 : 3);
    },
  );

  test('the focus, or its inner line, has at least 3:1 on squares that are not used', () => {
    for (const { on, focus, line } of seen(palette.paleWood))
      expect(Math.max(contrast(long(focus), on), contrast(long(line), on))).toBeGreaterThanOrEqual(3);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../drawing/looks.ts';
import { themeNamed } from '../../../drawing/themeDesigns.ts';
import { contrast } from '../../drawing/contrast.ts';

const COLOR = /--(arrow[\w-]*): light-dark\((#\w+), (#\w+)\)/g;

const style = readFileSync('client/pages/company.css', 'utf8');
const colors = new Map(
  [...style.matchAll(COLOR)].map(([, name = '', day = '', night = '']) => [name, { day, night }]),
);

const color = (name: string, time: 'day' | 'night'): string => {
  const pair = colors.get(name);
  if (pair === undefined) throw new Error(`no color ${name}`);
  return pair[time];
};

/** Where the arrows have their colors of the night on a light page, too. */
const DARK = /data-theme="(\w+)"\] \.over-board \{\s+color-scheme: dark;/g;
const dark = [...style.matchAll(DARK)].map(([, theme]) => theme);

it('is dark over the boards that always are', () => {
  expect(dark).toEqual(THEMES.filter((theme) => themeNamed(theme).dark));
});

const cases = THEMES.flatMap((theme) => (['day', 'night'] as const).map((time) => [theme, time] as const));

// look.md asks for 3:1 of a mark against the squares, WCAG 1.4.3 for 4.5:1 of small text.
describe.each(cases)('an arrow over the theme %s by %s', (theme, time) => {
  const { palette } = themeNamed(theme);
  const arrows = dark.includes(theme) ? 'night' : time;
  const edge = color('arrow-edge', arrows);

  it.each(['arrow', 'arrow-own'])('%s is told from all squares, and from its own edge', (name) => {
    for (const ground of [palette.wood, palette.secondWood]) {
      expect(contrast(color(name, arrows), ground[time])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(color(name, arrows), edge)).toBeGreaterThanOrEqual(3);
  });

  it.each(['arrow', 'arrow-own'])('the number on %s can be read', (name) => {
    expect(contrast(edge, color(name, arrows))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ivory', 'black'] as const)('it or its edge is told from a piece: %s', (ink) => {
    const ground = palette[ink][time];
    for (const name of ['arrow', 'arrow-own']) {
      const best = Math.max(contrast(color(name, arrows), ground), contrast(edge, ground));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
});

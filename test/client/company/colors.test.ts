import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

// look.md asks for 3:1 of a mark against both woods, WCAG 1.4.3 for 4.5:1 of small text.
describe.each(['day', 'night'] as const)('an arrow by %s', (time) => {
  it.each(['arrow', 'arrow-own'])('%s is told from both woods, and from its own edge', (name) => {
    for (const wood of ['wood', 'secondWood'] as const) {
      expect(contrast(color(name, time), themeNamed('wood').palette[wood][time])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(color(name, time), color('arrow-edge', time))).toBeGreaterThanOrEqual(3);
  });

  it.each(['arrow', 'arrow-own'])('the number on %s can be read', (name) => {
    expect(contrast(color('arrow-edge', time), color(name, time))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ivory', 'black'] as const)('it or its edge is told from a piece: %s', (ink) => {
    const ground = themeNamed('wood').palette[ink][time];
    for (const name of ['arrow', 'arrow-own']) {
      const best = Math.max(contrast(color(name, time), ground), contrast(color('arrow-edge', time), ground));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
});

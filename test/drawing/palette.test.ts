import { describe, expect, test } from 'vitest';
import { hostProperty, INK_USES, type Ink, THEMES, themeNamed } from '../../drawing/index.ts';
import { markShapes } from '../../drawing/marks.ts';
import { contrast, mixed } from './contrast.ts';

/** What must be told apart from what, and the least contrast (look.md: 3:1; WCAG 1.4.3: 4.5:1 for small text). */
const RULES: readonly (readonly [ink: Ink, ground: Ink, least: number])[] = [
  ...(['wood', 'secondWood'] as const).flatMap((wood) => [
    ['rule', wood, 3] as const,
    ['frame', wood, 3] as const,
    ['target', wood, 3] as const,
    ['mustCapture', wood, 3] as const,
    ['lastMove', wood, 3] as const,
    ['coordinate', wood, 4.5] as const,
  ]),
  ['ivory', 'black', 3],
  ['ivoryGroove', 'ivory', 3],
  ['blackGroove', 'black', 3],
  ['walnut', 'ivory', 3],
  ['brass', 'black', 3],
];

const TIMES = ['day', 'night'] as const;

describe.each(THEMES.flatMap((theme) => TIMES.map((time) => [theme, time] as const)))(
  '%s by %s',
  (theme, time) => {
    const { palette, lettering = 'frame' } = themeNamed(theme);
    const between = (one: Ink, other: Ink): number => contrast(palette[one][time], palette[other][time]);
    /** What high contrast promises of all that tells something (WCAG 1.4.6). */
    const least = (usual: number): number => (theme === 'contrast' ? 7 : usual);

    test.each(RULES)('%s on %s has at least %s:1', (ink, ground, usual) => {
      expect(between(ink, ground)).toBeGreaterThanOrEqual(least(usual));
    });

    test.each(['wood', 'secondWood'] as const)(
      'letters are read where the last move has tinted %s',
      (wood) => {
        const tint = markShapes('lastMove').find(({ fill }) => fill)?.opacity ?? 0;
        expect(tint).toBeGreaterThan(0);
        const ground = mixed(palette[wood][time], palette.lastMove[time], tint);
        expect(contrast(palette.coordinate[time], ground)).toBeGreaterThanOrEqual(least(4.5));
      },
    );

    test.each(['wood', 'secondWood'] as const)('a piece or its outline is told from %s', (wood) => {
      for (const [top, line] of [
        ['ivory', 'ivoryLine'],
        ['black', 'blackEdge'],
      ] as const)
        expect(Math.max(between(top, wood), between(line, wood))).toBeGreaterThanOrEqual(least(3));
    });

    test('on squares that are not used letters can be read, and these squares be told at a glance (R1)', () => {
      expect(between(lettering, 'paleWood')).toBeGreaterThanOrEqual(least(4.5));
      for (const wood of ['wood', 'secondWood'] as const)
        expect(between('paleWood', wood)).toBeGreaterThanOrEqual(1.5);
    });
  },
);

test('night is the same whatever the page has', () => {
  for (const { day, night } of Object.values(themeNamed('night').palette)) expect(day).toBe(night);
});

test('every theme has every ink, as #RRGGBB', () => {
  for (const theme of THEMES) {
    const { palette } = themeNamed(theme);
    expect(Object.keys(palette).sort()).toEqual(Object.keys(INK_USES).sort());
    for (const shades of Object.values(palette))
      for (const time of TIMES) expect(shades[time]).toMatch(/^#[\dA-F]{6}$/);
  }
});

test.each([
  ['wood', '--dama-wood'],
  ['secondWood', '--dama-second-wood'],
  ['mustCapture', '--dama-must-capture'],
])('a host page knows %s as %s', (ink, property) => {
  expect(hostProperty(ink)).toBe(property);
});

// Known ratios: WCAG 2.2's own definitions give 21 for black on white; #767676 is the lightest gray for 4.5:1.
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#767676', '#FFFFFF', 4.54],
  ['#FFFFFF', '#FFFFFF', 1],
])('contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

import { describe, expect, test } from 'vitest';
import { type Ink, BOARD_PALETTE as PALETTE } from '../../drawing/index.ts';
import { contrast } from './contrast.ts';

/** What must be told apart from what, and the least contrast (look.md: 3:1; WCAG 1.4.3: 4.5:1 for small text). */
const RULES: readonly (readonly [ink: Ink, ground: Ink, least: number])[] = [
  ...(['wood', 'secondWood'] as const).flatMap((wood) => [
    ['rule', wood, 3] as const,
    ['frame', wood, 3] as const,
    ['black', wood, 3] as const,
    ['blackEdge', wood, 3] as const,
    ['target', wood, 3] as const,
    ['mustCapture', wood, 3] as const,
    ['lastMove', wood, 3] as const,
    ['coordinate', wood, 4.5] as const,
  ]),
  // On the squares that are not used stand the coordinates alone, in the frame's ink.
  ['frame', 'paleWood', 4.5],
  ['rule', 'paleWood', 3],
  // Used squares are told from the others at a glance (R1).
  ['paleWood', 'wood', 1.5],
  ['paleWood', 'secondWood', 1.5],
  ['ivory', 'black', 3],
  ['ivoryGroove', 'ivory', 3],
  ['blackGroove', 'black', 3],
  ['walnut', 'ivory', 3],
  ['brass', 'black', 3],
];

describe.each(['day', 'night'] as const)('the palette by %s', (time) => {
  test.each(RULES)('%s on %s has at least %s:1', (ink, ground, least) => {
    expect(contrast(PALETTE[ink][time], PALETTE[ground][time])).toBeGreaterThanOrEqual(least);
  });

  test.each(['wood', 'secondWood'] as const)(
    'an ivory piece or its outline has at least 3:1 on %s',
    (wood) => {
      const ground = PALETTE[wood][time];
      const best = Math.max(contrast(PALETTE.ivory[time], ground), contrast(PALETTE.ivoryLine[time], ground));
      expect(best).toBeGreaterThanOrEqual(3);
    },
  );
});

// Known ratios: WCAG 2.2's own definitions give 21 for black on white; #767676 is the lightest gray for 4.5:1.
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#767676', '#FFFFFF', 4.54],
  ['#FFFFFF', '#FFFFFF', 1],
])('contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

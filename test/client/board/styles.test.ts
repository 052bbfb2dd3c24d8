import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARD_PALETTE } from '../../../drawing/index.ts';
import { contrast } from '../../drawing/contrast.ts';

const STYLES = readFileSync(new URL('../../../client/board/board-styles.ts', import.meta.url), 'utf8');
const [, day = '', night = ''] = /outline: [^;]*light-dark\((#\w+), (#\w+)\)/.exec(STYLES) ?? [];

test.each(['wood', 'secondWood'] as const)('the focus has at least 3:1 on %s (WCAG 2.2, 1.4.11)', (wood) => {
  expect(contrast(day, BOARD_PALETTE[wood].day)).toBeGreaterThanOrEqual(3);
  expect(contrast(night, BOARD_PALETTE[wood].night)).toBeGreaterThanOrEqual(3);
});

import { expect, test } from 'vitest';
import { falls, passes } from '../../bench/limits.ts';
import { speedOf } from '../../bench/strength/browser.ts';
import type { Answer } from '../../client/thinker/messages.ts';

test.each([
  [1, 2, true],
  [2, 2, false],
  [3, 2, false],
  [Number.NaN, 2, true],
  [Number.POSITIVE_INFINITY, 2, false],
])('%f of at least %f is a miss: %s', (value, limit, missed) => expect(falls(value, limit)).toBe(missed));

test.each([
  [1, 2, false],
  [2, 2, false],
  [3, 2, true],
  [Number.NaN, 2, true],
])('%f of at most %f is a miss: %s', (value, limit, missed) => expect(passes(value, limit)).toBe(missed));

test('the speed is told by the answer itself', () => {
  const data: Answer = { id: 3, type: 'move', move: 'd3-d4', pause: 900, nodes: 330_000 };
  expect(speedOf({ data, time: 250 })).toBe(1_320_000);
});

test.each([{ id: 3, type: 'failed' }, { id: 3, type: 'move', move: 'd3-d4', pause: 900 }, null])(
  '%o has no speed',
  (data) => expect(() => speedOf({ data, time: 250 })).toThrow('no move'),
);

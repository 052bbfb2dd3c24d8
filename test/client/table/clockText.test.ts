import { expect, it } from 'vitest';
import { clockText } from '../../../client/table/clockText.ts';

it.each([
  { milliseconds: 300_000, expected: '5:00' },
  { milliseconds: 252_001, expected: '4:13' },
  { milliseconds: 59_999, expected: '1:00' },
  { milliseconds: 9_000, expected: '0:09' },
  { milliseconds: 1, expected: '0:01' },
  { milliseconds: 0, expected: '0:01' },
  { milliseconds: -5_000, expected: '0:01' },
  { milliseconds: 3_600_000, expected: '60:00' },
])('a clock with $milliseconds ms left shows $expected, never 0:00', ({ milliseconds, expected }) => {
  expect(clockText(milliseconds)).toBe(expected);
});

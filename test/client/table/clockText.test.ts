import { expect, it } from 'vitest';
import { clockText, minutesText } from '../../../client/table/clockText.ts';

it.each([
  { milliseconds: 300_000, expected: '5:00' },
  { milliseconds: 252_001, expected: '4:13' },
  { milliseconds: 59_999, expected: '1:00' },
  { milliseconds: 10_000, expected: '0:10' },
  { milliseconds: 9_901, expected: '0:10' },
  { milliseconds: 9_900, expected: '9.9' },
  { milliseconds: 9_000, expected: '9.0' },
  { milliseconds: 1, expected: '0.1' },
  { milliseconds: 0, expected: '0.1' },
  { milliseconds: -5_000, expected: '0.1' },
  { milliseconds: 3_600_000, expected: '60:00' },
])('a running clock with $milliseconds ms left shows $expected, never 0:00', ({ milliseconds, expected }) => {
  expect(clockText(milliseconds)).toBe(expected);
});

it.each([
  { milliseconds: 0, expected: '0:00' },
  { milliseconds: -1, expected: '0:00' },
  { milliseconds: 40, expected: '0.1' },
  { milliseconds: 61_000, expected: '1:01' },
])('after the end a clock with $milliseconds ms left shows $expected', ({ milliseconds, expected }) => {
  expect(clockText(milliseconds, true)).toBe(expected);
});

it.each([
  { milliseconds: 60_000, expected: '1:00' },
  { milliseconds: 41_001, expected: '0:42' },
  { milliseconds: 1, expected: '0:01' },
  { milliseconds: 0, expected: '0:01' },
])('a wait of $milliseconds ms is $expected', ({ milliseconds, expected }) => {
  expect(minutesText(milliseconds)).toBe(expected);
});

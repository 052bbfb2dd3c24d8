import { describe, expect, it } from 'vitest';
import { clockIn, hasClock, refusalOf } from '../../../client/pages/terms.ts';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const own = (minutes: string, seconds: string) => ({ clock: 'other', minutes, seconds });

describe('the clock that a form asks for', () => {
  it.each([
    { name: 'none', fields: { clock: 'none' }, expected: null },
    { name: 'none, whatever its own would be', fields: { ...own('10', '0'), clock: 'none' }, expected: null },
    { name: 'an offered one', fields: { clock: '3+2' }, expected: { initial: 180, increment: 2 } },
    {
      name: 'the longest offered one',
      fields: { clock: '30+20' },
      expected: { initial: 1800, increment: 20 },
    },
    { name: 'its own', fields: own('12', '7'), expected: { initial: 720, increment: 7 } },
    {
      name: 'its own, with spaces around',
      fields: own(' 1 ', ' 0 '),
      expected: { initial: 60, increment: 0 },
    },
    { name: 'the longest', fields: own('1440', '3600'), expected: { initial: 86400, increment: 3600 } },
  ])('is $name', ({ fields, expected }) => {
    expect(clockIn(formOf(fields))).toEqual({ ok: true, value: expected });
    expect(hasClock(formOf(fields))).toBe(expected !== null);
  });

  it.each([
    { fields: own('0', '5'), error: 'minutes' },
    { fields: own('1441', '5'), error: 'minutes' },
    { fields: own('5', '3601'), error: 'seconds' },
    { fields: own('5', '-1'), error: 'seconds' },
    { fields: own('2.5', '0'), error: 'minutes' },
    { fields: own('1e2', '0'), error: 'minutes' },
    { fields: own('', '0'), error: 'minutes' },
    { fields: own('5', ''), error: 'seconds' },
    { fields: own('five', '3'), error: 'minutes' },
    { fields: own('five', 'three'), error: 'minutes' },
    { fields: { clock: 'nonsense' }, error: 'minutes' },
  ])('is refused at its $error: $fields', ({ fields, error }) => {
    expect(clockIn(formOf(fields))).toEqual({ ok: false, error });
  });
});

it.each([
  { field: 'name', reason: 'refused-word', expected: 'word' },
  { field: 'name', reason: undefined, expected: 'name' },
  { field: 'clock', reason: undefined, expected: 'minutes' },
  { field: 'clock.initial', reason: undefined, expected: 'minutes' },
  { field: 'clock.increment', reason: undefined, expected: 'seconds' },
  { field: 'rules', reason: 'unknown-rules', expected: 'other' },
])('a refused $field ($reason) is told as $expected', ({ field, reason, expected }) => {
  expect(refusalOf({ field, reason })).toBe(expected);
});

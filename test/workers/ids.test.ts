import { expect, test } from 'vitest';
import { isTableId } from '../../table/ids.ts';
import { makeTableId } from '../../worker/ids.ts';

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

test('an id is a table id, and no two are the same', () => {
  const ids = Array.from({ length: 1_000 }, () => makeTableId(random));
  expect(ids.every(isTableId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every letter is equally likely: bytes that would favor some are dropped', () => {
  const seen = new Map<string, number>();
  let next = 0;
  const everyByte = (count: number) => Uint8Array.from({ length: count }, () => next++ % 256);
  while (next < 256 * 12)
    for (const letter of makeTableId(everyByte)) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  expect(seen.size).toBe(58);
  const counts = [...seen.values()];
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

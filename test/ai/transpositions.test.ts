import { expect, test } from 'vitest';
import {
  depthAt,
  EXACT,
  findEntry,
  kindAt,
  LOWER,
  makeTranspositions,
  moveAt,
  storeEntry,
  type Transpositions,
  UPPER,
  valueAt,
} from '../../ai/transpositions.ts';

const told = (table: Transpositions, lo: number, hi: number) => {
  const at = findEntry(table, lo, hi);
  if (at < 0) return null;
  return [depthAt(table, at), kindAt(table, at), valueAt(table, at), moveAt(table, at)];
};

/** Hashes of one bucket: their low halves are the same. */
const BUCKET = 77;

test('both halves of a hash tell a position', () => {
  const table = makeTranspositions(1_000);
  storeEntry(table, BUCKET, 1, 3, EXACT, -12, 5);
  expect(told(table, BUCKET, 1)).toEqual([3, EXACT, -12, 5]);
  expect(told(table, BUCKET, 2)).toBeNull();
  expect(told(table, BUCKET + 0x10000000, 1)).toBeNull();
});

test('the deepest stays, and beside it the last one', () => {
  const table = makeTranspositions(1_000);
  storeEntry(table, BUCKET, 1, 9, EXACT, 1, 11);
  storeEntry(table, BUCKET, 2, 1, LOWER, 2, 22);
  expect([told(table, BUCKET, 1), told(table, BUCKET, 2)]).toEqual([
    [9, EXACT, 1, 11],
    [1, LOWER, 2, 22],
  ]);
  storeEntry(table, BUCKET, 3, 2, LOWER, 3, 33);
  expect([told(table, BUCKET, 1)?.[0], told(table, BUCKET, 2), told(table, BUCKET, 3)?.[0]]).toEqual([
    9,
    null,
    2,
  ]);
  storeEntry(table, BUCKET, 4, 9, LOWER, 4, 44);
  expect([told(table, BUCKET, 4)?.[0], told(table, BUCKET, 1)?.[0]]).toEqual([9, 9]);
});

test('a position is there once, and keeps its best move where none is found', () => {
  const table = makeTranspositions(1_000);
  storeEntry(table, BUCKET, 1, 9, EXACT, 1, 11);
  storeEntry(table, BUCKET, 2, 1, LOWER, 2, 22);
  storeEntry(table, BUCKET, 2, 2, UPPER, 3, 0);
  expect(told(table, BUCKET, 2)).toEqual([2, UPPER, 3, 22]);
  storeEntry(table, BUCKET, 1, 4, UPPER, 5, 0);
  expect(told(table, BUCKET, 1)).toEqual([4, UPPER, 5, 11]);
  storeEntry(table, BUCKET, 5, 5, UPPER, 5, 0);
  expect(told(table, BUCKET, 5)).toEqual([5, UPPER, 5, 0]);
});

test('the table is as large as the search, within limits', () => {
  expect([1, 1_000, 100_000, 1e12].map((nodes) => makeTranspositions(nodes).mask + 1)).toEqual([
    256, 512, 65_536, 1_048_576,
  ]);
});

import { describe, expect, test } from 'vitest';
import { earn, makePurse, type Purse, pay, type Rate } from '../../durable-objects/purse.ts';

const RATE: Rate = { burst: 5, perSecond: 2 };
const T = 1_000_000;

/** Whether each of these things, done at such times, could be afforded. */
const afforded = (rate: Rate, times: readonly number[], amount = 1): readonly boolean[] => {
  const purse = makePurse(rate);
  return times.map((time) => pay([{ purse, amount }], time));
};

const one = (purse: Purse) => ({ purse, amount: 1 });

const YES = (count: number): readonly boolean[] => Array.from({ length: count }, () => true);

describe('burst 5, two a second', () => {
  test.each<[string, readonly number[], readonly boolean[]]>([
    ['five at once, and no sixth', [T, T, T, T, T, T], [...YES(5), false]],
    ['what is refused costs nothing', [T, T, T, T, T, T, T, T + 500], [...YES(5), false, false, true]],
    [
      'one is back after half a second, not before',
      [T, T, T, T, T, T + 499, T + 500],
      [...YES(5), false, true],
    ],
    ['and only one', [T, T, T, T, T, T + 500, T + 500], [...YES(6), false]],
    ['no more than five are ever saved up', [T, ...Array(6).fill(T + 99_999)], [...YES(6), false]],
    ['two a second for ever', Array.from({ length: 99 }, (_, index) => T + index * 500), YES(99)],
    [
      'a clock that is set back by an hour keeps nobody waiting',
      [T, T, T, T, T, T, T - 3_600_000],
      [...YES(5), false, true],
    ],
  ])('%s', (_, times, wanted) => {
    expect(afforded(RATE, times)).toEqual(wanted);
  });
});

test.each<[string, number, number]>([
  ['nothing was spent', 0, 5],
  ['two were spent', 2, 4],
  ['all was spent', 5, 1],
])('one is given back where %s', (_, spent, left) => {
  const purse = makePurse(RATE);
  for (let times = 0; times < spent; times++) pay([one(purse)], T);
  earn(purse);
  let more = 0;
  while (pay([one(purse)], T)) more += 1;
  expect(more).toBe(left);
});

test('what costs more takes more, and what is too dear for what is left takes nothing', () => {
  expect(afforded(RATE, [T, T, T + 500, T + 1_000], 3)).toEqual([true, false, true, false]);
  expect(afforded(RATE, [T], 6)).toEqual([false]);
});

test('of two purses both pay, or neither', () => {
  const [small, large] = [makePurse({ burst: 1, perSecond: 1 }), makePurse({ burst: 3, perSecond: 1 })];
  const both = [one(small), one(large)];
  expect(pay(both, T)).toBe(true);
  expect([pay(both, T), pay(both, T)]).toEqual([false, false]);
  expect([1, 2, 3].map(() => pay([one(large)], T))).toEqual([true, true, false]);
});

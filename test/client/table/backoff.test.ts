import { describe, expect, it } from 'vitest';
import { FIRST_WAIT, LONGEST_WAIT, retryDelay } from '../../../client/table/backoff.ts';

const ALMOST_ONE = 1 - Number.EPSILON;

describe('the wait before the next attempt', () => {
  it.each([
    { attempt: 0, random: 0, expected: FIRST_WAIT / 2 },
    { attempt: 0, random: ALMOST_ONE, expected: FIRST_WAIT },
    { attempt: 1, random: 0.5, expected: FIRST_WAIT * 1.5 },
    { attempt: 4, random: ALMOST_ONE, expected: FIRST_WAIT * 16 },
    { attempt: 5, random: ALMOST_ONE, expected: LONGEST_WAIT },
    { attempt: 5000, random: 0, expected: LONGEST_WAIT / 2 },
  ])('is $expected ms after $attempt failures with chance $random', ({ attempt, random, expected }) => {
    expect(retryDelay(attempt, random)).toBe(expected);
  });

  it('grows with every attempt until it is longest', () => {
    const waits = [0, 1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, 0.3));
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));
    expect(retryDelay(6, 0.3)).toBe(retryDelay(5, 0.3));
  });
});

import { describe, expect, it } from 'vitest';
import { pace, UNTOLD } from '../../../client/company/pacing.ts';

const told = { text: 'one', at: 10_000 };

describe('what a screen reader is told, every 5 seconds at most', () => {
  it.each([
    {
      what: 'the first text at once',
      before: UNTOLD,
      text: 'one',
      now: 10_000,
      after: told,
      wait: undefined,
    },
    { what: 'the same text no more', before: told, text: 'one', now: 60_000, after: told, wait: undefined },
    { what: 'another text not yet', before: told, text: 'two', now: 12_000, after: told, wait: 3000 },
    {
      what: 'another text when it is time',
      before: told,
      text: 'two',
      now: 15_000,
      after: { text: 'two', at: 15_000 },
      wait: undefined,
    },
    {
      what: 'nothing any more, at once, which makes nothing else come sooner',
      before: told,
      text: '',
      now: 11_000,
      after: { text: '', at: 10_000 },
      wait: undefined,
    },
    {
      what: 'after nothing, another text not yet',
      before: { text: '', at: 10_000 },
      text: 'two',
      now: 11_000,
      after: { text: '', at: 10_000 },
      wait: 4000,
    },
  ])('$what', ({ before, text, now, after, wait }) => {
    expect(pace(before, text, now, 5000)).toEqual({ told: after, wait });
  });
});

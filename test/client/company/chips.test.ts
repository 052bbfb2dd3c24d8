import { describe, expect, it } from 'vitest';
import { chipsOf, fresh, nextChange } from '../../../client/company/chips.ts';
import { QUIET, type Reacted, withReaction } from '../../../client/table/company.ts';

const heard = (by: Reacted['by'], reaction: Reacted['reaction'], at = 0): Reacted => ({ by, reaction, at });

describe('reactions on their chips', () => {
  it.each([
    { what: 'none', reactions: [], expected: [] },
    {
      what: 'one',
      reactions: [heard('white', 'hello')],
      expected: [{ by: 'white', said: [{ reaction: 'hello', count: 1 }] }],
    },
    {
      what: 'a burst of the same is merged',
      reactions: [heard('spectator', 'oops'), heard('spectator', 'oops'), heard('spectator', 'oops')],
      expected: [{ by: 'spectator', said: [{ reaction: 'oops', count: 3 }] }],
    },
    {
      what: 'each side has its own',
      reactions: [heard('spectator', 'oops'), heard('black', 'thanks'), heard('white', 'oops')],
      expected: [
        { by: 'white', said: [{ reaction: 'oops', count: 1 }] },
        { by: 'black', said: [{ reaction: 'thanks', count: 1 }] },
        { by: 'spectator', said: [{ reaction: 'oops', count: 1 }] },
      ],
    },
    {
      what: 'of many different ones the last two stand there',
      reactions: [
        heard('white', 'hello'),
        heard('white', 'good-luck'),
        heard('white', 'oops'),
        heard('white', 'good-luck'),
      ],
      expected: [
        {
          by: 'white',
          said: [
            { reaction: 'oops', count: 1 },
            { reaction: 'good-luck', count: 2 },
          ],
        },
      ],
    },
  ] as const)('$what', ({ reactions, expected }) => {
    expect(chipsOf(reactions)).toEqual(expected);
  });

  it('are seen for 4 seconds', () => {
    const reactions = [heard('white', 'hello', 1000), heard('black', 'oops', 3000)];
    expect(fresh(reactions, 4999)).toEqual(reactions);
    expect(fresh(reactions, 5000)).toEqual(reactions.slice(1));
    expect(fresh(reactions, 7000)).toEqual([]);
    expect(nextChange(reactions, 4000)).toBe(1000);
    expect(nextChange([], 4000)).toBeUndefined();
    expect(nextChange(reactions, 7000)).toBeUndefined();
  });

  it('are not seen before their turn', () => {
    const reactions = [heard('spectator', 'hello', 8000)];
    expect(fresh(reactions, 7999)).toEqual([]);
    expect(nextChange(reactions, 5000)).toBe(3000);
    expect(fresh(reactions, 8000)).toEqual(reactions);
  });

  /** When one sees what is heard at these times. */
  const seenAt = (by: Reacted['by'], times: readonly number[]): readonly (number | undefined)[] => {
    let company = QUIET;
    return times.map((at) => {
      company = withReaction(company, heard(by, 'hello', at));
      return company.reactions.at(-1)?.at;
    });
  };

  it.each([
    { who: 'a player', by: 'white', heardAt: [0, 1000, 5000, 6000], seen: [0, 1000, 5000, 6000] },
    {
      who: 'one who watches, now and then',
      by: 'spectator',
      heardAt: [0, 8000, 20_000],
      seen: [0, 8000, 20_000],
    },
    { who: 'many at once', by: 'spectator', heardAt: [0, 500, 1999], seen: [0, 0, 0] },
    {
      who: 'those who go on and on',
      by: 'spectator',
      heardAt: [0, 2000, 3000, 7000, 9999, 10_000],
      seen: [0, 8000, 8000, 8000, 8000, 16_000],
    },
  ] as const)('of $who are seen in their turn', ({ by, heardAt, seen }) => {
    expect(seenAt(by, heardAt)).toEqual(seen);
  });

  it('of those who watch leave the board for half of the time, however many they are', () => {
    const every = Array.from({ length: 1280 }, (_, step) => step * 50);
    let company = QUIET;
    const shown = every.filter((now) => {
      company = withReaction(company, heard('spectator', 'hello', now));
      return fresh(company.reactions, now).length > 0;
    });
    expect(shown.length).toBe(640);
  });
});

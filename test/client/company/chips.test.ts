import { describe, expect, it } from 'vitest';
import { chipsOf, fresh, nextEnd } from '../../../client/company/chips.ts';
import type { Reacted } from '../../../client/table/company.ts';

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
    expect(nextEnd(reactions, 4000)).toBe(1000);
    expect(nextEnd([], 4000)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { absenceOf } from '../../../client/courtesy/absenceOf.ts';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { absenceLeft } from '../../../client/table/absence.ts';
import type { Presence } from '../../../client/table/presence.ts';
import type { TableState } from '../../../client/table/state.ts';
import type { Happening } from '../../../table/events.ts';
import { BLACK, moved, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf } from './views.ts';

const GAME = [opened(), ...SEATED];
const ENDED: Happening = { type: 'ended', outcome: { winner: 'white', reason: 'resignation' } };

/** The server's clock is 5 s ahead of ours. */
const knowing = (
  player: TableState['player'],
  claimable: Presence['claimable'],
  ...happenings: readonly Happening[]
): TableState => ({
  ...stateOf(player, ...GAME, ...happenings),
  clockOffset: 5000,
  presence: { white: true, black: false, spectators: 0, ...(claimable && { claimable }) },
});

describe('the absence of the opponent', () => {
  it.each([
    {
      name: 'counts down by the server’s clock',
      state: knowing(WHITE, { black: 100_000 }, ...moved(['a3-a4'])),
      now: 53_001,
      expected: {
        text: 'Богдан is away. You can claim the game in 0:42.',
        said: 'Богдан is away.',
      },
    },
    {
      name: 'counts down while it is one’s own turn, too',
      state: knowing(WHITE, { black: 100_000 }),
      now: 94_999,
      expected: {
        text: 'Богдан is away. Move, and you can claim the game in 0:01.',
        said: 'Богдан is away.',
      },
    },
    {
      name: 'can be claimed at the time itself, where they are to move',
      state: knowing(WHITE, { black: 100_000 }, ...moved(['a3-a4'])),
      now: 95_000,
      expected: {
        text: 'Богдан has stayed away. You can claim the game.',
        said: 'Богдан has stayed away. You can claim the game.',
        answers: ['Claim the win', 'Call it a draw'],
      },
    },
    {
      name: 'asks for one’s own move before',
      state: knowing(WHITE, { black: 100_000 }),
      now: 95_000,
      expected: {
        text: 'Богдан has stayed away. Move, and you can claim the game.',
        said: 'Богдан has stayed away. Move, and you can claim the game.',
      },
    },
    {
      name: 'is nothing while one is cut off oneself: what was told is old',
      state: {
        ...knowing(WHITE, { black: 100_000 }, ...moved(['a3-a4'])),
        status: { state: 'waiting', attempt: 1 } as const,
      },
      now: 95_000,
      expected: undefined,
    },
    {
      name: 'is nothing once they are back',
      state: knowing(WHITE, undefined, ...moved(['a3-a4'])),
      now: 95_000,
      expected: undefined,
    },
    {
      name: 'has its end said, and nothing to see',
      state: { ...knowing(WHITE, undefined, ...moved(['a3-a4'])), back: 'black' as const },
      now: 95_000,
      expected: { text: '', said: 'Богдан is back.' },
    },
    {
      name: 'has its end not said to the one who was away',
      state: { ...knowing(BLACK, undefined, ...moved(['a3-a4'])), back: 'black' as const },
      now: 95_000,
      expected: undefined,
    },
    {
      name: 'is nothing to who is away at another device',
      state: knowing(BLACK, { black: 100_000 }, ...moved(['a3-a4'])),
      now: 95_000,
      expected: undefined,
    },
    {
      name: 'is nothing to who watches',
      state: knowing(STRANGER, { black: 100_000, white: 90_000 }),
      now: 95_000,
      expected: undefined,
    },
    {
      name: 'is nothing after the end',
      state: knowing(WHITE, { black: 100_000 }, ENDED),
      now: 95_000,
      expected: undefined,
    },
  ])('$name', ({ state, now, expected }) => {
    expect(absenceOf(state, now, english, courtesyWords)).toEqual(expected);
  });

  it.each([
    { name: 'that begins', claimable: { black: 100_000 }, now: 35_000, expected: 60_000 },
    { name: 'that ends', claimable: { black: 100_000 }, now: 95_000, expected: null },
    { name: 'of nobody', claimable: undefined, now: 35_000, expected: null },
    { name: 'of oneself', claimable: { white: 100_000 }, now: 35_000, expected: null },
  ])('there is a wait $name', ({ claimable, now, expected }) => {
    expect(absenceLeft(knowing(WHITE, claimable), now)).toBe(expected);
  });

  it('there is no wait while one is cut off oneself', () => {
    const state: TableState = {
      ...knowing(WHITE, { black: 100_000 }),
      status: { state: 'waiting', attempt: 1 },
    };
    expect(absenceLeft(state, 35_000)).toBeNull();
  });
});

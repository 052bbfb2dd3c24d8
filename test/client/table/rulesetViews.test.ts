import { describe, expect, it } from 'vitest';
import { BLACK, moved, opened, SEATED, WHITE } from './tables.ts';
import { viewAs } from './views.ts';

describe('what the page says by the rules of the table', () => {
  it.each([
    {
      name: 'who must take, where the majority does not count',
      seen: viewAs(WHITE, opened('W:Wc3,h2:Bd4,f6,h8', 'russian'), ...SEATED),
      says: ['Your move', 'You must take.'],
    },
    {
      name: 'who waits for a capture, where the majority does not count',
      seen: viewAs(BLACK, opened('W:Wc3,h2:Bd4,f6,h8', 'russian'), ...SEATED),
      says: ['Ayşe to move', 'A capture is due.'],
    },
    ...(
      [
        ['turkish', 'no-progress', '25 moves each without a capture or a man’s step forward'],
        ['english', 'no-progress', '40 moves each without a capture or a man’s step forward'],
        ['russian', 'kings-only', '15 moves each by kings only, without a capture'],
        ['russian', 'three-kings', 'three or more kings could not catch one in time'],
      ] as const
    ).map(([rules, reason, says]) => ({
      name: `${rules}, ${reason}`,
      seen: viewAs(WHITE, opened(undefined, rules), ...SEATED, {
        type: 'ended',
        outcome: { winner: null, reason },
      }),
      says: ['A draw', says],
    })),
    {
      name: 'a lone man',
      seen: viewAs(WHITE, opened(undefined, 'turkish-classic'), ...SEATED, {
        type: 'ended',
        outcome: { winner: 'black', reason: 'lone-man' },
      }),
      says: ['You lost', 'White is down to a lone man'],
    },
  ])('to $name', ({ seen, says }) => {
    expect([seen.headline, seen.detail]).toEqual(says);
  });
});

describe('the moves so far', () => {
  it('begin with Black where the rules have it so', () => {
    const english = viewAs(BLACK, opened(undefined, 'english'), ...SEATED);
    expect(english).toMatchObject({ headline: 'Your move', movable: 'black', rules: 'English draughts' });
    expect(english.players.map(({ toMove, counts }) => [toMove, counts])).toEqual([
      [false, '12 men'],
      [true, '12 men'],
    ]);
    expect(viewAs(WHITE, opened(undefined, 'english'), ...SEATED).headline).toBe('Богдан to move');
    const moves = ['b6-a5', 'c3-d4', 'd6-c5'];
    const played = viewAs(WHITE, opened(undefined, 'english'), ...SEATED, ...moved(moves, 1));
    expect(played.moves).toEqual([
      { number: 1, first: 'b6-a5', second: 'c3-d4' },
      { number: 2, first: 'd6-c5', second: '' },
    ]);
  });

  it('of a game that White begins against the rules leave the first place empty', () => {
    const start = 'W:Wc3,a1:Bb6,h8';
    const played = viewAs(WHITE, opened(start, 'english'), ...SEATED, ...moved(['c3-d4']));
    expect(played.moves).toEqual([{ number: 1, first: '…', second: 'c3-d4' }]);
  });
});

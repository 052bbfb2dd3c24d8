import { describe, expect, it } from 'vitest';
import type { TableState } from '../../../client/table/state.ts';
import { nextTick, warned } from '../../../client/table/ticking.ts';
import type { Happening } from '../../../table/events.ts';
import { BLACK, moved, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf, view } from './views.ts';

const TIMED: Happening = { ...opened(), clock: { initial: 60, increment: 0 } } as Happening;
const ENDED: Happening = { type: 'ended', outcome: { winner: 'black', reason: 'timeout' } };

/** White's clock runs from 6 s on: the sixth event was the second move. */
const running = (player: TableState['player'], ...more: readonly Happening[]): TableState =>
  stateOf(player, TIMED, ...SEATED, ...moved(['a3-a4', 'h6-h5']), ...more);

describe('what counts down', () => {
  it.each([
    {
      name: 'nothing before both have moved',
      state: stateOf(WHITE, TIMED, ...SEATED),
      now: 9000,
      expected: null,
    },
    { name: 'a running clock', state: running(WHITE), now: 7000, expected: 250 },
    { name: 'tenths of seconds', state: running(STRANGER), now: 56_001, expected: 100 },
    { name: 'a clock whose end the server has not told', state: running(BLACK), now: 90_000, expected: 100 },
    { name: 'nothing after the end', state: running(WHITE, ENDED), now: 90_000, expected: null },
    { name: 'nothing without clocks', state: stateOf(WHITE, opened(), ...SEATED), now: 0, expected: null },
    {
      name: 'the wait for an opponent who has gone',
      state: {
        ...stateOf(WHITE, opened(), ...SEATED),
        presence: { white: true, black: false, spectators: 0, claimable: { black: 70_000 } },
      },
      now: 69_999,
      expected: 250,
    },
    {
      name: 'nothing once that is over',
      state: {
        ...stateOf(WHITE, opened(), ...SEATED),
        presence: { white: true, black: false, spectators: 0, claimable: { black: 70_000 } },
      },
      now: 70_000,
      expected: null,
    },
  ])('$name', ({ state, now, expected }) => {
    expect(nextTick(state, now)).toBe(expected);
  });
});

describe('the warning', () => {
  it.each([
    { name: 'comes with less than 20 seconds', state: running(WHITE), now: 46_001, said: true },
    { name: 'not before', state: running(WHITE), now: 46_000, said: false },
    {
      name: 'is by the server’s clock',
      state: { ...running(WHITE), clockOffset: 100 },
      now: 45_901,
      said: true,
    },
    { name: 'is not for the opponent', state: running(BLACK), now: 46_001, said: false },
    { name: 'is not for who watches', state: running(STRANGER), now: 46_001, said: false },
  ])('$name', ({ state, now, said }) => {
    expect(view(warned(state, now)).warning).toBe(said ? 'You have less than 20 seconds left.' : '');
  });

  it('is said once a game, and no longer after its end', () => {
    const low = warned(running(WHITE), 46_001);
    expect(warned(low, 46_251)).toBe(low);
    const replied = { ...low, table: running(WHITE, ...moved(['b3-b4'], 2)).table };
    expect(view(warned(replied, 47_000)).warning).toBe('You have less than 20 seconds left.');
    expect(view({ ...low, table: running(WHITE, ENDED).table }).warning).toBe('');
  });
});

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
      name: 'the moment before somebody who goes has gone',
      state: {
        ...stateOf(WHITE, opened(), ...SEATED),
        going: { presence: { white: true, black: false, spectators: 0 }, at: 0 },
      },
      now: 1000,
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

  /** The game goes on a minute after its beginning, by a move after which White has so much time and, if so, by Black's answer. */
  const goneOn = (white: number, answers = false): TableState => {
    const moves = moved(answers ? ['b3-b4', 'g6-g5'] : ['b3-b4'], 2);
    const later = { clock: { white, black: 60_000 }, at: 60_000 };
    return running(WHITE, ...moves.map((move) => ({ ...move, ...later }) as Happening));
  };

  it('is said once while the time stays low, and no longer after the end', () => {
    const low = warned(running(WHITE), 46_001);
    expect(warned(low, 46_251)).toBe(low);
    for (const left of [19_000, 20_000, 24_999])
      expect(warned({ ...low, table: goneOn(left).table }, 60_000).isLow).toBe(true);
    expect(view(warned({ ...low, table: running(WHITE, ENDED).table }, 47_000)).warning).toBe('');
  });

  it('is no longer said once an increment has eased it, and again when the time runs low again', () => {
    const low = warned(running(WHITE), 46_001);
    const eased = warned({ ...low, table: goneOn(25_000).table }, 60_000);
    expect(view(eased).warning).toBe('');
    const again = goneOn(25_000, true);
    expect(view(warned({ ...eased, table: again.table }, 60_000)).warning).toBe('');
    expect(view(warned({ ...eased, table: again.table }, 65_001)).warning).not.toBe('');
  });
});

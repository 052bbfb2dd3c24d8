import { describe, expect, it } from 'vitest';
import type { Happening, TableEvent } from '../../../table/events.ts';
import { BLACK, moved, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf, view, viewAs } from './views.ts';

const GAME = [opened(), ...SEATED];

describe('an offer rests', () => {
  const OFFERED: Happening = { type: 'offered', offer: 'draw', by: 'white' };
  const DECLINED: Happening = { type: 'answered', offer: 'draw', by: 'black', accept: false };

  it.each([
    { name: 'for no moves at first', seen: viewAs(WHITE, ...GAME), draw: 0 },
    {
      name: 'for three own moves after it was made',
      seen: viewAs(WHITE, ...GAME, OFFERED, DECLINED),
      draw: 3,
    },
    {
      name: 'for fewer once some are made',
      seen: viewAs(WHITE, ...GAME, OFFERED, DECLINED, ...moved(['a3-a4', 'h6-h5', 'b3-b4'])),
      draw: 1,
    },
    { name: 'for no moves of the opponent', seen: viewAs(BLACK, ...GAME, OFFERED, DECLINED), draw: 0 },
    {
      name: 'for nobody who watches',
      seen: viewAs(STRANGER, ...GAME, OFFERED, DECLINED),
      draw: undefined,
    },
  ])('$name', ({ seen, draw }) => {
    expect(seen.resting.offerDraw).toBe(draw);
  });
});

describe('the page', () => {
  it('tells that time was given back', () => {
    const last: TableEvent = {
      seq: 9,
      at: 9,
      type: 'delayed',
      seat: 'white',
      late: 12_000,
      clock: { white: 12_000, black: 60_000 },
    };
    expect(view({ ...stateOf(WHITE, ...GAME), last }).detail).toBe(
      'The table could not be reached for a while: the lost time was given back.',
    );
  });

  it.each([
    {
      notice: { kind: 'name' },
      says: 'That name is not possible here. Choose another one, of at most 24 characters.',
    },
    { notice: { kind: 'seat', to: 'here' }, says: 'You play on here now.' },
    {
      notice: { kind: 'seat', to: 'elsewhere' },
      says: 'You are playing on another device now. Here you are watching.',
    },
  ] as const)('has words for what happened to a seat or a name: $says', ({ notice, says }) => {
    expect(view({ ...stateOf(WHITE, ...GAME), notice }).notice).toBe(says);
  });
});

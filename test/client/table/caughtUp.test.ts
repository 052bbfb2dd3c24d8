import { describe, expect, it } from 'vitest';
import type { Heard } from '../../../client/table/heard.ts';
import { newCommandId } from '../../../client/table/identity.ts';
import { heard, nothingYet, sending, shown, type TableState } from '../../../client/table/state.ts';
import { makeMove } from '../../../engine/index.ts';
import { moved, numbered, opened, SEATED, tableAfter, WHITE } from './tables.ts';

const welcome = (seq: number): Heard => ({ type: 'welcome', v: 1, role: 'white', player: WHITE, seq, at: 0 });
const events = (moves: readonly string[], seq: number): Heard => ({
  type: 'events',
  events: numbered(moved(moves, seq - 5), seq),
});

/** A page that knows the table up to event 4, on which the game started. */
const known: TableState = {
  ...nothingYet,
  status: { state: 'live' },
  player: WHITE,
  table: tableAfter(opened(), ...SEATED),
  seq: 4,
  caughtUp: true,
};

const having = (state: TableState, ...messages: readonly Heard[]): TableState =>
  messages.reduce((now, message) => heard(now, message, 0), state);

describe('a page has caught up', () => {
  it.each([
    { name: 'at once, where nothing was missed', messages: [welcome(4)], expected: true },
    { name: 'not before what was missed has come', messages: [welcome(6)], expected: false },
    { name: 'when it has come', messages: [welcome(6), events(['a3-a4', 'h6-h5'], 5)], expected: true },
    {
      name: 'not of an earlier connection',
      messages: [welcome(5), events(['a3-a4'], 5), welcome(7)],
      expected: false,
    },
  ])('$name', ({ messages, expected }) => {
    expect(having(known, ...messages).caughtUp).toBe(expected);
  });

  it('not before its first snapshot', () => {
    expect(having(nothingYet, welcome(4)).caughtUp).toBe(false);
    expect(
      having(nothingYet, welcome(4), { type: 'snapshot', seq: 4, table: tableAfter(opened()) }).caughtUp,
    ).toBe(true);
  });
});

it('shows the game with a move of one’s own on top', () => {
  const own = sending(
    known,
    newCommandId((bytes) => bytes),
    { type: 'move', ply: 0, move: 'a3-a4' },
  );
  const seen = shown(own);
  expect(seen?.game.moves.map(makeMove)).toEqual(['a3-a4']);
  expect(seen?.ahead).toBe(true);
});

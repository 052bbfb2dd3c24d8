import { describe, expect, it } from 'vitest';
import { words as english } from '../../../client/i18n/en.ts';
import type { Heard } from '../../../client/table/heard.ts';
import { heard, overdue, sending } from '../../../client/table/state.ts';
import type { Happening } from '../../../table/events.ts';
import { type CommandId, isCommandId } from '../../../table/ids.ts';
import { BLACK, moved, numbered, opened, SEATED, WHITE } from './tables.ts';
import { stateOf, view } from './views.ts';

const commandId = (text: string): CommandId => {
  if (!isCommandId(text)) throw new Error(`${text} is no command id`);
  return text;
};

const GAME = [opened(), ...SEATED];

/** What happens next, as the table tells it. */
const events = (...happenings: readonly Happening[]): Heard => ({
  type: 'events',
  events: numbered(happenings, GAME.length + 1),
});

describe('what the page says of what has just happened', () => {
  it('why the game has ended, while a move hangs that came too late', () => {
    const id = commandId('c1');
    const late: Happening = { type: 'ended', outcome: { winner: 'black', reason: 'timeout' } };
    const hanging = overdue(
      sending(stateOf(WHITE, ...GAME, late), id, { type: 'move', ply: 0, move: 'a3-a4' }),
      id,
    );
    expect(view(hanging)).toMatchObject({
      headline: 'You lost',
      detail: 'you ran out of time. On its way to the table…',
    });
  });

  it('that the opponent has left before the first move, and nothing to the one who did', () => {
    const before = stateOf(WHITE, ...GAME);
    const left = events({ type: 'left', seat: 'black' });
    expect(view(heard(before, left, 0))).toMatchObject({
      headline: 'Waiting for an opponent',
      detail:
        'Your opponent has left the table. Send the link to a friend: whoever sits down first has the seat.',
    });
    expect(view(heard({ ...before, player: BLACK }, left, 0)).detail).not.toContain('left');
  });

  it.each([
    { name: 'at once', moves: [], expected: true },
    { name: 'after the move that was waiting', moves: ['a3-a4'], expected: true },
    { name: 'not after the next', moves: ['a3-a4', 'h6-h5'], expected: false },
  ])('that time was given back: $name, together or one by one', ({ moves, expected }) => {
    const clock = { initial: 60, increment: 0 };
    const left = { white: 12_000, black: 60_000 };
    const timed = [{ ...opened(), clock } as Happening, ...SEATED];
    const before = { ...stateOf(BLACK, ...timed), seq: timed.length };
    const told = numbered(
      [{ type: 'delayed', seat: 'white', late: 12_000, clock: left }, ...moved(moves)],
      timed.length + 1,
    );
    const together = heard(before, { type: 'events', events: told }, 0);
    const oneByOne = told.reduce(
      (state, event) => heard(state, { type: 'events', events: [event] }, 0),
      before,
    );
    for (const state of [together, oneByOne])
      expect(view(state).detail.includes(english.status.delayed)).toBe(expected);
  });

  it('that something is wrong where the table refuses what a page lets nobody ask for', () => {
    const refused = { kind: 'refused', code: 'illegal-move' } as const;
    expect(view({ ...stateOf(WHITE, ...GAME), notice: refused }).notice).toBe(english.status.trouble);
  });
});

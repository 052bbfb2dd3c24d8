import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { beforeEach, describe, expect, it } from 'vitest';
import { Courtesies } from '../../../client/courtesy/courtesies.ts';
import { announcing, showingMissed } from '../../../client/courtesy/preferences.ts';
import { courtesyWords } from '../../../client/courtesy/words.ts';
import { courtesyWords as english } from '../../../client/i18n/courtesy-en.ts';
import { speech } from '../../../client/i18n/current.ts';
import { words } from '../../../client/i18n/en.ts';
import { createMemory } from '../../../client/storage.ts';
import { newCommandId } from '../../../client/table/identity.ts';
import { nothingYet, ownSeat, shown, type TableState } from '../../../client/table/state.ts';
import { makeMove } from '../../../engine/index.ts';
import { isTableId, type TableId } from '../../../table/ids.ts';
import { moved, opened, SEATED, WHITE } from '../table/tables.ts';
import { stateOf } from '../table/views.ts';

const tableId = (text: string): TableId => {
  if (!isTableId(text)) throw new Error(`${text} is no table`);
  return text;
};

const MOVES = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5'];

/** A page of White's after so many moves. */
const at = (plies: number): TableState => ({
  ...stateOf(WHITE, opened(), ...SEATED, ...moved(MOVES.slice(0, plies))),
  caughtUp: true,
});

/** What one device remembers, and a clock that moves by hand. */
const device = () => {
  const kept = new Map<string, string>();
  const memory = createMemory(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }));
  let waiting: { readonly milliseconds: number; readonly callback: () => void } | undefined;
  const visit = (drawn?: TableState) => {
    let renders = 0;
    const host: ReactiveControllerHost = {
      addController: (_: ReactiveController) => undefined,
      removeController: () => undefined,
      requestUpdate: () => {
        renders += 1;
      },
      updateComplete: Promise.resolve(true),
    };
    const courtesies = new Courtesies(host, tableId('7fKq2mWxYz'), drawn, {
      memory,
      isSeen: () => true,
      watchEyes: () => () => undefined,
      watchTouches: () => () => undefined,
      hear: () => undefined,
      later: (milliseconds, callback) => {
        waiting = { milliseconds, callback };
        return () => {
          waiting = undefined;
        };
      },
    });
    return {
      skip: courtesies.skip,
      leave: () => courtesies.hostDisconnected(),
      renders: () => renders,
      /** The moves on the board, and whether there are more to come. */
      sees: (state: TableState): string => {
        const view = courtesies.view(state, shown(state), ownSeat(state));
        return `${view?.game.moves.map(makeMove).join(' ')}${view?.behind ? ' …' : ''}`;
      },
    };
  };
  return {
    visit,
    /** How long the next missed move is waited for; undefined where none is. */
    waits: () => waiting?.milliseconds,
    ring: () => {
      const due = waiting;
      waiting = undefined;
      due?.callback();
    },
  };
};

beforeEach(() => {
  speech.set({ language: 'en', words });
  courtesyWords.set(english);
  announcing.set(true);
  showingMissed.set(true);
});

describe('the showing of missed moves', () => {
  it('waits for each of them, and asks to be rendered', () => {
    const { visit, waits, ring } = device();
    expect(visit().sees(at(1))).toBe('a3-a4');
    expect(waits()).toBeUndefined();
    const back = visit();
    expect(back.sees(at(3))).toBe('a3-a4 …');
    expect(waits()).toBe(900);
    expect(back.sees(at(3))).toBe('a3-a4 …');
    ring();
    expect(back.renders()).toBe(1);
    expect(back.sees(at(3))).toBe('a3-a4 h6-h5 …');
    ring();
    expect(back.sees(at(3))).toBe('a3-a4 h6-h5 b3-b4');
    expect(waits()).toBeUndefined();
  });

  it('remembers how far it came', () => {
    const { visit, ring } = device();
    visit().sees(at(1));
    const back = visit();
    back.sees(at(4));
    ring();
    back.sees(at(4));
    expect(visit().sees(at(4))).toBe('a3-a4 h6-h5 …');
  });

  it('ends when it is skipped, and with the page', () => {
    const { visit, waits } = device();
    visit().sees(at(1));
    const back = visit();
    back.sees(at(3));
    back.skip();
    expect(back.sees(at(3))).toBe('a3-a4 h6-h5 b3-b4');
    expect(waits()).toBeUndefined();
    const again = visit();
    again.sees(at(4));
    expect(waits()).toBe(900);
    again.leave();
    expect(waits()).toBeUndefined();
  });

  it('ends when this person does something', () => {
    const { visit } = device();
    visit().sees(at(1));
    const back = visit();
    back.sees(at(4));
    const pending = [{ id: newCommandId((bytes) => bytes), command: { type: 'resign' } as const }];
    expect(back.sees({ ...at(4), pending })).toBe(MOVES.join(' '));
  });

  it('is not of what the page showed before this was loaded, nor on the next visit', () => {
    const { visit, waits } = device();
    visit().sees(at(0));
    const late = visit(at(3));
    expect(late.sees(at(3))).toBe('a3-a4 h6-h5 b3-b4');
    expect(waits()).toBeUndefined();
    expect(late.sees(at(4))).toBe(MOVES.join(' '));
    expect(visit().sees(at(4))).toBe(MOVES.join(' '));
    expect(waits()).toBeUndefined();
  });

  it('is of what was missed on the way, where the page had shown no table', () => {
    const { visit } = device();
    visit().sees(at(1));
    expect(visit(nothingYet).sees(at(3))).toBe('a3-a4 …');
  });

  it('is not for one who wants none', () => {
    const { visit } = device();
    visit().sees(at(1));
    showingMissed.set(false);
    expect(visit().sees(at(4))).toBe(MOVES.join(' '));
  });
});

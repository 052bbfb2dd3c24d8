import { describe, expect, test } from 'vitest';
import type { Found } from '../../../client/play/keeping.ts';
import { type Match, playIn } from '../../../client/play/match.ts';
import { createSession, type PlayWorld } from '../../../client/play/session.ts';
import type { Heard } from '../../../client/play/thinker.ts';
import type { Wish } from '../../../client/play/wish.ts';
import type { Task } from '../../../client/thinker/messages.ts';
import { makeMove } from '../../../engine/index.ts';
import { AGAINST_COMPUTER, CHANCE, matchOf, TWO_HERE } from './matches.ts';

/** A session in a world that the test moves on: time, the thinker, what is kept. */
const begin = (wish: Wish, first: Found = { kind: 'nothing' }) => {
  const asked: Task[] = [];
  const kept: Match[] = [];
  const timers: { readonly at: number; readonly ring: () => void; live: boolean }[] = [];
  let hears: ((heard: Heard) => void) | undefined;
  let now = 0;
  let found: Found = first;
  let cancelled = 0;
  let counted = 0;
  let other: Match | undefined;
  const world: PlayWorld = {
    thinker: {
      ask: (task, heard) => {
        asked.push(task);
        hears = heard;
      },
      cancel: () => {
        if (hears) cancelled += 1;
        hears = undefined;
      },
    },
    clockwork: {
      now: () => now,
      later: (milliseconds, ring) => {
        const timer = { at: now + milliseconds, ring, live: true };
        timers.push(timer);
        return () => {
          timer.live = false;
        };
      },
    },
    keeping: {
      look: () => {
        const once = found;
        found = { kind: 'nothing' };
        return once;
      },
      keep: (match) => {
        if (other) return { kind: 'match', match: other };
        kept.push(match);
        return { kind: 'nothing' };
      },
      lasts: () => true,
    },
    chance: () => CHANCE,
    countGame: () => {
      counted += 1;
    },
    rememberWish: () => undefined,
  };
  const session = createSession(wish, world);
  session.look();
  return {
    session,
    asked,
    kept,
    hear: (heard: Heard) => hears?.(heard),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const timer of timers.filter(({ live, at }) => live && at <= now)) {
        timer.live = false;
        timer.ring();
      }
    },
    find: (next: Found) => {
      found = next;
      session.look();
    },
    writeElsewhere: (match: Match) => {
      other = match;
    },
    moves: () => session.state.get().match?.game.moves.map(makeMove).join(' '),
    told: () => ({ cancelled, counted }),
  };
};

const PACE = 900;

describe('the computer', () => {
  test('is asked after the person’s move, and answers at a human pace', () => {
    const { session, asked, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    expect(asked).toEqual([]);
    session.tell({ type: 'move', move: 'd3-d4' });
    expect(asked).toMatchObject([{ type: 'move', moves: ['d3-d4'], seed: CHANCE.seed }]);
    pass(100);
    hear({ type: 'move', move: 'h6-h5', pause: 900 });
    pass(PACE - 101);
    expect(moves()).toBe('d3-d4');
    pass(1);
    expect(moves()).toBe('d3-d4 h6-h5');
  });

  test('that thought for long enough answers at once', () => {
    const { session, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    pass(PACE + 5000);
    hear({ type: 'move', move: 'h6-h5', pause: 900 });
    pass(0);
    expect(moves()).toBe('d3-d4 h6-h5');
  });

  test('tells how far it is, and is not asked again for that', () => {
    const { session, asked, hear } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'progress', depth: 5, part: 0.25 });
    expect(session.state.get().thinking).toEqual({ state: 'thinking', depth: 5, part: 0.25 });
    expect(asked).toHaveLength(1);
  });

  test.each([
    { name: 'taking back', deed: { type: 'takeBack', by: 'white' } },
    { name: 'resigning', deed: { type: 'resign', by: 'white' } },
    { name: 'choosing a new game', deed: { type: 'choose', choosing: true } },
    { name: 'a new game', deed: { type: 'start' } },
  ] as const)('$name ends its search, and no move of it arrives', ({ deed }) => {
    const { session, hear, pass, moves, told } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    session.tell(deed);
    expect(told().cancelled).toBe(1);
    const before = moves();
    hear({ type: 'move', move: 'h6-h5', pause: 900 });
    pass(60_000);
    expect(moves()).toBe(before);
  });

  test('a move that is found but held back is dropped by a take-back, too', () => {
    const { session, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'move', move: 'h6-h5', pause: 900 });
    session.tell({ type: 'takeBack', by: 'white' });
    session.tell({ type: 'move', move: 'a3-a4' });
    pass(60_000);
    expect(moves()).toBe('a3-a4');
  });

  test('thinks no more when the page is left, and again when it is back', () => {
    const { session, asked, told } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    session.leave();
    expect(told().cancelled).toBe(1);
    session.look();
    expect(asked).toHaveLength(2);
  });

  test('that fails leaves the game as it is, until it is tried again', () => {
    const { session, asked, hear, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'failed' });
    expect(session.state.get().thinking).toEqual({ state: 'failed' });
    expect([moves(), asked.length]).toEqual(['d3-d4', 1]);
    session.tell({ type: 'retry' });
    expect(asked).toHaveLength(2);
  });

  test('answers an offer of a draw', () => {
    const { session, asked, hear, pass } = begin(AGAINST_COMPUTER, {
      kind: 'match',
      match: matchOf(AGAINST_COMPUTER, 'd3-d4 h6-h5'),
    });
    session.tell({ type: 'offerDraw', by: 'white' });
    expect(asked).toMatchObject([{ type: 'draw', color: 'black' }]);
    hear({ type: 'draw', accepts: false });
    pass(60_000);
    expect(session.state.get().declinedAt).toBe(2);
  });

  test('goes on thinking about a match that was kept', () => {
    const { asked } = begin(AGAINST_COMPUTER, { kind: 'match', match: matchOf(AGAINST_COMPUTER, 'd3-d4') });
    expect(asked).toMatchObject([{ type: 'move', moves: ['d3-d4'] }]);
  });
});

describe('a finished game', () => {
  test('against the computer is counted once', () => {
    const { session, told } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'resign', by: 'white' });
    session.tell({ type: 'resign', by: 'white' });
    session.tell({ type: 'rematch' });
    expect(told().counted).toBe(1);
  });

  test('of two is not counted', () => {
    const { session, told } = begin(TWO_HERE);
    session.tell({ type: 'start' });
    session.tell({ type: 'resign', by: 'white' });
    expect(told().counted).toBe(0);
  });

  test('that another tab finished is not counted here', () => {
    const { session, find, told } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    find({
      kind: 'match',
      match: { ...matchOf(AGAINST_COMPUTER), settled: { winner: 'black', reason: 'resignation' } },
    });
    expect(session.state.get().match?.settled).not.toBeNull();
    expect(told().counted).toBe(0);
  });
});

describe('what is kept', () => {
  test('every change of the match, and nothing else', () => {
    const { session, kept, hear } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'progress', depth: 1, part: 0.25 });
    session.tell({ type: 'choose', choosing: true });
    expect(kept.map(({ game }) => game.moves.length)).toEqual([0, 1]);
  });

  test('another tab that was sooner counts, and its game goes on here', () => {
    const { session, writeElsewhere, moves } = begin(TWO_HERE);
    session.tell({ type: 'start' });
    writeElsewhere(playIn(matchOf(TWO_HERE), 'a3-a4'));
    session.tell({ type: 'move', move: 'd3-d4' });
    expect(moves()).toBe('a3-a4');
  });

  test('what another tab has kept ends what is thought about here', () => {
    const { session, find, told, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    find({ kind: 'match', match: matchOf(AGAINST_COMPUTER, 'd3-d4 h6-h5') });
    expect(told().cancelled).toBe(1);
    expect(moves()).toBe('d3-d4 h6-h5');
  });

  test('what could not be read is told until a new game begins', () => {
    const { session } = begin(TWO_HERE, { kind: 'unreadable' });
    expect(session.putAside()).toBe(true);
    expect(session.state.get().match).toBeNull();
    session.tell({ type: 'start' });
    expect(session.putAside()).toBe(false);
  });
});

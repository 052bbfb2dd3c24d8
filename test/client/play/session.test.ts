import { describe, expect, test } from 'vitest';
import { AGAINST_COMPUTER, CHANCE, matchOf, TWO_HERE } from './matches.ts';
import { begin } from './worlds.ts';

const PACE = 900;

describe('the computer', () => {
  test('is asked after the person’s move, and answers at a human pace', () => {
    const { session, asked, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    expect(asked).toEqual([]);
    session.tell({ type: 'move', move: 'd3-d4' });
    expect(asked).toMatchObject([{ type: 'move', moves: ['d3-d4'], seed: CHANCE.seed }]);
    pass(100);
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
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
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
    pass(0);
    expect(moves()).toBe('d3-d4 h6-h5');
  });

  test('that has thought for a while tells how far it is, and is not asked again for that', () => {
    const { session, asked, hear, pass } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    pass(299);
    hear({ type: 'progress', part: 0.25 });
    expect(session.state.get().thinking).toEqual({ state: 'thinking', part: null });
    pass(1);
    hear({ type: 'progress', part: 0.5 });
    expect(session.state.get().thinking).toEqual({ state: 'thinking', part: 0.5 });
    expect(asked).toHaveLength(1);
  });

  test('shows nothing any more once it has found its move, though it holds it back', () => {
    const { session, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    pass(400);
    hear({ type: 'progress', part: 0.6 });
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
    expect(session.state.get().thinking).toEqual({ state: 'thinking', part: null });
    expect(moves()).toBe('d3-d4');
  });

  test('that says nothing for 20 seconds does not answer, and what it says later counts no more', () => {
    const { session, hear, pass, moves, told } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    for (let second = 1; second < 20; second += 1) pass(1000);
    expect(session.state.get().thinking.state).toBe('thinking');
    pass(1000);
    expect(session.state.get().thinking.state).toBe('failed');
    expect(told().cancelled).toBe(1);
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
    pass(60_000);
    expect(moves()).toBe('d3-d4');
  });

  test('that tells how far it is may take longer', () => {
    const { session, hear, pass } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    for (let second = 0; second < 40; second += 1) {
      pass(1000);
      if (second % 15 === 0) hear({ type: 'progress', part: second / 100 });
    }
    expect(session.state.get().thinking.state).toBe('thinking');
  });

  test('is waited for no shorter because the device slept', () => {
    const { session, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    pass(3_600_000);
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
    pass(0);
    expect(moves()).toBe('d3-d4 h6-h5');
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
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
    pass(60_000);
    expect(moves()).toBe(before);
  });

  test('a move that is found but held back is dropped by a take-back, too', () => {
    const { session, hear, pass, moves } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'move', move: 'h6-h5', pause: 900, nodes: 400 });
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
    expect(session.state.get().declined).toBe('white');
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

import { describe, expect, test } from 'vitest';
import { playIn } from '../../../client/play/match.ts';
import { AGAINST_COMPUTER, matchOf, TWO_HERE } from './matches.ts';
import { begin } from './worlds.ts';

describe('what is kept', () => {
  test('every change of the match, and nothing else', () => {
    const { session, kept, hear } = begin(AGAINST_COMPUTER);
    session.tell({ type: 'start' });
    session.tell({ type: 'move', move: 'd3-d4' });
    hear({ type: 'progress', part: 0.25 });
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

  test('another tab’s game closes no choice that is open here, and changes nothing of it', () => {
    const { session, find } = begin(TWO_HERE, { kind: 'match', match: matchOf(TWO_HERE) });
    session.tell({ type: 'choose', choosing: true });
    const wish = { ...AGAINST_COMPUTER, level: 6 } as const;
    session.tell({ type: 'wish', wish });
    find({ kind: 'match', match: matchOf(TWO_HERE, 'd3-d4') });
    expect(session.state.get()).toMatchObject({ choosing: true, wish });
    session.tell({ type: 'choose', choosing: false });
    expect(session.state.get().match?.game.moves).toHaveLength(1);
  });

  test('another tab’s first game closes no choice that is open here', () => {
    const { session, find } = begin(TWO_HERE);
    find({ kind: 'match', match: matchOf(AGAINST_COMPUTER, 'd3-d4') });
    expect(session.state.get()).toMatchObject({ choosing: true, wish: TWO_HERE });
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

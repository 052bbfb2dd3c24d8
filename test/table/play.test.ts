import { describe, expect, test } from 'vitest';
import { decide } from '../../table/decide.ts';
import { snapshot } from '../../table/snapshot.ts';
import { ALI, BANU, game, move, ONE_MOVE, offer, open, outcomeOf, resign, tell } from './people.ts';

describe('move', () => {
  test('is recorded with its ply and its side', () => {
    const { events, table } = game(open(), 'a3-a4', 'h6-h5');
    expect(events.slice(-2)).toEqual([
      { seq: 5, at: 0, type: 'moved', ply: 0, move: 'a3-a4', by: 'white' },
      { seq: 6, at: 0, type: 'moved', ply: 1, move: 'h6-h5', by: 'black' },
    ]);
    expect(snapshot(table)).toMatchObject({ moves: ['a3-a4', 'h6-h5'], ply: 2, turn: 'white' });
  });

  test('that ends the game by the rules ends it in the same decision', () => {
    const told = game(open({ fen: ONE_MOVE }));
    expect(decide(told.table, move(0, 'd4xd6xf6'), { player: ALI, now: 3 })).toEqual({
      ok: true,
      value: [
        { type: 'moved', ply: 0, move: 'd4xd6xf6', by: 'white' },
        { type: 'ended', outcome: { winner: 'white', reason: 'no-pieces' } },
      ],
    });
  });

  // cases.md: Mid-capture restart fails; the wire knows the full landing path only.
  test.each([
    'd4xd6',
    'd4xf6',
    'd4-d6-f6',
    'd4:d6:f6',
    'D4xD6xF6',
    'd4xd6xf6 ',
    ' d4xd6xf6',
    'd4xd5xe6',
    'd4d6f6',
    '',
  ])('as %j is no full landing path', (path) => {
    expect(outcomeOf(game(open({ fen: ONE_MOVE })), ALI, move(0, path))).toBe('illegal-move');
  });

  // cases.md: Stale move corrupts board.
  test('sent twice is stale the second time, and the position stays', () => {
    const told = game(open(), 'a3-a4');
    expect(outcomeOf(told, ALI, move(0, 'a3-a4'))).toBe('stale');
    expect(outcomeOf(told, ALI, move(1, 'a3-a4'))).toBe('not-your-turn');
    expect(outcomeOf(told, BANU, move(1, 'a3-a4'))).toBe('illegal-move');
  });

  test('counts plies anew in each game', () => {
    const told = tell(
      game(open(), 'a3-a4'),
      [ALI, resign],
      [ALI, offer('rematch')],
      [BANU, offer('rematch')],
    );
    expect(outcomeOf(told, BANU, move(0, 'a3-a4'))).toBe('moved');
    expect(outcomeOf(told, BANU, move(1, 'a3-a4'))).toBe('stale');
  });

  test('of Black comes first where the position says so', () => {
    const told = game(open({ fen: 'B:Wa2,h2:Ba7,h7' }));
    expect(outcomeOf(told, ALI, move(0, 'a2-a3'))).toBe('not-your-turn');
    expect(outcomeOf(told, BANU, move(0, 'a7-a6'))).toBe('moved');
  });

  test('T14 the third time of a position ends the game, counted over the whole game', () => {
    const shuffle = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8'];
    const told = game(open({ fen: 'W:WKa1,b2:BKh8,g7' }), ...shuffle, ...shuffle.slice(0, 3));
    expect(told.table.phase).toBe('playing');
    expect(snapshot(tell(told, [BANU, move(7, 'g8-h8')]).table)).toMatchObject({
      phase: 'finished',
      outcome: { winner: null, reason: 'repetition' },
      score: { white: 0.5, black: 0.5 },
    });
  });
});

describe('resign', () => {
  test.each([
    ['White', ALI, 'black', { white: 0, black: 1 }],
    ['Black', BANU, 'white', { white: 1, black: 0 }],
  ] as const)('%s: the other side wins, also before the first move', (_, player, winner, score) => {
    const outcome = { winner, reason: 'resignation' };
    expect(snapshot(tell(game(open()), [player, resign]).table)).toMatchObject({
      phase: 'finished',
      outcome,
      score,
    });
  });

  test('works on the opponent’s turn', () => {
    expect(outcomeOf(game(open(), 'a3-a4'), ALI, resign)).toBe('ended');
  });
});

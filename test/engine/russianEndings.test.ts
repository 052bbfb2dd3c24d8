import { describe, expect, test } from 'vitest';
import { brazilian, english, legalMoves, makeMove, playMove, pool, russian } from '../../engine/index.ts';
import { draw, expectEnd, gameOf, unwrap, words } from './helpers.ts';

describe('R12', () => {
  test.each([
    { name: 'no pieces left', fen: 'B:Wa3:B', outcome: { winner: 'white', reason: 'no-pieces' } },
    { name: 'a man in the corner', fen: 'W:Wa7:Bb8', outcome: { winner: 'black', reason: 'blocked' } },
    { name: 'a king walled in', fen: 'B:Wb2,c3:BKa1', outcome: { winner: 'white', reason: 'blocked' } },
    { name: 'only the side to move is asked', fen: 'B:Wa7:Bb8', outcome: null },
    { name: 'a way out over a piece', fen: 'B:Wb2:BKa1', outcome: null },
  ])('at the start: $name', ({ fen, outcome }) => {
    expect(gameOf(fen, [], russian).outcome).toEqual(outcome);
  });

  test('the last piece is captured', () => {
    expectEnd('W:Wc3:Bd4', ['c3xe5'], { winner: 'white', reason: 'no-pieces' }, russian);
  });

  test('the last way is closed', () => {
    expectEnd('W:We5,g7:Bh8', ['e5-f6'], { winner: 'white', reason: 'blocked' }, russian);
  });

  test('one king each is played on, and so is a lone man', () => {
    expect(gameOf('W:WKa1:BKb8', [], russian).outcome).toBeNull();
    expect(gameOf('W:Wa1:Bb8,h8', [], russian).outcome).toBeNull();
  });
});

describe('R13: third repetition', () => {
  const shuffle = words('c1-d2 f8-e7 d2-c1 e7-f8');

  test.each([russian, brazilian, pool, english])('by $name', (rules) => {
    const before = expectEnd('W:WKc1,h2:BKf8,a7', [...shuffle, ...shuffle], draw('repetition'), rules);
    expect(unwrap(playMove(before, 'e7-d8')).outcome).toBeNull();
  });
});

/** Three kings or more against one: the plies that end the game, and what a game of that kind went through. */
const THREE_KINGS = [
  {
    name: 'from the start of the game',
    fen: 'W:WKa3,Kc1,Ke1:BKh8',
    plies: 30,
    moves: words(`
      c1-h6 h8-e5 a3-e7 e5-a1 e1-b4 a1-h8 b4-a5 h8-a1 e7-d6 a1-b2 d6-b4 b2-c1 a5-d8 c1-b2 h6-f8 b2-e5 b4-e1 e5-f4
      d8-b6 f4-g5 b6-d8 g5-c1 e1-f2 c1-d2 d8-c7 d2-g5 c7-a5 g5-f4 f2-c5 f4-b8`),
  },
  {
    name: 'with three black kings',
    fen: 'B:WKa1:BKh6,Kf8,Kd8',
    plies: 30,
    moves: words(`
      d8-b6 a1-f6 b6-g1 f6-c3 h6-c1 c3-a5 f8-d6 a5-c3 d6-e7 c3-h8 g1-e3 h8-c3 e7-d6 c3-h8 e3-a7 h8-g7 d6-g3 g7-a1
      c1-d2 a1-b2 d2-c1 b2-h8 g3-c7 h8-c3 c7-f4 c3-e1 a7-b6 e1-h4 f4-d2 h4-d8`),
  },
  {
    name: 'after a man was crowned',
    fen: 'W:WKa3,Kc1,a7:BKh8',
    plies: 31,
    moves: words(`
      a7-b8 h8-a1 b8-c7 a1-c3 c7-d6 c3-a5 c1-b2 a5-e1 d6-f8 e1-d2 a3-c5 d2-e1 c5-e3 e1-h4 b2-a3 h4-d8 f8-b4 d8-c7
      e3-g5 c7-b8 b4-a5 b8-h2 g5-c1 h2-b8 c1-g5 b8-g3 g5-h4 g3-e5 h4-g5 e5-h8 a5-d8`),
  },
  {
    name: 'after a capture that left one king',
    fen: 'W:WKa3,Kc1,Ke1:BKh8,Kg3',
    plies: 31,
    moves: words(`
      e1xh4 h8-e5 c1-h6 e5-d4 a3-d6 d4-a1 d6-f4 a1-d4 f4-b8 d4-b2 b8-d6 b2-h8 d6-b8 h8-c3 b8-g3 c3-b2 h6-d2 b2-d4
      d2-c1 d4-c3 c1-a3 c3-g7 a3-c5 g7-c3 c5-a3 c3-a1 g3-f4 a1-c3 h4-d8 c3-d4 f4-g3`),
  },
  {
    name: 'a capture that leaves three starts nothing anew',
    fen: 'W:WKa3,Kc1,Ke1,Kg1:BKh8',
    plies: 30,
    moves: words(`
      a3-f8 h8-e5 f8-c5 e5-h2 e1-c3 h2-b8 c5-f2 b8-a7 f2-g3 a7-b8 c3-f6 b8xh2 f6-c3 h2-c7 c1-a3 c7-h2 c3-d2 h2-b8
      a3-b2 b8-d6 g1-h2 d6-f8 b2-f6 f8-a3 f6-d4 a3-e7 d4-e5 e7-a3 e5-f6 a3-c1`),
  },
  {
    name: 'a capture of the last man begins it: 14 plies before, 30 after',
    fen: 'W:WKa3,Kc1,Ke1,h2:BKh8',
    plies: 44,
    moves: words(`
      a3-c5 h8-a1 h2-g3 a1-h8 c1-g5 h8-b2 c5-a7 b2-a1 e1-a5 a1-h8 g5-d2 h8-e5 d2-b4 e5xh2 b4-c5 h2-g1 c5-b6 g1-h2
      b6-d4 h2-b8 a5-c3 b8-f4 d4-f6 f4-h2 f6-h8 h2-f4 c3-g7 f4-b8 g7-f8 b8-h2 a7-e3 h2-g1 e3-d2 g1-b6 d2-h6 b6-d8
      h8-b2 d8-c7 h6-e3 c7-g3 e3-c1 g3-c7 c1-h6 c7-d8`),
  },
] as const;

describe('R13: three kings against one', () => {
  test.each(THREE_KINGS)('$name', ({ fen, moves, plies }) => {
    expect(moves).toHaveLength(plies);
    for (const rules of [russian, pool, brazilian]) expectEnd(fen, moves, draw('three-kings'), rules);
  });

  test('is not what English draughts has', () => {
    expect(gameOf('W:WKa3,Kc1,Ke1:BKh8', [], english).outcome).toBeNull();
    expect(english.endings.map(({ kind }) => kind)).toEqual(['no-move', 'repetition', 'idle']);
  });

  test('no longer, if the 30th ply takes one of three: the game goes on, and 30 plies of kings end it', () => {
    const before = words(`
      e1-a5 h8-d4 a5-d2 d4-h8 a3-b4 h8-e5 b4-c5 e5-g3 d2-a5 g3-e1 c1-b2 e1-h4 a5-c7 h4-e1 c5-a7 e1-h4 b2-h8 h4-e1
      a7-g1 e1-d2 c7-g3 d2-b4 g1-e3 b4-a3 h8-a1 a3-b4 a1-e5 b4-e1 e3-d4 e1xh4`);
    const after = words(`
      e5-h2 h4-e1 d4-e5 e1-b4 h2-f4 b4-a3 e5-g7 a3-c5 g7-a1 c5-a3 a1-c3 a3-f8 f4-h6 f8-e7 c3-e1 e7-h4 h6-f8 h4-g5
      e1-g3 g5-d2 f8-e7 d2-a5 g3-h4 a5-d2 h4-f6 d2-e3 f6-g7 e3-b6 e7-h4 b6-a7`);
    expect([before.length, after.length]).toEqual([30, 30]);
    expectEnd('W:WKa3,Kc1,Ke1:BKh8', [...before, ...after], draw('kings-only'), russian);
  });
});

/** Thirty plies by kings only that are no three against one, and so count for themselves. */
const KINGS_ONLY = [
  {
    name: 'two against one',
    fen: 'W:WKa3,Kc1:BKh8',
    moves: words(`
      a3-f8 h8-f6 c1-h6 f6-c3 f8-c5 c3-e5 h6-f8 e5-f6 c5-g1 f6-h4 f8-a3 h4-g5 g1-d4 g5-c1 d4-b6 c1-f4 b6-d8 f4-e5
      a3-e7 e5-g7 e7-c5 g7-f8 c5-e3 f8-d6 e3-g1 d6-f4 g1-d4 f4-b8 d8-f6 b8-e5`),
  },
  {
    name: 'three and a man against one',
    fen: 'W:WKa3,Kc1,Ke1,h2:BKh8',
    moves: words(`
      c1-g5 h8-g7 g5-c1 g7-d4 c1-f4 d4-a7 a3-f8 a7-d4 f4-c7 d4-b2 e1-b4 b2-c1 c7-d8 c1-b2 d8-b6 b2-h8 f8-c5 h8-b2
      c5-e7 b2-a3 e7-c5 a3-c1 c5-g1 c1-h6 b4-a3 h6-g7 g1-f2 g7-f8 a3-c1 f8-b4`),
  },
  {
    name: 'three against two',
    fen: 'W:WKa3,Kc1,Ke1:BKh8,Kf8',
    moves: words(`
      c1-f4 f8-h6 f4-g3 h8-d4 g3-b8 d4-e3 e1-c3 e3-f2 a3-c1 f2-b6 b8-h2 b6-c5 c3-d2 h6-g7 d2-h6 g7-h8 c1-a3 c5-a7
      h2-b8 h8-f6 h6-f8 a7-f2 f8-d6 f2-b6 d6-b4 b6-a5 b4-f8 f6-d4 a3-e7 d4-b2`),
  },
  {
    name: 'with men who stand by',
    fen: 'W:WKc1,h2:BKh8,a7',
    moves: words(`
      c1-a3 h8-a1 a3-d6 a1-g7 d6-e7 g7-h8 e7-g5 h8-e5 g5-d2 e5-a1 d2-e3 a1-b2 e3-f2 b2-a1 f2-e1 a1-d4 e1-d2 d4-f6
      d2-e3 f6-b2 e3-f2 b2-a1 f2-g3 a1-c3 g3-h4 c3-g7 h4-e1 g7-h6 e1-a5 h6-e3`),
  },
] as const;

describe('R13: kings only', () => {
  test.each(KINGS_ONLY)('$name', ({ fen, moves }) => {
    expect(moves).toHaveLength(30);
    for (const rules of [russian, pool, brazilian]) expectEnd(fen, moves, draw('kings-only'), rules);
  });

  test("a man's step instead of the 30th ply, and it is counted anew", () => {
    const { fen, moves } = KINGS_ONLY[3];
    const before = expectEnd(fen, moves, draw('kings-only'), russian);
    for (const path of legalMoves(before.position).map(makeMove)) {
      const { outcome } = unwrap(playMove(before, path));
      expect(outcome, path).toEqual(path === 'a7-b6' ? null : draw('kings-only'));
    }
    expect(unwrap(playMove(before, 'a7-b6')).repeatable).toHaveLength(1);
  });
});

describe('English draughts: 40 moves each', () => {
  const moves = words(`
    h8-g7 a1-b2 g7-h8 b2-a3 h8-g7 a3-b4 g7-h6 b4-a3 h6-g5 a3-b2 g5-h4 b2-c1 h4-g5 c1-d2 g5-f4 d2-c3 f4-e3 c3-b4
    e3-f2 b4-a3 f2-e3 a3-b2 e3-f2 b2-c3 f2-e1 c3-d4 e1-d2 d4-e5 d2-c3 e5-f6 c3-b4 f6-e5 b4-a5 e5-f4 a5-b6 f4-e5
    b6-c7 e5-f4 c7-d8 f4-g3 d8-c7 g3-h4 c7-b6 h4-g3 b6-c5 g3-f2 c5-d4 f2-g3 d4-e3 g3-h4 e3-d4 h4-g3 d4-e5 g3-h4
    e5-f6 h4-g3 f6-e7 g3-f4 e7-d8 f4-e3 d8-c7 e3-f2 c7-b8 f2-g3 b8-c7 g3-f2 c7-d6 f2-e3 d6-e7 e3-d4 e7-d8 d4-c5
    d8-c7 c5-b4 c7-b6 b4-a5 b6-c7 a5-b4 c7-d6 b4-c3`);
  const fen = 'B:WKa1,h2:BKh8,a7';

  test('80 plies without a capture or a move of a man are a draw', () => {
    expect(moves).toHaveLength(80);
    expectEnd(fen, moves, draw('no-progress'), english);
  });

  test("a man's move instead of the 80th, and it is counted anew", () => {
    const before = expectEnd(fen, moves, draw('no-progress'), english);
    expect(unwrap(playMove(before, 'h2-g3')).outcome).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import {
  armenian,
  brazilian,
  english,
  makeFen,
  parseMove,
  perftPaths,
  play,
  pool,
  type Rules,
  russian,
  turkish,
  turkishShort,
} from '../../engine/index.ts';
import { pathsOf, positionOf, unwrap, words } from './helpers.ts';

interface Case extends Legal {
  readonly name: string;
}

interface Legal {
  readonly fen: string;
  readonly moves: string;
}

const expectMoves = (rules: Rules, { fen, moves }: Legal): void => {
  const expected = moves === '' ? [] : words(moves).sort();
  expect(pathsOf(positionOf(fen, rules))).toEqual(expected);
  expect(perftPaths(positionOf(fen, rules), 1)).toBe(expected.length);
};

const fenAfter = (rules: Rules, fen: string, path: string): string => {
  const position = positionOf(fen, rules);
  return makeFen(play(position, unwrap(parseMove(position, path))));
};

/** Two are taken by one man, one by another. */
const TWO_OR_ONE = 'W:Wc3,h2:Bd4,f6,g3';

/** Worked out by hand from the clause that the name begins with. */
describe('Russian draughts', () => {
  const cases: readonly Case[] = [
    { name: 'R3: a man steps diagonally forward', fen: 'W:Wc3:Bh8', moves: 'c3-b4 c3-d4' },
    { name: "R3: Black's forward is down", fen: 'B:Wa1:Bc3', moves: 'c3-b2 c3-d2' },
    { name: 'R3: the edge does not wrap around', fen: 'W:Wa3,h4:Bb8', moves: 'a3-b4 h4-g5' },
    { name: 'R3: a man passes no piece', fen: 'W:Wc1,b2,d2:Bh8', moves: 'b2-a3 b2-c3 d2-c3 d2-e3' },
    {
      name: 'R4: a king goes like a bishop',
      fen: 'W:WKc3,e5:Bb8',
      moves: 'c3-a1 c3-a5 c3-b2 c3-b4 c3-d2 c3-d4 c3-e1 e5-d6 e5-f6',
    },
    { name: 'R5: a man captures forward', fen: 'W:Wc3:Bd4,h8', moves: 'c3xe5' },
    { name: 'R5: and backward', fen: 'W:We5:Bd4,h8', moves: 'e5xc3' },
    { name: 'R5: not from a distance', fen: 'W:Wa1:Bc3,h8', moves: 'a1-b2' },
    { name: 'R5: the square behind must be free', fen: 'W:Wc3:Bd4,e5,h8', moves: 'c3-b4' },
    {
      name: 'R6: a king lands on any free square behind',
      fen: 'W:WKa1:Bd4',
      moves: 'a1xe5 a1xf6 a1xg7 a1xh8',
    },
    { name: 'R6: up to the next piece', fen: 'W:WKa1,g7:Bd4', moves: 'a1xe5 a1xf6' },
    { name: 'R6: two in a row block it', fen: 'W:WKa1:Bc3,d4', moves: 'a1-b2' },
    {
      name: 'R6: of all landings one from where it can go on',
      fen: 'W:WKa1:Bc3,e7,f4',
      moves: 'a1xe5xg3 a1xe5xh2 a1xf6xd8',
    },
    {
      name: 'R7: a captured piece blocks until the end',
      fen: 'W:WKa1:Bb2,d4,f6,d6,b4,g3',
      moves: 'a1xc3xa5 a1xc3xe5xb8 a1xc3xe5xc7 a1xc3xe5xg7 a1xc3xe5xh2 a1xc3xe5xh8',
    },
    {
      name: 'R7: a free square is crossed again',
      fen: 'W:Wc3:Bb4,b6,d4,d6,h8',
      moves: 'c3xa5xc7xe5xc3 c3xe5xc7xa5xc3',
    },
    { name: 'R8: to its end (cases)', fen: 'W:Wc3:Bd4,f6', moves: 'c3xe5xg7' },
    { name: 'R9: a capture must be played', fen: 'W:Wa1,c3:Bd4,h8', moves: 'c3xe5' },
    { name: 'R10: a shorter one will do', fen: TWO_OR_ONE, moves: 'c3xe5xg7 h2xf4' },
    {
      name: 'R11: crowned in mid-capture, it goes on as a king (cases)',
      fen: 'W:Wb6:Bc7,Kg5',
      moves: 'b6xd8xh4',
    },
    { name: 'R12: no move', fen: 'W:Wa7:Bb8', moves: '' },
  ];

  test.each(cases)('$name', (each) => expectMoves(russian, each));

  test.each([
    { name: 'R11: crowned by a quiet move', fen: 'W:Wa7:Bh4', path: 'a7-b8', result: 'B:WKb8:Bh4' },
    { name: 'R11: Black on rank 1', fen: 'B:Wh4:Bb2', path: 'b2-a1', result: 'W:Wh4:BKa1' },
    {
      name: 'R11: a king afterwards, wherever it ends',
      fen: 'W:Wb6:Bc7,Kg5',
      path: 'b6xd8xh4',
      result: 'B:WKh4:B',
    },
    {
      name: 'R7: all are gone at the end',
      fen: 'W:Wc3:Bb4,b6,d4,d6,h8',
      path: 'c3xa5xc7xe5xc3',
      result: 'B:Wc3:Bh8',
    },
  ])('$name', ({ fen, path, result }) => {
    expect(fenAfter(russian, fen, path)).toBe(result);
  });
});

describe('pool checkers', () => {
  test('a man that passes the far row is not crowned and goes on as a man', () => {
    expectMoves(pool, { fen: 'W:Wb6:Bc7,e7,Kh4', moves: 'b6xd8xf6' });
    expect(fenAfter(pool, 'W:Wb6:Bc7,e7,Kh4', 'b6xd8xf6')).toBe('B:Wf6:BKh4');
    expect(fenAfter(pool, 'W:Wb6:Bc7,Kg5', 'b6xd8')).toBe('B:WKd8:BKg5');
  });

  test('no majority; the rest is as in Russia', () => {
    expectMoves(pool, { fen: TWO_OR_ONE, moves: 'c3xe5xg7 h2xf4' });
    expectMoves(pool, { fen: 'W:WKa1:Bc3,e7,f4', moves: 'a1xe5xg3 a1xe5xh2 a1xf6xd8' });
  });
});

describe('Brazilian draughts', () => {
  test('the most pieces (T10), men backward too', () => {
    expectMoves(brazilian, { fen: TWO_OR_ONE, moves: 'c3xe5xg7' });
    expectMoves(brazilian, { fen: 'W:We5:Bd4,h8', moves: 'e5xc3' });
  });

  test('a man that passes the far row is not crowned', () => {
    expect(fenAfter(brazilian, 'W:Wb6:Bc7,e7,Kh4', 'b6xd8xf6')).toBe('B:Wf6:BKh4');
  });
});

describe('English draughts', () => {
  const cases: readonly Case[] = [
    { name: 'men do not capture backward', fen: 'W:We5:Bd4,h8', moves: 'e5-d6 e5-f6' },
    { name: 'kings do', fen: 'W:WKe5:Bd4,h8', moves: 'e5xc3' },
    { name: 'kings step one square', fen: 'W:WKc3:Bh8', moves: 'c3-b2 c3-b4 c3-d2 c3-d4' },
    { name: 'and capture from next to a piece', fen: 'W:WKa1:Bc3', moves: 'a1-b2' },
    { name: 'no majority', fen: 'W:Wa1,f4:Bb2,d4,g5', moves: 'a1xc3xe5 f4xh6' },
    { name: 'reaching the far row ends the move', fen: 'W:Wb6:Bc7,e7,h4', moves: 'b6xd8' },
  ];

  test.each(cases)('$name', (each) => expectMoves(english, each));

  test('it is crowned there', () => {
    expect(fenAfter(english, 'W:Wb6:Bc7,e7,h4', 'b6xd8')).toBe('B:WKd8:Bh4,e7');
  });
});

describe('Armenian draughts', () => {
  const cases: readonly Case[] = [
    {
      name: 'T3 otherwise: men step diagonally forward, too',
      fen: 'W:Wd4:Bh8',
      moves: 'd4-c4 d4-c5 d4-d5 d4-e4 d4-e5',
    },
    { name: 'and so down for Black', fen: 'B:Wh1:Bd4', moves: 'd4-c3 d4-c4 d4-d3 d4-e3 d4-e4' },
    {
      name: 'T4 otherwise: kings go in all eight directions',
      fen: 'W:WKa1,b1,a3,c3:Bh8',
      moves: 'a1-a2 a1-b2 a3-a4 a3-b3 a3-b4 b1-b2 b1-c1 b1-c2 b1-a2 c3-b3 c3-b4 c3-c4 c3-d3 c3-d4',
    },
    { name: 'T5: men capture straight only', fen: 'W:Wd4:Bc5,e5', moves: 'd4-c4 d4-d5 d4-e4' },
    {
      name: 'T6: kings, too',
      fen: 'W:WKd4,d3,c4,e4:Bf6,d5,d6',
      moves:
        'd4-a1 d4-b2 d4-c3 d4-e3 d4-f2 d4-g1 d4-c5 d4-b6 d4-a7 d4-e5 d3-c3 d3-e3 c4-b4 c4-b5 c4-c5 e4-f4 e4-e5 e4-f5',
    },
  ];

  test.each(cases)('$name', (each) => expectMoves(armenian, each));
});

describe('T6 in short Turkish', () => {
  const fen = 'W:WKa1:Ba4,d5,h8';

  test('a king lands right behind, from any distance', () => {
    expectMoves(turkishShort, { fen: 'W:WKa1:Ba4', moves: 'a1xa5' });
    expectMoves(turkishShort, { fen, moves: 'a1xa5xe5' });
    expectMoves(turkish, { fen, moves: 'a1xa5xe5 a1xa5xf5 a1xa5xg5 a1xa5xh5' });
  });

  test('T4 stays: it moves any distance', () => {
    expect(pathsOf(positionOf('W:WKa1:Bh7', turkishShort))).toHaveLength(14);
  });
});

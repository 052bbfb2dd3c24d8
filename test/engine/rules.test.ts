import { describe, expect, test } from 'vitest';
import { legalMoves, makeFen, makeMove, perft, perftPaths, play } from '../../engine/index.ts';
import { pathsOf, positionOf } from './helpers.ts';

interface Case {
  readonly name: string;
  readonly fen: string;
  readonly moves: readonly string[];
}

const sorted = (moves: readonly string[]): string[] => [...moves].sort();

/** Worked out by hand from the clause that the name begins with. */
const CASES: readonly Case[] = [
  { name: 'T3: a man steps forward, left and right', fen: 'W:Wd4:Bh8', moves: ['d4-d5', 'd4-c4', 'd4-e4'] },
  { name: "T3: Black's forward is down", fen: 'B:Wh1:Bd4', moves: ['d4-d3', 'd4-c4', 'd4-e4'] },
  {
    name: 'T3: the edge does not wrap around',
    fen: 'W:Wa4,h5:BKe8',
    moves: ['a4-a5', 'a4-b4', 'h5-h6', 'h5-g5'],
  },
  { name: 'T3: a man passes no piece', fen: 'W:Wa4,a5,b4:Ba7', moves: ['a5-a6', 'a5-b5', 'b4-b5', 'b4-c4'] },
  {
    name: 'T4: a king goes like a rook up to the next piece',
    fen: 'W:WKd4,d6,f4:BKh8',
    moves: [
      'd4-a4',
      'd4-b4',
      'd4-c4',
      'd4-d1',
      'd4-d2',
      'd4-d3',
      'd4-d5',
      'd4-e4',
      'd6-c6',
      'd6-d7',
      'd6-e6',
      'f4-e4',
      'f4-f5',
      'f4-g4',
    ],
  },
  { name: 'T5: a man captures forward', fen: 'W:Wd4:Bd5', moves: ['d4xd6'] },
  { name: 'T5: a man captures left and right', fen: 'W:Wd4:Bc4,e4', moves: ['d4xb4', 'd4xf4'] },
  { name: 'T5: a man never captures backward', fen: 'W:Wd4:Bd3', moves: ['d4-d5', 'd4-c4', 'd4-e4'] },
  { name: 'T5: nor diagonally', fen: 'W:Wd4:Bc5,e5', moves: ['d4-d5', 'd4-c4', 'd4-e4'] },
  { name: 'T5: nor from a distance', fen: 'W:Wd4:Bd6', moves: ['d4-d5', 'd4-c4', 'd4-e4'] },
  { name: 'T5: the square behind must be free', fen: 'W:Wd4:Bd5,d6', moves: ['d4-c4', 'd4-e4'] },
  { name: 'T5: nothing is captured over the edge', fen: 'W:Wg4:Bh4', moves: ['g4-g5', 'g4-f4'] },
  {
    name: 'T6: a king lands on any free square behind',
    fen: 'W:WKa1:Ba4',
    moves: ['a1xa5', 'a1xa6', 'a1xa7', 'a1xa8'],
  },
  { name: 'T6: up to the next piece', fen: 'W:WKa1,a7:Ba4', moves: ['a1xa5', 'a1xa6'] },
  { name: 'T6: from next to it', fen: 'W:WKa1,a4:Ba2', moves: ['a1xa3'] },
  { name: 'T6: backward too', fen: 'W:WKh8,Kf1:Bh3', moves: ['h8xh2', 'h8xh1'] },
  {
    name: 'T6: two in a row block it',
    fen: 'W:WKa1:Ba3,a4,b2',
    moves: ['a1-a2', 'a1-b1', 'a1-c1', 'a1-d1', 'a1-e1', 'a1-f1', 'a1-g1', 'a1-h1'],
  },
  {
    name: 'T7: a captured piece is gone at once: its square is crossed again',
    fen: 'W:WKa4:Bc4,e5,d6,c2,h8',
    moves: ['a4xe4xe6xc6xc1'],
  },
  {
    name: 'T8: the same piece goes on, straight and around corners',
    fen: 'W:Wa2:Ba3,b4,c5',
    moves: ['a2xa4xc4xc6'],
  },
  { name: 'T8: straight on', fen: 'W:Wa2:Ba3,a5', moves: ['a2xa4xa6'] },
  { name: 'T8: a king does not turn by 180°', fen: 'W:WKd5:Bd3,d7,h8', moves: ['d5xd1', 'd5xd2', 'd5xd8'] },
  {
    name: 'T8: a U-turn over three jumps is legal, and so is landing on the start',
    fen: 'W:WKb2:Bb4,d6,f4,d2,h8',
    moves: [
      'b2xb6xf6xf2xa2',
      'b2xb6xf6xf2xb2',
      'b2xb6xf6xf2xc2',
      'b2xf2xf6xb6xb1',
      'b2xf2xf6xb6xb2',
      'b2xf2xf6xb6xb3',
    ],
  },
  { name: 'T9: a capture must be played', fen: 'W:Wa2,d4:Bd5,h7', moves: ['d4xd6'] },
  { name: 'T10: two men are more than one king', fen: 'W:Wd4:Bd5,c4,b5,Kh8', moves: ['d4xb4xb6'] },
  {
    name: 'T10: the largest capture of all pieces',
    fen: 'W:Wa2,Kh1:Ba3,h4,f6',
    moves: ['h1xh6xa6', 'h1xh6xb6', 'h1xh6xc6', 'h1xh6xd6', 'h1xh6xe6'],
  },
  { name: 'T10: between equals it chooses freely', fen: 'W:Wa2,h2:Ba3,h3', moves: ['a2xa4', 'h2xh4'] },
  {
    name: 'T10: a landing that loses the maximum is not legal',
    fen: 'W:WKa1:Ba3,d5,h8',
    moves: ['a1xa5xe5', 'a1xa5xf5', 'a1xa5xg5', 'a1xa5xh5'],
  },
  { name: 'T11: in mid-capture it goes on as a man (cases)', fen: 'W:Wd6:Bd7,g8', moves: ['d6xd8'] },
  { name: 'T11: sideways along the far row (cases)', fen: 'W:Wh6:Bg8,h7', moves: ['h6xh8xf8'] },
  { name: 'T12: no move', fen: 'W:Wa3:Ba4,a5,b3,c3', moves: [] },
];

test.each(CASES)('$name', ({ fen, moves }) => {
  const position = positionOf(fen);
  expect(pathsOf(position)).toEqual(sorted(moves));
  expect(perftPaths(position, 1)).toBe(moves.length);
});

/** Positions after a move. */
test.each([
  { name: 'T11: crowned by a quiet move', fen: 'W:Wa7:Bh7', path: 'a7-a8', after: 'B:WKa8:Bh7' },
  { name: 'T11: Black is crowned on rank 1', fen: 'B:Wh2:Ba2', path: 'a2-a1', after: 'W:Wh2:BKa1' },
  { name: 'T11: crowned by a capture', fen: 'W:Wd6:Bd7,g8', path: 'd6xd8', after: 'B:WKd8:Bg8' },
  {
    name: 'T11: crowned at the end of a longer one',
    fen: 'W:Wh6:Bg8,h7,a7',
    path: 'h6xh8xf8',
    after: 'B:WKf8:Ba7',
  },
  { name: 'T11: a man elsewhere stays a man', fen: 'W:Wd4:Bd5,h7', path: 'd4xd6', after: 'B:Wd6:Bh7' },
  { name: 'T11: a king stays a king', fen: 'W:WKa8:Bh7', path: 'a8-a1', after: 'B:WKa1:Bh7' },
  {
    name: 'T7: a captured king is gone with its crown',
    fen: 'W:Wd4:BKd5,h7',
    path: 'd4xd6',
    after: 'B:Wd6:Bh7',
  },
  {
    name: 'T8: a king that ends where it began',
    fen: 'W:WKb2:Bb4,d6,f4,d2,h8',
    path: 'b2xb6xf6xf2xb2',
    after: 'B:WKb2:Bh8',
  },
])('$name', ({ fen, path, after }) => {
  const position = positionOf(fen);
  const move = legalMoves(position).find((legal) => makeMove(legal) === path);
  if (!move) throw new Error(`${path} is not legal.`);
  const before = makeFen(position);
  expect(makeFen(play(position, move))).toBe(after);
  expect(makeFen(position)).toBe(before);
});

describe('perft', () => {
  test('the same outcome counts once, each landing path counts', () => {
    const position = positionOf('W:WKb2:Bb4,d6,f4,d2,h8');
    expect([perft(position, 1), perftPaths(position, 1)]).toEqual([5, 6]);
  });

  test('a position without moves counts 0', () => {
    expect(perft(positionOf('W:Wa3:Ba4,a5,b3,c3'), 3)).toBe(0);
  });

  test('draws are ignored', () => {
    expect(perft(positionOf('W:WKa1:BKh8'), 2)).toBe(194);
  });
});

import { describe, expect, test } from 'vitest';
import { readMove } from '../../../client/assist/moveText.ts';
import { assist } from '../../../client/i18n/assist-en.ts';
import { legalMoves, type Move, makeMove } from '../../../engine/index.ts';
import { position, square } from '../board/positions.ts';

const START = 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba7,b7,h6';
/** d3 takes two on the left or on the right. */
const FORK = 'W:Wd3,a2:Bd4,c5,e5,Kh8';
/** The king takes c3 and may go on from several squares: the same piece is taken whichever it is. */
const KING = 'W:WKa3,a2:Bc3,Kh8';

const read = (fen: string, text: string): string => {
  const reading = readMove(text, legalMoves(position(fen)), assist);
  return 'move' in reading ? makeMove(reading.move) : reading.refusal;
};

describe('a move by its name', () => {
  test.each([
    [START, 'd3-d4', 'd3-d4'],
    [START, 'd3d4', 'd3-d4'],
    [START, ' d3 d4 ', 'd3-d4'],
    [START, 'D3-D4', 'd3-d4'],
    [START, 'd3–d4', 'd3-d4'],
    [START, 'd3 → d4', 'd3-d4'],
    [START, 'в3-в4', 'd3-d4'],
    [FORK, 'd3xd5xb5', 'd3xd5xb5'],
    [FORK, 'd3:d5:f5', 'd3xd5xf5'],
    [FORK, 'd3-d5-f5', 'd3xd5xf5'],
    [FORK, 'D3×D5×F5', 'd3xd5xf5'],
    [FORK, 'd3d5f5', 'd3xd5xf5'],
    [FORK, 'd3xf5', 'd3xd5xf5'],
    [FORK, 'd3 b5', 'd3xd5xb5'],
    [FORK, 'в3чв5чи5', 'd3xd5xb5'],
    [KING, 'a3xf3', 'a3xf3'],
  ])('%s, %s is %s', (fen, text, move) => {
    expect(read(fen, text)).toBe(move);
  });
});

describe('what is no move is told why', () => {
  test.each([
    [START, '', 'Write a move by its squares, as d3-d4.'],
    [START, 'd3', 'Write a move by its squares, as d3-d4.'],
    [START, 'hello', 'Write a move by its squares, as d3-d4.'],
    [START, 'd3-d9', 'Write a move by its squares, as d3-d4.'],
    [START, 'd3 to d4', 'Write a move by its squares, as d3-d4.'],
    [START, 'd3-d5', 'From d3 one goes to d4.'],
    [START, 'd2-d3', 'Nothing can move from d2.'],
    [START, 'd5-d4', 'Nothing can move from d5.'],
    [FORK, 'a2-a3', 'A capture is due: d3xd5xf5 or d3xd5xb5.'],
    [FORK, 'd3xd5', 'A capture is due: d3xd5xf5 or d3xd5xb5.'],
    [KING, 'a3-a8', 'A capture is due: a3xd3, a3xe3, a3xf3, a3xg3 or a3xh3.'],
    ['W:Wa7:Ba8,b7,c7', 'a7-a8', 'Nothing can be moved here now.'],
  ])('%s, %s: %s', (fen, text, refusal) => {
    expect(read(fen, text)).toBe(refusal);
  });
});

describe('two captures that begin and end alike, and take different pieces', () => {
  const capture = (landings: readonly string[], captures: readonly string[]): Move => ({
    from: square('d3'),
    landings: landings.map(square),
    captures: captures.map(square),
  });
  const moves = [capture(['d5', 'f5'], ['d4', 'e5']), capture(['f3', 'f5'], ['e3', 'f4'])];

  test('are named where neither is', () => {
    expect(readMove('d3xf5', moves, assist)).toEqual({
      refusal: 'There are several: d3xd5xf5 or d3xf3xf5.',
    });
  });
  test('are told apart by a square between', () => {
    expect(readMove('d3xf3xf5', moves, assist)).toEqual({ move: moves[1] });
  });
});

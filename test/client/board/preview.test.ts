import { describe, expect, test } from 'vitest';
import { preview, takenSoFar } from '../../../client/board/preview.ts';
import { IDLE, type Selection } from '../../../client/board/selection.ts';
import { legalMoves, pool, type Rules, russian, turkish } from '../../../engine/index.ts';
import { names, position, square } from './positions.ts';

const hand = (from: string, ...landings: string[]): Selection => ({
  kind: 'picked',
  from: square(from),
  landings: landings.map(square),
});

const atEnd: Rules = { ...turkish, removal: 'at-end' };

describe('the board while a capture is in hand', () => {
  test.each([
    ['nothing in hand', 'W:Wd3:Bd4,c5', IDLE, 'd3 d4 c5'],
    ['a piece picked up', 'W:Wd3:Bd4,c5', hand('d3'), 'd3 d4 c5'],
    ['T7: a captured piece is gone at once', 'W:Wd3:Bd4,c5', hand('d3', 'd5'), 'c5 d5'],
    [
      'T8: after a round trip it stands where it began',
      'W:WKb2:Bb4,d2,d6,f4',
      hand('b2', 'b6', 'f6', 'f2', 'b2'),
      'b2',
    ],
  ])('%s', (_, fen, selection, squares) => {
    const before = position(fen);
    const seen = preview(before, selection, legalMoves(before));
    expect(names(seen.map((placed) => placed.square))).toBe(squares);
  });

  test('R7: captured pieces stand until the end where the rules say so', () => {
    const before = { ...position('W:Wd3:Bd4,c5'), rules: atEnd };
    const seen = preview(before, hand('d3', 'd5'), legalMoves(position('W:Wd3:Bd4,c5')));
    expect(names(seen.map((placed) => placed.square))).toBe('d4 c5 d5');
    expect(names(seen.filter(({ taken }) => taken).map((placed) => placed.square))).toBe('d4');
  });

  // Source: cases.md, "Promotion lost when capturing": b6xd8xh4.
  test.each([
    ['R11: in passing', russian, 'king'],
    ['T11: only where the move ends', pool, 'man'],
  ])('a man on the far row is crowned %s', (_, rules, role) => {
    const before = position('W:Wb6:Bc7,Ke7,Kg5', rules);
    const seen = preview(before, hand('b6', 'd8'), legalMoves(before));
    expect(seen.find((placed) => placed.square === square('d8'))?.piece).toEqual({ color: 'white', role });
    expect(seen.map(({ piece }) => piece.role).filter((one) => one === 'king')).toHaveLength(
      role === 'king' ? 3 : 2,
    );
  });

  test('keeps a man a man', () => {
    const before = position('W:Wd6:Bd7,g8,c8,a8,e8');
    const seen = preview(before, hand('d6', 'd8'), legalMoves(before));
    expect(seen.find((placed) => placed.square === square('d8'))?.piece).toEqual({
      color: 'white',
      role: 'man',
    });
  });
});

test('what was taken so far, in order', () => {
  const before = position('W:WKb2:Bb4,d2,d6,f4');
  const moves = legalMoves(before);
  expect(takenSoFar(IDLE, moves)).toEqual([]);
  expect(takenSoFar(hand('b2'), moves)).toEqual([]);
  expect(takenSoFar(hand('b2', 'b6', 'f6'), moves)).toEqual([square('b4'), square('d6')]);
});

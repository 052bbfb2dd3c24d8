import { describe, expect, test } from 'vitest';
import {
  ALL_SQUARES,
  difference,
  hasSquare,
  initialPosition,
  intersection,
  isEmptySet,
  makePosition,
  NO_SQUARES,
  opposite,
  pieceAt,
  piecesOf,
  positionKey,
  type Rules,
  rankSet,
  type Setup,
  samePosition,
  sameSet,
  setSize,
  singleton,
  squareSet,
  squaresOf,
  turkish,
  union,
} from '../../engine/index.ts';
import { positionOf, unwrap } from './helpers.ts';

const A1 = 0;
const B1 = 1;
const H1 = 7;
const A8 = 56;

const setup = (change: Partial<Setup>): Setup => ({
  turn: 'white',
  white: squareSet([A1]),
  black: NO_SQUARES,
  kings: NO_SQUARES,
  ...change,
});

describe('square sets', () => {
  test('hold any of the 64 squares, on both sides of the halves', () => {
    for (let square = 0; square < 64; square++) {
      expect(squaresOf(singleton(square))).toEqual([square]);
      expect(hasSquare(difference(ALL_SQUARES, singleton(square)), square)).toBe(false);
    }
    expect(squaresOf(squareSet([63, 31, 32, 0, 31]))).toEqual([0, 31, 32, 63]);
  });

  test('are joined, met and subtracted', () => {
    const low = squareSet([1, 31, 40]);
    const high = squareSet([31, 40, 63]);
    expect(squaresOf(union(low, high))).toEqual([1, 31, 40, 63]);
    expect(squaresOf(intersection(low, high))).toEqual([31, 40]);
    expect(squaresOf(difference(low, high))).toEqual([1]);
  });

  test('are counted and compared', () => {
    expect([NO_SQUARES, rankSet([1]), rankSet([2, 8]), ALL_SQUARES].map(setSize)).toEqual([0, 8, 16, 64]);
    expect(isEmptySet(NO_SQUARES)).toBe(true);
    expect(isEmptySet(singleton(63))).toBe(false);
    expect(sameSet(squareSet([63, 31]), squareSet([31, 63]))).toBe(true);
    expect(sameSet({ lo: 2 ** 31, hi: 0 }, singleton(31))).toBe(false);
    expect(sameSet(union({ lo: 2 ** 31, hi: 0 }, NO_SQUARES), singleton(31))).toBe(true);
  });
});

describe('makePosition', () => {
  const walled: Rules = { ...turkish, name: 'without a1', squares: difference(ALL_SQUARES, singleton(A1)) };

  test.each([
    {
      name: 'a square with both colors',
      change: { black: squareSet([A1]) },
      rules: turkish,
      code: 'square-used-twice',
    },
    {
      name: 'a king where nobody stands',
      change: { kings: squareSet([B1]) },
      rules: turkish,
      code: 'king-without-piece',
    },
    {
      name: 'a white man on rank 8',
      change: { white: squareSet([A8]) },
      rules: turkish,
      code: 'uncrowned-man',
    },
    {
      name: 'a black man on rank 1',
      change: { black: squareSet([H1]) },
      rules: turkish,
      code: 'uncrowned-man',
    },
    { name: 'a square out of use', change: {}, rules: walled, code: 'unused-square' },
  ])('refuses $name', ({ change, rules, code }) => {
    expect(makePosition(rules, setup(change))).toMatchObject({ ok: false, error: { code } });
  });

  test('accepts kings anywhere, men elsewhere and empty sides', () => {
    const kings = squareSet([A8, H1]);
    const position = unwrap(
      makePosition(turkish, setup({ white: squareSet([A1, A8]), black: squareSet([H1]), kings })),
    );
    expect(position.rules).toBe(turkish);
    expect(makePosition(turkish, setup({ white: NO_SQUARES })).ok).toBe(true);
  });

  test('makes halves signed, so that equal positions are equal', () => {
    const unsigned = unwrap(makePosition(turkish, setup({ white: { lo: 2 ** 31, hi: 0 } })));
    const signed = unwrap(makePosition(turkish, setup({ white: singleton(31) })));
    expect(samePosition(unsigned, signed)).toBe(true);
    expect(positionKey(unsigned)).toBe(positionKey(signed));
  });
});

describe('pieces', () => {
  const position = positionOf('B:WKd4,a2:Ba7,Kh1');

  test('are found on their squares', () => {
    expect(pieceAt(position, 27)).toEqual({ color: 'white', role: 'king' });
    expect(pieceAt(position, 48)).toEqual({ color: 'black', role: 'man' });
    expect(pieceAt(position, A1)).toBeUndefined();
  });

  test('are listed from a1 to h8', () => {
    expect(piecesOf(position).map(({ square }) => square)).toEqual([7, 8, 27, 48]);
    expect(piecesOf(initialPosition(turkish))).toHaveLength(32);
  });
});

describe('comparing positions', () => {
  const different = [
    'W:Wa2:Ba7',
    'B:Wa2:Ba7',
    'W:WKa2:Ba7',
    'W:Wa2:BKa7',
    'W:Wa2,a3:Ba7',
    'W:Wa7:Ba2',
    'W:Wa2:Ba7,h8',
  ];

  test('every difference counts', () => {
    const positions = different.map((fen) => positionOf(fen));
    expect(new Set(positions.map(positionKey)).size).toBe(different.length);
    positions.forEach((one, i) => {
      positions.forEach((other, j) => {
        expect(samePosition(one, other)).toBe(i === j);
      });
    });
  });

  test('and nothing else', () => {
    expect(positionKey(positionOf('W:Ba7:Wa3,a2'))).toBe(positionKey(positionOf('W:Wa2,a3:Ba7')));
  });
});

test('the opposite of a color', () => {
  expect([opposite('white'), opposite('black')]).toEqual(['black', 'white']);
});

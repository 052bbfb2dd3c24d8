import { describe, expect, test } from 'vitest';
import { focusAfter } from '../../../client/board/keys.ts';
import { squareUnder } from '../../../client/board/pointer.ts';
import { makeSquare } from '../../../engine/index.ts';
import { square } from './positions.ts';

describe('a key moves the focus', () => {
  test.each([
    ['d4', 'ArrowUp', 'white', 'd5'],
    ['d4', 'ArrowUp', 'black', 'd3'],
    ['d4', 'ArrowLeft', 'white', 'c4'],
    ['d4', 'ArrowLeft', 'black', 'e4'],
    ['d4', 'ArrowRight', 'white', 'e4'],
    ['d4', 'ArrowDown', 'white', 'd3'],
    ['a8', 'ArrowUp', 'white', 'a8'],
    ['a8', 'ArrowLeft', 'white', 'a8'],
    ['d4', 'Home', 'white', 'a4'],
    ['d4', 'End', 'white', 'h4'],
    ['d4', 'Home', 'black', 'h4'],
    ['d4', 'PageUp', 'white', 'd8'],
    ['d4', 'PageDown', 'white', 'd1'],
    ['d4', 'g', 'white', 'g4'],
    ['d4', 'G', 'black', 'g4'],
    ['d4', '7', 'white', 'd7'],
    ['d4', '9', 'white', null],
    ['d4', 'i', 'white', null],
    ['d4', 'Enter', 'white', null],
    ['d4', 'F1', 'white', null],
  ] as const)('from %s, %s seen by %s: %s', (from, key, orientation, expected) => {
    const next = focusAfter(square(from), key, orientation);
    expect(next === null ? null : makeSquare(next)).toBe(expected);
  });
});

describe('a point of the screen is on a square', () => {
  const box = { left: 100, top: 50, width: 400, height: 400 };
  test.each([
    ['the lower left corner', 101, 449, 'white', 'a1'],
    ['the upper right corner', 499, 51, 'white', 'h8'],
    ['seen by Black', 101, 51, 'black', 'h1'],
    ['left of the board', 99, 60, 'white', null],
    ['right of the board', 501, 60, 'white', null],
    ['above the board', 101, 49, 'white', null],
    ['below the board', 101, 451, 'white', null],
  ] as const)('%s', (_, x, y, orientation, expected) => {
    const found = squareUnder(x, y, box, orientation);
    expect(found === null ? null : makeSquare(found)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { focusAfter } from '../../../client/board/keys.ts';
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

import { describe, expect, test } from 'vitest';
import { legalMoves, makeMove, makeSquare, parseMove, parseSquare } from '../../engine/index.ts';
import { positionOf, unwrap } from './helpers.ts';

describe('squares', () => {
  test('go from a1 = 0 along the ranks to h8 = 63', () => {
    const names = Array.from({ length: 64 }, (_, square) => makeSquare(square));
    expect([names[0], names[1], names[7], names[8], names[63]]).toEqual(['a1', 'b1', 'h1', 'a2', 'h8']);
    expect(names.map((name) => unwrap(parseSquare(name)))).toEqual(names.map((_, square) => square));
  });

  test.each(['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', 'a11', '1a', 'a1\n', '٣a'])('%j is none', (text) => {
    expect(parseSquare(text)).toMatchObject({ ok: false, error: { code: 'unknown-square' } });
  });
});

describe('moves', () => {
  const capture = positionOf('W:Wa2:Ba3,b4,c5,h7');
  const circle = positionOf('W:WKb2:Bb4,d6,f4,d2,h8');

  test('are written as landing paths', () => {
    expect(legalMoves(positionOf('W:Wa3:Bh7')).map(makeMove)).toContain('a3-a4');
    expect(legalMoves(capture).map(makeMove)).toEqual(['a2xa4xc4xc6']);
  });

  test('every landing path is read back', () => {
    for (const move of legalMoves(circle)) expect(unwrap(parseMove(circle, makeMove(move)))).toEqual(move);
  });

  test.each([
    { name: 'only the start of it', text: 'a2xa4' },
    { name: 'the short form', text: 'a2xc6' },
    { name: 'captured squares instead', text: 'a2xa3xb4xc5' },
    { name: 'a capture with hyphens', text: 'a2-a4-c4-c6' },
    { name: 'the Russian colon', text: 'a2:a4:c4:c6' },
    { name: 'upper case', text: 'A2xA4xC4xC6' },
    { name: 'the other letter for x', text: 'a2×a4×c4×c6' },
    { name: 'spaces around', text: ' a2xa4xc4xc6' },
    { name: 'more behind', text: 'a2xa4xc4xc6xc7' },
    { name: 'a quiet move while a capture is due', text: 'a2-b2' },
    { name: 'nothing', text: '' },
    { name: 'a name of an object', text: '__proto__' },
  ])('refused: $name', ({ text }) => {
    expect(parseMove(capture, text)).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  });

  test('a quiet move has a hyphen', () => {
    const position = positionOf('W:Wa3:Bh7');
    expect(parseMove(position, 'a3-a4').ok).toBe(true);
    expect(parseMove(position, 'a3xa4').ok).toBe(false);
  });
});

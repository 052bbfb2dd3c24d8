import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  makeFen,
  parseFen,
  type Rules,
  squareSet,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { unwrap } from './helpers.ts';

const refusal = (text: string, rules: Rules = turkish) => {
  const parsed = parseFen(text, rules);
  return parsed.ok ? 'accepted' : { code: parsed.error.code, at: parsed.error.at };
};

describe('a FEN is read and written canonically', () => {
  test.each([
    { name: 'as it stands', fen: 'W:Wa2,Kd4:Ba7', written: 'W:Wa2,Kd4:Ba7' },
    { name: 'either order of colors', fen: 'B:Ba7:Wa2,Kd4', written: 'B:Wa2,Kd4:Ba7' },
    { name: 'any order of squares', fen: 'W:Wh7,a2:BKc3,b2', written: 'W:Wa2,h7:Bb2,Kc3' },
    { name: 'an empty side', fen: 'W:Wa1:B', written: 'W:Wa1:B' },
    { name: 'the other side empty (cases)', fen: 'B:Wa3:B', written: 'B:Wa3:B' },
    { name: 'nobody at all', fen: 'W:W:B', written: 'W:W:B' },
    { name: 'a king on the far row (cases)', fen: 'W:WKa8:Bh5', written: 'W:WKa8:Bh5' },
    { name: 'a man on its own first row', fen: 'W:Wa1:Bh8', written: 'W:Wa1:Bh8' },
  ])('$name', ({ fen, written }) => {
    expect(makeFen(unwrap(parseFen(fen, turkish)))).toBe(written);
  });

  test('the start, with two colons (cases)', () => {
    const fen = makeFen(initialPosition(turkish));
    expect(makeFen(unwrap(parseFen(fen, turkish)))).toBe(fen);
    expect(unwrap(parseFen(fen, turkish))).toEqual(initialPosition(turkish));
    expect(fen.split(':')).toHaveLength(3);
  });

  test('a position that is over has its outcome at the start (cases)', () => {
    const position = unwrap(parseFen('B:Wa3:B', turkish));
    expect(startGame(turkish, position).outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });
});

describe('a FEN is refused whole, with the reason and the place', () => {
  test.each([
    { fen: '', code: 'unknown-turn', at: 0 },
    { fen: 'w:Wa2:Ba7', code: 'unknown-turn', at: 0 },
    { fen: 'X:Wa2:Ba7', code: 'unknown-turn', at: 0 },
    { fen: ' W:Wa2:Ba7', code: 'unknown-turn', at: 0 },
    { fen: 'White:Wa2:Ba7', code: 'unknown-turn', at: 0 },
    { fen: 'W', code: 'color-missing', at: 1 },
    { fen: 'W:Wa2', code: 'color-missing', at: 5 },
    { fen: 'W:Ba7', code: 'color-missing', at: 5 },
    { fen: 'W::Ba7', code: 'unknown-color', at: 2 },
    { fen: 'W:a2:Ba7', code: 'unknown-color', at: 2 },
    { fen: 'W:Wa2: Ba7', code: 'unknown-color', at: 6 },
    { fen: 'W:Wa2:Wa3', code: 'color-twice', at: 6 },
    { fen: 'W:Wa2:Ba7:Wa3', code: 'color-twice', at: 10 },
    { fen: 'W:Wa2:Ba7:', code: 'left-over', at: 10 },
    { fen: 'W:Wa2:Ba7:H0', code: 'left-over', at: 10 },
    { fen: 'W:Wa2:Ba7.', code: 'unknown-square', at: 7 },
    { fen: 'W:Wa2:Ba7 ', code: 'unknown-square', at: 7 },
    { fen: 'W:Wa2:Ba7\n', code: 'unknown-square', at: 7 },
    { fen: 'W:Wa3,Wb3:Bh6', code: 'unknown-square', at: 6 },
    { fen: 'W:Wi9:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:Wa0:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:WA2:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:Wka2:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:WK:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:WKKa2:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:Wa2-a4:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:W1,2:Bh6', code: 'unknown-square', at: 3 },
    { fen: 'W:Wa2, b2:Bh6', code: 'unknown-square', at: 6 },
    { fen: 'W:Wa2,:Bh6', code: 'empty-item', at: 6 },
    { fen: 'W:W,a2:Bh6', code: 'empty-item', at: 3 },
    { fen: 'W:Wa2,,b2:Bh6', code: 'empty-item', at: 6 },
    { fen: 'W:W,:Bh6', code: 'empty-item', at: 3 },
    { fen: 'W:Wa3:Ba3', code: 'square-used-twice', at: 7 },
    { fen: 'W:Wa3,Ka3:Bh6', code: 'square-used-twice', at: 6 },
    { fen: 'B:Ba3:Wb3,a3', code: 'square-used-twice', at: 10 },
    { fen: 'W:Wa8:Bh5', code: 'uncrowned-man', at: 3 },
    { fen: 'W:Wa2:Bb7,h1', code: 'uncrowned-man', at: 10 },
  ])('$fen: $code at $at', ({ fen, code, at }) => {
    expect(refusal(fen)).toEqual({ code, at });
  });

  test('a square that the ruleset does not use', () => {
    const half: Rules = { ...turkish, name: 'half', squares: squareSet([0, 9, 18]) };
    expect(refusal('W:Wa1,b2:Bb1', half)).toEqual({ code: 'unused-square', at: 10 });
    expect(refusal('W:Wa1,b2:Bc3', half)).toBe('accepted');
  });

  test('the message is one short line, whatever the text', () => {
    const text = `W:Wa2:B${'x\n'.repeat(5000)}`;
    const parsed = parseFen(text, turkish);
    expect(parsed.ok ? '' : parsed.error.message).toMatch(/^.{10,100}$/u);
  });
});

import { describe, expect, test } from 'vitest';
import { FEN_PROBLEMS } from '../../engine/fenProblems.ts';
import {
  hasSquare,
  initialPosition,
  makeFen,
  parseFen,
  RULESETS,
  type Rules,
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

  test('a position that is over has its outcome at the start (cases)', () => {
    const position = unwrap(parseFen('B:Wa3:B', turkish));
    expect(startGame(turkish, position).outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });
});

const REFUSED = [
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
];

/** Where only the dark squares are used. */
const REFUSED_ON_DARK = [
  { fen: 'W:Wb1:Bb8', code: 'unused-square', at: 3 },
  { fen: 'W:Wa1,Kb1:Bb8', code: 'unused-square', at: 6 },
  { fen: 'W:Wa1:Ba8', code: 'unused-square', at: 7 },
  { fen: 'B:Ba7,a2:Wa1', code: 'unused-square', at: 6 },
  { fen: 'W:Wb8:Bh6', code: 'uncrowned-man', at: 3 },
  { fen: 'W:Wa1:Bb6,c1', code: 'uncrowned-man', at: 10 },
  { fen: 'W:Wa3:Bb8,Ka3', code: 'square-used-twice', at: 10 },
  { fen: 'W:Wa3,b2,a3:Bb8', code: 'square-used-twice', at: 9 },
  { fen: 'W:Wa3', code: 'color-missing', at: 5 },
  { fen: 'W:Wa3:Wb2', code: 'color-twice', at: 6 },
  { fen: 'W:Wa3,:Bb8', code: 'empty-item', at: 6 },
  { fen: 'W:Wi9:Bb8', code: 'unknown-square', at: 3 },
  { fen: 'W:W12:B32', code: 'unknown-square', at: 3 },
  { fen: 'W:Wa3:Bb8:', code: 'left-over', at: 10 },
  { fen: 'W:a3:Bb8', code: 'unknown-color', at: 2 },
  { fen: '?:Wa3:Bb8', code: 'unknown-turn', at: 0 },
];

describe('a FEN is refused whole, with the reason and the place', () => {
  test('for every reason that there is', () => {
    expect(new Set([...REFUSED, ...REFUSED_ON_DARK].map(({ code }) => code))).toEqual(new Set(FEN_PROBLEMS));
  });

  test.each(REFUSED)('$fen: $code at $at', ({ fen, code, at }) => {
    expect(refusal(fen)).toEqual({ code, at });
  });

  test('of two errors the first one is told', () => {
    expect(refusal('W:Wa9:Bi1')).toEqual({ code: 'unknown-square', at: 3 });
    expect(refusal('W:Wa8,a8:Bh5')).toEqual({ code: 'uncrowned-man', at: 3 });
    expect(refusal('X:Wa9')).toEqual({ code: 'unknown-turn', at: 0 });
  });

  test('the message is one short line, whatever the text', () => {
    const text = `W:Wa2:B${'x\n'.repeat(5000)}`;
    const parsed = parseFen(text, turkish);
    expect(parsed.ok ? '' : parsed.error.message).toMatch(/^.{10,100}$/u);
  });
});

const darkRulesets = RULESETS.filter(({ squares }) => !hasSquare(squares, 1));

describe.each(darkRulesets)('a FEN of the dark squares, by $name', (rules) => {
  test.each([
    { fen: 'W:Wa1,b2:Bb8,c7', written: 'W:Wa1,b2:Bc7,b8' },
    { fen: 'B:BKh8:WKa1', written: 'B:WKa1:BKh8' },
    { fen: 'W:WKb8:BKa1', written: 'W:WKb8:BKa1' },
    { fen: 'W:W:Bh8', written: 'W:W:Bh8' },
  ])('$fen is read', ({ fen, written }) => {
    expect(makeFen(unwrap(parseFen(fen, rules)))).toBe(written);
  });

  test.each(REFUSED_ON_DARK)('$fen: $code at $at', ({ fen, code, at }) => {
    expect(refusal(fen, rules)).toEqual({ code, at });
  });
});

test('four rulesets use the dark squares, the others all', () => {
  expect(darkRulesets.map(({ name }) => name)).toEqual(['russian', 'brazilian', 'english', 'pool']);
});

test.each(RULESETS)('$name: the start, with two colons (cases)', (rules) => {
  const fen = makeFen(initialPosition(rules));
  expect(unwrap(parseFen(fen, rules))).toEqual(initialPosition(rules));
  expect(makeFen(unwrap(parseFen(fen, rules)))).toBe(fen);
  expect(fen.split(':')).toHaveLength(3);
});

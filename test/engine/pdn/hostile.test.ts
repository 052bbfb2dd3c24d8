import { describe, expect, test } from 'vitest';
import { makePdn, parsePdn, pdnReader } from '../../../engine/pdn/index.ts';
import { codeOf, gameOf } from './readings.ts';

const LENGTH = 200_000;
/** A text of about LENGTH units that is the same again and again. */
const many = (text: string): string => text.repeat(LENGTH / text.length);

/** Texts on which a parser that goes back, recurses or copies takes for ever or falls over; what becomes of their first game. */
describe('a long text of one kind is read to its end', () => {
  test.each([
    ['parentheses', `1. a3-a4 ${many('(')}`, 'variation-without-move'],
    ['variations in variations', `1. a3-a4 ${many('(1. b3-b4 ')}`, 'too-deep'],
    ['variations side by side', `1. a3-a4 ${many('(b3-b4) ')}`, 'ok'],
    ['brackets', many('['), 'bad-tag'],
    ['brackets in lines', many('\n['), 'bad-tag'],
    ['heads of tags in a comment', `{${many('\n[A')}`, 'open-comment'],
    ['tags in comments', `1. a3-a4 ${many('{\n[A "')}`, 'open-comment'],
    ['tags in a comment', `1. a3-a4 {${many('\n[A "x"]')}`, 'open-comment'],
    ['signs behind a move', `1. a3-a4${many('+')}x`, 'unknown-word'],
    ['blanks', `${many(' ')}x`, 'unknown-word'],
    ['blanks in a tag', `[A${many(' ')}"x"]`, 'ok'],
    ['quotes in a tag', `[A "${many('"')}"]`, 'ok'],
    ['backslashes in a tag', `[A "${many('\\')}"]`, 'ok'],
    ['blanks in a FEN', `[FEN "${many(' ')}x"]`, 'unknown-turn'],
    ['full stops in a FEN', `[FEN "W:Wa3:Ba7${many('.')}"]`, 'ok'],
    ['colons in a FEN', `[FEN "${many(':')}"]`, 'unknown-turn'],
    ['ranges in a FEN', `[FEN "W:B1-8:W${many('9-64,')}"]`, 'square-used-twice'],
    ['empty items in a FEN', `[FEN "W:W${many(',')}"]`, 'empty-item'],
    ['marks in other signs', `1. a3-a4 ${many('+= ')}`, 'ok'],
    ['moves with blanks', `1. ${many('a3 - ')}`, 'illegal-move'],
    ['a square in a FEN again', `[FEN "W:W${many('a2,')}:B"]`, 'square-used-twice'],
    [
      'other tags',
      many('[A "1"]')
        .split(']')
        .map((tag, at) => tag.replace('A', `A${at}`))
        .join(']\n\n'),
      'ok',
    ],
    ['digits', many('1'), 'illegal-move'],
    ['squares', many('a1'), 'illegal-move'],
    ['signs', `a1${many('x')}`, 'unknown-word'],
    ['numbers', `${many('1. ')} a3-a4`, 'ok'],
    ['marks', `1. a3-a4${many('!')}`, 'ok'],
    ['marks apart', `1. a3-a4 ${many('! ')}`, 'ok'],
    ['marks in parentheses', `1. a3-a4 ${many('(?)!')}`, 'ok'],
    ['glyphs', `1. a3-a4 ${many('$1 ')}`, 'ok'],
    ['comments', `1. a3-a4 ${many('{} ')}`, 'ok'],
    [
      'a game that never ends',
      `[Ruleset "turkish-federation"]\n[FEN "W:WKa1,a2:BKh8,h7"]\n${many('a1-b1 h8-g8 b1-a1 g8-h8 ')}`,
      'ok',
    ],
  ])(
    '%s',
    (_name, text, outcome) => {
      const [first] = parsePdn(text);
      expect(codeOf(first)).toBe(outcome);
      if (first?.game.ok) expect(makePdn([first.game.value])).toMatch(/^\[/);
    },
    20_000,
  );

  test('more words than a game has', () => {
    expect(codeOf(parsePdn(`1. a3-a4 ${'! '.repeat(300_000)}`)[0])).toBe('too-large');
  });

  test('the same long capture in many variations', () => {
    const fen = 'W:WKf6,h3:BKd8,Kf2,Kh5,Ka5,Ka7,Kb5,Kd2,Kg4,Kg8,Kh2,Ke4,Kd5,Kf7,Kc1,Ke7,Kc7';
    const text = `[FEN "${fen}"]\n1. f6xd4 ${many('(1. f6xd4) ')}*`;
    expect(codeOf(parsePdn(text)[0])).toBe('ok');
  });

  test('28 kings are refused before their captures are counted', () => {
    const kings =
      'd8,Kf2,Kh5,Ka5,Ka7,Kb5,Kb8,Kd2,Kg4,Kg8,Kh2,Ke4,Kf1,Kd5,Kf7,Kc1,Kg6,Ke7,Kh7,Kc7,Ka2,Kb6,Kf4,Kb3,Kg3,Kc2,Ke6,Ke3';
    expect(codeOf(parsePdn(`[FEN "W:WKf6:BK${kings}"]\n\n*`)[0])).toBe('too-many-pieces');
  });

  test('many short games', () => {
    expect(parsePdn(many('1. a3-a4 * '))).toHaveLength(Math.floor(LENGTH / 11));
  });

  test('a long comment that comes unit by unit', () => {
    const reader = pdnReader();
    const readings = [...`1. a3-a4 {${many('a\n')}} *`].flatMap((unit) => [...reader.push(unit)]);
    const games = [...readings, ...reader.end()].map(gameOf);
    expect(games.map(({ line }) => line.moves[0]?.comments)).toEqual([[many('a ')]]);
  });
});

test('a comment that begins behind the result belongs to the game though it ends later', () => {
  const text = '1. a3-a4 1-0 {a\nb}\n1. b3-b4 *';
  const reader = pdnReader();
  const readings = [...text].flatMap((unit) => [...reader.push(unit)]);
  expect([...readings, ...reader.end()]).toEqual(parsePdn(text));
  expect(parsePdn(text).map(gameOf)[0]?.line.moves[0]?.comments).toEqual(['a b']);
});

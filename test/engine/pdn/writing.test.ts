import { describe, expect, test } from 'vitest';
import {
  initialPosition,
  legalMoves,
  type Move,
  makeMove,
  RULESETS,
  type Rules,
  rulesByName,
  russian,
  turkish,
} from '../../../engine/index.ts';
import { makePdn, type PdnGame, type PdnTag, parsePdn, pdnGame } from '../../../engine/pdn/index.ts';
import { positionOf } from '../helpers.ts';
import { gameOf, movesOf, onlyGame, rewritten } from './readings.ts';

const START = initialPosition(turkish);

const moveOf = (fen: string, path: string, rules: Rules = turkish): Move => {
  const move = legalMoves(positionOf(fen, rules)).find((legal) => makeMove(legal) === path);
  if (!move) throw new Error(`${path} is not legal.`);
  return move;
};

const plain = (change: Partial<Parameters<typeof pdnGame>[0]> = {}): PdnGame =>
  pdnGame({ tags: [], rules: turkish, start: START, moves: [], result: '*', ...change });

/** A game of one move with something written about it. */
const annotated = (about: Partial<PdnGame['line']['moves'][number]>): PdnGame => {
  const move = moveOf('W:Wa3:Bh6', 'a3-a4');
  const entry = { move, strength: '', glyphs: [], comments: [], variations: [], ...about };
  return { ...plain(), line: { comments: [], moves: [entry] } };
};

const tagsOf = (pdn: string): readonly string[] => pdn.slice(0, pdn.indexOf('\n\n')).split('\n');

describe('the tags', () => {
  test.each([
    ['turkish', ['[GameType "30,W,8,8,A0,0"]']],
    ['turkish-federation', ['[GameType "30,W,8,8,A0,0"]', '[Ruleset "turkish-federation"]']],
    ['turkish-classic', ['[GameType "30,W,8,8,A0,0"]', '[Ruleset "turkish-classic"]']],
    ['turkish-short', ['[GameType "30,W,8,8,A0,0"]', '[Ruleset "turkish-short"]']],
    ['russian', ['[GameType "25,W,8,8,A0,0"]']],
    ['brazilian', ['[GameType "26,W,8,8,A0,0"]']],
    ['english', ['[GameType "21,B,8,8,N1,0"]']],
    ['pool', ['[GameType "23,W,8,8,A0,0"]']],
    ['armenian', ['[Ruleset "armenian"]']],
  ])('%s', (name, tags) => {
    const rules = rulesByName(name) ?? turkish;
    const pdn = makePdn([plain({ rules, start: initialPosition(rules) })]);
    expect(tagsOf(pdn)).toEqual(['[Result "*"]', ...tags]);
    expect(onlyGame(pdn).rules).toBe(rules);
  });

  test('every ruleset is in the table above, and a new one is called by its name', () => {
    expect(RULESETS).toHaveLength(9);
    const rules: Rules = { ...russian, name: 'mine' };
    const pdn = makePdn([plain({ rules, start: initialPosition(rules) })]);
    expect(tagsOf(pdn)).toEqual(['[Result "*"]', '[Ruleset "mine"]']);
    expect(onlyGame(pdn, { rules }).rules).toBe(rules);
  });

  test('keep their order and their escapes; what the game tells is written where they stand', () => {
    const text =
      '[Result "2-0"]\n[Zebra "a \\"b\\" c\\\\"]\n[GameType "30"]\n[fen "W:Wa3:Ba7:H0"]\n[White "Şükrü"]\n1. a3-a4 *';
    expect(tagsOf(rewritten(text))).toEqual([
      '[Result "1-0"]',
      '[Zebra "a \\"b\\" c\\\\"]',
      '[GameType "30,W,8,8,A0,0"]',
      '[fen "W:Wa3:Ba7"]',
      '[White "Şükrü"]',
    ]);
  });

  test('say what the game says, whatever they said', () => {
    const tags: readonly PdnTag[] = [
      { name: 'Ruleset', value: 'turkish' },
      { name: 'GameType', value: '30' },
      { name: 'FEN', value: 'W:Wa3:Ba7' },
    ];
    const pdn = makePdn([plain({ tags, rules: russian, start: initialPosition(russian), result: '0-0' })]);
    expect(tagsOf(pdn)).toEqual([
      '[Ruleset "russian"]',
      '[GameType "25,W,8,8,A0,0"]',
      expect.stringMatching(/^\[FEN "W:Wa1,c1,/),
      '[Result "0-0"]',
    ]);
    expect(onlyGame(pdn)).toMatchObject({ rules: russian, start: initialPosition(russian), result: '0-0' });
  });

  test('that stand twice are written once, the first one', () => {
    const tags: readonly PdnTag[] = [
      { name: 'Event', value: 'a' },
      { name: 'event', value: 'b' },
      { name: 'my tag', value: 'a' },
      { name: 'my_tag', value: 'b' },
      { name: 'FEN', value: 'x' },
      { name: 'FEN', value: 'y' },
      { name: 'Ruleset', value: 'x' },
      { name: 'Ruleset', value: 'y' },
    ];
    const rules = rulesByName('russian') ?? turkish;
    const pdn = makePdn([plain({ tags, rules: { ...rules, name: 'mine' }, start: START })]);
    const names = tagsOf(pdn).map((tag) => tag.slice(1).split(' ')[0]);
    expect(names).toEqual(['Event', 'my_tag', 'FEN', 'Ruleset', 'Result']);
    expect(tagsOf(rewritten('[Event "a"]\n[event "b"]\n[Result "1-0"]\n[Result "0-1"]\n*'))).toEqual([
      '[Event "a"]',
      '[Result "1-0"]',
      '[GameType "30,W,8,8,A0,0"]',
    ]);
  });

  test('that cannot be written are written as near as can be', () => {
    const tags: readonly PdnTag[] = [
      { name: 'my "tag"]', value: 'two\r\nlines' },
      { name: '', value: '\\' },
    ];
    const pdn = makePdn([plain({ tags })]);
    expect(onlyGame(pdn).tags.slice(0, 2)).toEqual([
      { name: 'my__tag__', value: 'two lines' },
      { name: '_', value: '\\' },
    ]);
  });
});

describe('the moves', () => {
  test.each([
    ['a quiet move', 'turkish', 'W:Wa3:Bh6', 'a3-a4', '1. a3-a4'],
    ['a capture in the short form', 'turkish', 'W:WKa1:Ba3,c3,c5,e5,e7', 'a1xa5xd5xg5', '1. a1xg5'],
    [
      'a capture that is one of several',
      'turkish',
      'W:WKc1:Bc2,f2,b8,f7,e4,h7',
      'c1xc4xh4xh8xa8',
      '1. c1xc4xh4xh8xa8',
    ],
    ['Russian', 'russian', 'W:Wc3:Bd4,f6', 'c3xe5xg7', '1. c3:g7'],
    ['English', 'english', 'B:Wc5,e5,c7,e7:Bd8', 'd8xb6xd4', '1. 2x9x18'],
    ['English, quiet', 'english', 'W:Wc3:Bh6', 'c3-d4', '1... 22-18'],
    ['Black begins', 'turkish', 'B:Wa3:Bh6', 'h6-h5', '1... h6-h5'],
  ])('%s', (_name, name, fen, path, written) => {
    const rules = rulesByName(name) ?? turkish;
    const start = positionOf(fen, rules);
    const pdn = makePdn([plain({ rules, start, moves: [moveOf(fen, path, rules)] })]);
    expect(movesOf(pdn)).toBe(`${written} *`);
    expect(onlyGame(pdn).line.moves[0]?.move).toEqual(moveOf(fen, path, rules));
  });

  test.each([
    [
      'everything',
      '{a} 1. a3-a4!? $1 $2 {b} (1. b3-b4 (1. c3-c4*) 1... h6-h5 {c}) 1... h6-h5(?) 2. b3-b4 1-0',
    ],
    ['a line of comments', '{a} {} 1. a3-a4 ({only this}) 1... h6-h5 *'],
    ['no moves', '{a} *'],
    ['blanks in a comment', '1. a3-a4 {  two  spaces } *'],
  ])('%s comes back as it was', (_name, moves) => {
    expect(movesOf(rewritten(`[White "A"]\n${moves}`))).toBe(moves);
  });

  test('comments stand before variations', () => {
    const moves = '1. a3-a4 {a} (1. b3-b4) {b} 1... h6-h5 *';
    expect(movesOf(rewritten(moves))).toBe('1. a3-a4 {a} {b} (1. b3-b4) 1... h6-h5 *');
  });

  test('lines are at most 80 wide, and comments break at blanks', () => {
    const comment = 'A word and [%clk 1:00] another % of words '.repeat(9);
    const text = `[White "A"]\n1. a3-a4 {${comment}} h6-h5 *`;
    const pdn = rewritten(text);
    const lines = pdn.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.slice(4).some((line) => /^[[%]/.test(line))).toBe(false);
    expect(onlyGame(pdn).line.moves[0]?.comments).toEqual([comment]);
  });

  test.each([
    'a } brace',
    '{',
    '}',
    'a { and } both\nin two lines',
    '[White "A"]',
    '\n[White "A"]\n',
    '%',
    '',
    ' ',
    ';',
  ])('the comment %j survives', (comment) => {
    const pdn = makePdn([
      annotated({ comments: [comment, 'next'], variations: [annotated({ comments: [comment] }).line] }),
    ]);
    const move = onlyGame(pdn).line.moves[0];
    const same = comment.replaceAll('\n', ' ');
    expect(move?.comments).toEqual([same, 'next']);
    expect(move?.variations[0]?.moves[0]?.comments).toEqual([same]);
  });

  test.each(['!', '*', '?!*', '(?)', '!(?)(!!)'])('the strength %s survives', (strength) => {
    expect(onlyGame(makePdn([annotated({ strength })])).line.moves[0]?.strength).toBe(strength);
  });

  test('what is no strength and no glyph is left out', () => {
    const pdn = makePdn([annotated({ strength: ' 1-0', glyphs: [-1, 0.5, 7, Number.NaN, 1e15] })]);
    expect(movesOf(pdn)).toBe('1. a3-a4 $7 *');
  });
});

describe('several games', () => {
  test('stand apart by an empty line', () => {
    expect(makePdn([])).toBe('');
    expect(makePdn([plain(), plain()])).toBe(
      '[Result "*"]\n[GameType "30,W,8,8,A0,0"]\n\n*\n\n[Result "*"]\n[GameType "30,W,8,8,A0,0"]\n\n*\n',
    );
  });

  test.each([
    ['over on the board, not declared', '[FEN "W:WKa1:BKh7"]\n*'],
    ['over on the board, with an open tag', '[Result "*"]\n[FEN "W:WKa1:BKh7"]\n'],
    ['two tags of a kind', '[Event "a"]\n[event "b"]\n[FEN "W:Wa3:Ba7"]\n[FEN "W:Wa4:Ba7"]\n1. a3-a4 *'],
    ['a strength before an asterisk', '1. a3-a4 h6-h5 (!) 2.*'],
    ['strengths in any order', '1. a3-a4 (?)! (!) ?? h6-h5(?)! *'],
    ['a loose result', '1. a3-a4 ½–½'],
    ['loose moves', '1. a3 – a4 h6—h5 1–0'],
    ['an evaluation', '1. a3-a4 += h6-h5 *'],
    ['a great glyph', '1. a3-a4 $99999999999 *'],
    ['bracketed numbers', '1) a3-a4 h6-h5 2) b3-b4 *'],
  ])('what is read of %s is written without a warning', (_name, text) => {
    const once = rewritten(text);
    expect(parsePdn(once).flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(rewritten(once)).toBe(once);
  });

  test('are the same when they are read and written again', () => {
    const text = `1. a3-a4 h6-h5 1-0\n[Ruleset "armenian"]\n1. a3-b4 {x}\n[GameType "23,B,8,8,N1,0"]\n1. 11-15 22-18 0-1`;
    const once = rewritten(text);
    expect(rewritten(once)).toBe(once);
    expect(
      parsePdn(once)
        .map(gameOf)
        .map(({ rules }) => rules.name),
    ).toEqual(['turkish', 'armenian', 'pool']);
    expect(parsePdn(once).flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});

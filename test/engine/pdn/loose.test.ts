import { describe, expect, test } from 'vitest';
import { makeFen, rulesByName, russian, turkish } from '../../../engine/index.ts';
import { MAX_WARNINGS, parseLooseFen, parsePdn } from '../../../engine/pdn/index.ts';
import { brief, gameOf, onlyGame, onlyReading, pathsOf, rewritten, startOf, summary } from './readings.ts';

/** What the world writes otherwise: read, with a warning. */
describe('a result', () => {
  test.each([
    ['½-½', '1/2-1/2'],
    ['1/2–1/2', '1/2-1/2'],
    ['0.5-0.5', '1/2-1/2'],
    ['0,5-0,5', '1/2-1/2'],
    ['1–0', '1-0'],
    ['0—1', '0-1'],
    ['2−0', '1-0'],
    ['1:0', '1-0'],
    ['2:0', '1-0'],
    ['0:1', '0-1'],
    ['1:1', '1/2-1/2'],
  ])('%s', (written, result) => {
    expect(summary(onlyReading(`1. a3-a4 ${written}`))).toEqual({
      moves: 'a3-a4',
      result,
      warnings: ['loose-result 1:10'],
    });
    expect(summary(onlyReading(`[Result "${written}"]\n1. a3-a4`))).toEqual({
      moves: 'a3-a4',
      result,
      warnings: ['loose-result 1:10'],
    });
  });

  test('that is only like one is no word', () => {
    expect(onlyReading('1. a3-a4 0.5').game.ok).toBe(false);
    expect(onlyReading('1. a3-a4 1:2').game.ok).toBe(false);
  });
});

describe('a move', () => {
  const TAKES = '[FEN "W:Wd4:Bd5,e6"]\n';
  test.each([
    ['en dash', '', '1. a3–a4', 'a3-a4'],
    ['em dash', '', '1. a3—a4', 'a3-a4'],
    ['hyphen that does not break', '', '1. a3\u2011a4', 'a3-a4'],
    ['minus', '', '1. a3−a4', 'a3-a4'],
    ['blanks', '', '1. a3 - a4', 'a3-a4'],
    ['a blank before the sign', '', '1. a3 -a4', 'a3-a4'],
    ['a blank behind it, and no number', '', 'a3-\na4', 'a3-a4'],
    ['a capture with blanks', TAKES, '1. d4 x d6 x f6', 'd4xd6xf6'],
    ['a capture with colons and blanks', TAKES, '1.d4 : d6 : f6', 'd4xd6xf6'],
    ['captured squares, an arrow, blanks', TAKES, '1. d4xd5xe6 → f6', 'd4xd6xf6'],
    ['another arrow', TAKES, '1. d4 x d5 x e6 -> f6', 'd4xd6xf6'],
    ['numbers', '[GameType "25"]\n', '1. 22 - 17', 'c3-b4'],
  ])('with %s', (_name, tags, moves, path) => {
    const reading = onlyReading(`${tags}${moves} *`);
    expect(pathsOf(gameOf(reading).line)).toEqual([path]);
    expect(reading.warnings.map(({ code }) => code)).toEqual(['loose-move']);
  });

  test.each(['1. a3 -', '1. a3 a4', '1. a3 - - a4', '1. a3 {c} - a4'])('%s is none', (text) => {
    expect(onlyReading(`${text} *`).game.ok).toBe(false);
  });

  test('has its place where it begins', () => {
    expect(summary(onlyReading('1. a3 - a5 *'))).toEqual({ problem: 'illegal-move 1:4', warnings: [] });
  });
});

describe('a number', () => {
  test.each([
    ['1) a3-a4 h6-h5 2) b3-b4 *', ['move-number 1:1', 'move-number 1:16']],
    ['1)a3-a4 h6-h5 2)b3-b4 *', ['move-number 1:1', 'move-number 1:15']],
  ])('%s', (text, warnings) => {
    expect(summary(onlyReading(text))).toEqual({ moves: 'a3-a4 h6-h5 b3-b4', result: '*', warnings });
  });

  test('inside a variation the parenthesis closes it', () => {
    expect(onlyReading('1. a3-a4 (1. b3-b4 1) h6-h5 *').game).toMatchObject({
      ok: true,
      value: { line: { moves: [{ variations: [{ moves: [{}] }] }, {}] } },
    });
  });
});

test.each(['+/-', '-/+', '+=', '=', '±', '+-', '-+'])('the evaluation %s is passed over', (sign) => {
  expect(summary(onlyReading(`1. a3-a4 ${sign} h6-h5 *`))).toEqual({
    moves: 'a3-a4 h6-h5',
    result: '*',
    warnings: ['unknown-evaluation 1:10'],
  });
});

test.each([
  ['a3-a4+', '', 'unknown-evaluation 1:9'],
  ['a3-a4#', '', 'unknown-evaluation 1:9'],
  ['a3-a4+!', '!', 'unknown-evaluation 1:9'],
  ['a3-a4?#', '?', 'unknown-evaluation 1:9'],
  ['a3-a4 #', '', 'unknown-evaluation 1:10'],
  ['a3 - a4 +', '', 'unknown-evaluation 1:12'],
])('the sign of %s is passed over', (move, strength, warning) => {
  const reading = onlyReading(`1. ${move} h6-h5 *`);
  expect(gameOf(reading).line.moves.map((each) => each.strength)).toEqual([strength, '']);
  expect(reading.warnings.map(brief)).toContain(warning);
});

test.each([
  ['[GameType ""]', 'game-type-details 1:12'],
  ['[Ruleset " "]', 'game-type-details 1:11'],
  ['[FEN ""]', 'loose-fen 1:7'],
  ['[Result ""]', 'unknown-result 1:10'],
])('%s is read as missing', (tag, warning) => {
  const text = `${tag}\n1. a3-a4 *`;
  expect(summary(onlyReading(text))).toEqual({ moves: 'a3-a4', result: '*', warnings: [warning] });
  expect(onlyReading(rewritten(text)).warnings).toEqual([]);
});

describe('a glyph', () => {
  test('keeps a great number', () => {
    const text = '1. a3-a4 $99999999999 *';
    expect(onlyGame(text).line.moves[0]?.glyphs).toEqual([99_999_999_999]);
    expect(rewritten(text)).toContain('$99999999999 ');
  });

  test('that is too great is told', () => {
    const { warnings } = onlyReading('1. a3-a4 $1000000000000000 *');
    expect(warnings.map(brief)).toEqual(['stray-glyph 1:10']);
    expect(warnings[0]?.message).toContain('$999999999999999');
  });
});

describe('the rules', () => {
  test.each(['Turkish', 'TURKISH-CLASSIC', ' Armenian '])('by the name %s', (name) => {
    expect(onlyGame(`[Ruleset "${name}"]\n*`).rules.name).toBe(name.trim().toLowerCase());
  });

  test.each([
    ['turkish-classic', 'turkish-classic'],
    ['turkish', 'turkish'],
    ['russian', 'turkish'],
    [undefined, 'turkish'],
  ])('of the number 30 for a reader of %s', (given, name) => {
    const rules = rulesByName(given ?? '');
    expect(onlyGame('[GameType "30,W,8,8,A0,0"]\n*', rules && { rules }).rules.name).toBe(name);
  });
});

describe('a position', () => {
  test.each([
    ['B : W a2 , Kd4 : B a7 .', 'B:Wa2,Kd4:Ba7'],
    ['W:W K d4:B a7', 'W:WKd4:Ba7'],
    ['W:WA2:BK A7', 'W:Wa2:BKa7'],
  ])('%s', (written, fen) => {
    expect(startOf(onlyGame(`[FEN "${written}"]\n*`))).toBe(fen);
    const { position, warnings } = parseLooseFen(` ${written}\n`, turkish);
    expect(position.ok && makeFen(position.value)).toBe(fen);
    expect(warnings).toEqual([]);
  });

  test('by numbers, with counters', () => {
    const { position, warnings } = parseLooseFen('W:W21 - 32:B1-12:H0', russian);
    expect(position.ok && position.value).toMatchObject({ turn: 'white' });
    expect(warnings.map(brief)).toEqual(['loose-fen 1:17']);
  });

  test('that is refused has its line and column', () => {
    const { position } = parseLooseFen('W:Wa2,\nKz4:Ba7', turkish);
    expect(position.ok ? null : brief(position.error)).toBe('unknown-square 2:1');
  });

  test.each([
    ['turkish', 'W:WKa1:Ba3,b3,c3,d3,e3,f3,g3,h3,a6,b6,c6,d6,e6,f6,g6,h6,a7'],
    ['russian', 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:BKh8'],
  ])('of %s with too many pieces', (name, fen) => {
    const rules = rulesByName(name) ?? turkish;
    const { position } = parseLooseFen(fen, rules);
    expect(position.ok ? null : position.error.code).toBe('too-many-pieces');
    expect(summary(onlyReading(`[FEN "${fen}"]\n*`, { rules }))).toEqual({
      problem: 'too-many-pieces 1:7',
      warnings: [],
    });
  });
});

test('of the warnings a hundred are told, and how many more there are', () => {
  const { warnings } = onlyReading(`${'%x\n'.repeat(MAX_WARNINGS + 20)}7. a3-a4 *`);
  expect(warnings).toHaveLength(MAX_WARNINGS + 1);
  expect(warnings.map(brief).slice(-2)).toEqual(['escaped-line 100:1', 'more-warnings 101:1']);
  expect(warnings.at(-1)?.message).toBe('21 more warnings are left out.');
});

test('a strength grows to 32 marks and is read again as it was', () => {
  const text = `1. a3-a4(?) ${'!'.repeat(40)} ${'!'.repeat(20)} (??) ${'?'.repeat(20)} *`;
  const [move] = onlyGame(text).line.moves;
  expect(move?.strength).toBe(`${'!'.repeat(20)}(?)(??)`);
  const again = onlyReading(rewritten(text));
  expect(again.warnings).toEqual([]);
  expect(gameOf(again).line.moves[0]?.strength).toBe(move?.strength);
});

test('candidates of an ambiguous capture are data', () => {
  const [reading] = parsePdn('[FEN "W:WKa1:Ba3,c3,c5,e5,e7"]\n1. a1xa3xc5xe5 *');
  expect(reading?.game.ok === false && reading.game.error.candidates).toEqual([
    'a1xa5xd5xf5',
    'a1xa5xd5xg5',
    'a1xa5xd5xh5',
  ]);
  expect(pathsOf(onlyGame('[FEN "W:WKa1:Ba3,c3,c5,e5,e7"]\n1. a1xa5xd5xf5 *').line)).toEqual(['a1xa5xd5xf5']);
});

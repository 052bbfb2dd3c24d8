import { describe, expect, test } from 'vitest';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { brief, gameOf, onlyGame, onlyReading, pathsOf, startOf, summary } from './readings.ts';

const NONE: readonly string[] = [];

describe('a file', () => {
  test('with a byte-order mark, CRLF and letters beyond ASCII', () => {
    const game = onlyGame('\ufeff[White "Şükrü"]\r\n\r\n1. a3-a4 a6-a5 *\r\n');
    expect(game.tags).toEqual([{ name: 'White', value: 'Şükrü' }]);
    expect(pathsOf(game.line)).toEqual(['a3-a4', 'a6-a5']);
  });

  test.each([
    ['nothing', '', []],
    ['blanks', ' \n\t\r\n', []],
    ['a comment alone', '{nothing else}', []],
    ['a result alone', '*', []],
    ['tags alone', '[White "A"]\n', [1]],
    ['two sections of tags', '[White "A"]\n\n[White "B"]\n', [1, 3]],
    ['no tags', '1. a3-a4 a6-a5 1-0 1. b3-b4 0-1', [1, 1]],
    ['tags end the game before', '[White "A"]\n1. a3-a4\n[White "B"]\n1. b3-b4', [1, 3]],
    ['old line ends', '[White "A"]\r1. a3-a4 *\r[White "B"]\r1. b3-b4 *', [1, 3]],
    ['byte-order marks between', '1. a3-a4 *\n\ufeff[White "B"]\n1. b3-b4 *', [1, 2]],
    ['a result in a line of its own', '1. a3-a4 1-0\n*\n1. b3-b4 0-1', [1, 2]],
  ])('%s', (_name, text, lines) => {
    const readings = parsePdn(text);
    expect(readings.map(({ line }) => line)).toEqual(lines);
    expect(readings.every(({ game }) => game.ok)).toBe(true);
  });

  test('goes on behind a broken game', () => {
    const text = '1. a3-a5 *\n\n[White "A"]\n1. a3-a4 {a {b} c} a6-a5\n[White "B"]\n1. b3-b4 1-0';
    expect(parsePdn(text).map(summary)).toEqual([
      { problem: 'illegal-move 1:4', warnings: NONE },
      { problem: 'nested-comment 4:13', warnings: NONE },
      { moves: 'b3-b4', result: '1-0', warnings: NONE },
    ]);
  });

  test('a game that is too long is left out', () => {
    const long = `1. a3-a4 {${'long '.repeat(30)}} *`;
    const text = `1. b3-b4 *\n${long}\n1. c3-c4 *`;
    expect(parsePdn(text, { maxLength: 100 }).map(summary)).toEqual([
      { moves: 'b3-b4', result: '*', warnings: NONE },
      { problem: 'too-large 2:1', warnings: NONE },
      { moves: 'c3-c4', result: '*', warnings: NONE },
    ]);
    expect(parsePdn(text).every(({ game }) => game.ok)).toBe(true);
  });
});

describe('tags', () => {
  test('with escapes, in any order, unknown ones too', () => {
    const game = onlyGame('[Zebra "a \\"b\\" c\\\\d"] [White ""]\n  [ Event   "[x]" ]\n*');
    expect(game.tags).toEqual([
      { name: 'Zebra', value: 'a "b" c\\d' },
      { name: 'White', value: '' },
      { name: 'Event', value: '[x]' },
    ]);
  });

  test.each([
    ['a quote without a backslash', '[White "Ali "Kral" Can"]', ['loose-quote 1:13', 'loose-quote 1:18']],
    ['the same tag again', '[White "A"]\n[WHITE "B"]', ['tag-twice 2:1']],
    ['an escaped line', '% made by hand\n[White "A"]', ['escaped-line 1:1']],
    ['what could not be decoded', '[White "A"]\n[Black "G\ufffdl"]', ['undecoded 2:10']],
    ['the same in a comment', '[White "A"]\n{a\nb\ufffd} *', ['undecoded 3:2']],
  ])('%s is a warning', (_name, text, warnings) => {
    expect(onlyReading(text).warnings.map(brief)).toEqual(warnings);
  });

  test.each([
    ['no quotes', '[White Ali]'],
    ['no end', '[White "Ali'],
    ['no name', '["Ali"]'],
    ['no value', '[White]'],
    ['no bracket', '[White "Ali"\n*'],
    ['nothing', '[]'],
  ])('%s is a problem', (_name, text) => {
    expect(summary(onlyReading(`% a line\n${text}`))).toEqual({ problem: 'bad-tag 2:1', warnings: NONE });
  });

  test('a value may end with a backslash', () => {
    expect(onlyGame('[Path "C:\\dama\\"]\n*').tags).toEqual([{ name: 'Path', value: 'C:\\dama\\' }]);
  });
});

describe('comments, glyphs, strengths', () => {
  test('stand where they were written', () => {
    const { line } = onlyGame(
      '{before} 1. a3-a4! $1 $139 {one} ;two\n (1. b3-b4?! {of b} (1. c3-c4* $2)) {three} a6-a5(?) *',
    );
    expect(line.comments).toEqual(['before']);
    const [first, second] = line.moves;
    expect(first).toMatchObject({ strength: '!', glyphs: [1, 139], comments: ['one', 'two', 'three'] });
    expect(first?.variations[0]?.moves[0]).toMatchObject({ strength: '?!', comments: ['of b'] });
    expect(first?.variations[0]?.moves[0]?.variations[0]?.moves[0]).toMatchObject({
      strength: '*',
      glyphs: [2],
    });
    expect(second).toMatchObject({ strength: '(?)', comments: [], variations: [] });
  });

  test('marks in parentheses come last', () => {
    const { line } = onlyGame('1. a3-a4(?)! (!) ?? h6-h5 *');
    expect(line.moves.map(({ strength }) => strength)).toEqual(['!??(?)(!)', '']);
  });

  test('a comment keeps its blanks, and its line breaks are blanks', () => {
    expect(onlyGame('1. a3-a4 { a\r\nb  c\nd } *').line.moves[0]?.comments).toEqual([' a b  c d ']);
  });

  test('a comment behind the result belongs to the game, one in a later line to the next', () => {
    const [first, second] = parsePdn('1. a3-a4 1-0 {won} ;so\n{then}\n[White "B"]\n1. b3-b4 *').map(gameOf);
    expect(first?.line.moves[0]?.comments).toEqual(['won', 'so']);
    expect(second?.line.comments).toEqual(['then']);
  });

  test.each([
    ['a strength alone', '1. a3-a4 !? *', ['loose-strength 1:10']],
    ['a glyph without a move', '$1 1. a3-a4 *', ['stray-glyph 1:1']],
    ['a glyph without a number', '1. a3-a4 $ *', ['stray-glyph 1:10']],
    ['a result in a variation', '1. a3-a4 (1. b3-b4 1-0) *', ['result-passed-over 1:20']],
    ['a second result', '1. a3-a4 1-0 *', ['result-passed-over 1:14']],
  ])('%s is a warning', (_name, text, warnings) => {
    expect(summary(onlyReading(text)).warnings).toEqual(warnings);
    expect(pathsOf(onlyGame(text).line)).toEqual(['a3-a4']);
  });

  test.each([
    ['a comment in a comment', '1. a3-a4 {a\n {b} c} a6-a5', 'nested-comment 2:2'],
    ['an open comment', '1. a3-a4 {a', 'open-comment 1:10'],
    ['an open variation', '1. a3-a4 (1. b3-b4 *', 'open-variation 1:10'],
    ['a parenthesis too many', '1. a3-a4 ) *', 'closed-variation 1:10'],
    ['a variation before any move', '(1. a3-a4) *', 'variation-without-move 1:1'],
    ['a position in the game', '1. a3-a4 /FEN "B::"/ *', 'setup-command 1:10'],
    ['a word', '1. a3-a4\n  hello *', 'unknown-word 2:3'],
    ['a closing brace', '1. a3-a4 } *', 'unknown-word 1:10'],
    ['half a move', '1. a3- *', 'unknown-word 1:4'],
    ['a number without a move', '1. a3-a4 17 a6-a5 *', 'unknown-word 1:10'],
    ['a square beyond the board', '1. 11-65 *', 'unknown-square 1:7'],
    ['a rank beyond it', '1. a3-a9 *', 'unknown-square 1:7'],
    ['a rank of two digits', '1. a3xa10xa5 *', 'unknown-square 1:7'],
    ['a file beyond it', '1.i3-i4! *', 'unknown-square 1:3'],
    ['a square beyond it behind blanks', '1. a3 -\n  a9 *', 'unknown-square 2:3'],
    ['a word like a square', '1. v2 *', 'unknown-word 1:4'],
    ['a word that begins like a move', '1. v2-final *', 'unknown-word 1:4'],
    ['an illegal move', '1. a3-a4 a6-a4 *', 'illegal-move 1:10'],
    ['an illegal move behind its number', '1.a3-a5! *', 'illegal-move 1:3'],
    ['an illegal move in a variation', '1. a3-a4 (1. a3-a5) *', 'illegal-move 1:14'],
    ['a quiet move as a capture', '1. a3xa4 *', 'illegal-move 1:4'],
  ])('%s is a problem', (_name, text, problem) => {
    expect(summary(onlyReading(text))).toEqual({ problem, warnings: NONE });
  });

  test('variations are nested 32 deep and no deeper', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '' : `(1. ${depth % 2 ? 'a' : 'b'}3-${depth % 2 ? 'a' : 'b'}4 ${nested(depth - 1)})`;
    expect(onlyReading(`1. c3-c4 ${nested(32)} *`).game.ok).toBe(true);
    expect(summary(onlyReading(`1. c3-c4 ${nested(33)} *`))).toMatchObject({
      problem: expect.stringMatching(/^too-deep 1:/),
    });
    expect(onlyReading(`1. c3-c4 ${'('.repeat(200_000)}`).game.ok).toBe(false);
  });
});

describe('move numbers', () => {
  test.each([
    ['none', 'a3-a4 h6-h5 b3-b4 *'],
    ['glued', '1.a3-a4 h6-h5 2.b3-b4 *'],
    ['of both sides', '1. a3-a4 1... h6-h5 2. b3-b4 *'],
    ['in two words', '1. a3-a4\n{c}\n1. ... h6-h5\n\n2.\nb3-b4 *'],
    ['with an ellipsis', '1. a3-a4 1… h6-h5 2. b3-b4 *'],
    ['without a dot', '1 a3-a4 h6-h5 2 b3-b4 *'],
    ['of dots alone', '1. a3-a4 ... h6-h5 2. b3-b4 *'],
  ])('%s', (_name, text) => {
    expect(summary(onlyReading(text))).toEqual({ moves: 'a3-a4 h6-h5 b3-b4', result: '*', warnings: NONE });
  });

  test.each([
    ['another number, once', '7. a3-a4 h6-h5 8. b3-b4 *', ['move-number 1:1']],
    ['a number that jumps', '1. a3-a4 h6-h5 3. b3-b4 *', ['move-number 1:16']],
    ['dots before the first side', '1. a3-a4 h6-h5 2... b3-b4 *', ['move-number 1:16']],
  ])('%s: a warning', (_name, text, warnings) => {
    expect(summary(onlyReading(text))).toEqual({ moves: 'a3-a4 h6-h5 b3-b4', result: '*', warnings });
  });

  test.each(['1... a6-a5 2. a3-a4 *', '1. ... a6-a5 a3-a4 *', '1…a6-a5 2. a3-a4 *'])(
    'Black begins in %s',
    (text) => {
      const reading = onlyReading(text);
      expect(summary(reading)).toEqual({ moves: 'a6-a5 a3-a4', result: '*', warnings: NONE });
      expect(startOf(gameOf(reading))).toMatch(/^B:Wa2,/);
    },
  );
});

describe('the beginning', () => {
  test('is the position of the FEN tag, ten plies before the last one', () => {
    const moves = 'a7-a6 b2-b3 a6-a5 b3-b4 a5-a4 b4-b5 a4-a3 b5-b6 a3-a2 b6-b7';
    const reading = onlyReading(`[FEN "B:Wb2,h3:Ba7,h6"]\n1... ${moves} *`);
    expect(summary(reading)).toEqual({ moves, result: '*', warnings: NONE });
    expect(startOf(gameOf(reading))).toBe('B:Wb2,h3:Bh6,a7');
  });

  test.each([
    ['by letters', 'turkish', 'W:Wa2,Kd4:Ba7.', 'W:Wa2,Kd4:Ba7'],
    ['with blanks', 'turkish', ' W : Wa2, Kd4 : Ba7 ', 'W:Wa2,Kd4:Ba7'],
    ['Black first, in capitals', 'turkish', 'W:BA7,B4:WA2,KD4', 'W:Wa2,Kd4:Bb4,a7'],
    [
      'by numbers',
      'russian',
      'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29',
      'B:Wf2,h2,g3,d4,Ke5,Kd6:BKa1,Kb2,Kc3,h4,g5,h6',
    ],
    [
      'in ranges',
      'russian',
      'W:W21-32:B1-12',
      'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8',
    ],
    ['over already', 'turkish', 'B:Wa3:B', 'B:Wa3:B'],
  ])('%s', (_name, ruleset, written, fen) => {
    const reading = onlyReading(`[Ruleset "${ruleset}"]\n[FEN "${written}"]\n`);
    expect(startOf(gameOf(reading))).toBe(fen);
    expect(reading.warnings).toEqual([]);
  });

  test('counters behind the pieces are passed over', () => {
    const reading = onlyReading('[FEN "W:Wa2:Ba7:H0:F1"]\n*');
    expect(startOf(gameOf(reading))).toBe('W:Wa2:Ba7');
    expect(reading.warnings.map(brief)).toEqual(['loose-fen 1:16']);
  });

  test.each([
    ['W:Wa3,Wb3:Bh6', 'unknown-square 2:13'],
    ['W:Wa3:Ba3', 'square-used-twice 2:14'],
    ['W:Wi9:Bh6', 'unknown-square 2:10'],
    ['W:Wa8:Bh5', 'uncrowned-man 2:10'],
    ['W:Wa2,,b3:Bh6', 'empty-item 2:13'],
    ['X:Wa2:Ba7', 'unknown-turn 2:7'],
    ['W:Wa2', 'color-missing 2:12'],
    ['W:Wa2:Ba7:x', 'left-over 2:17'],
    ['W:W99:B1', 'unknown-square 2:10'],
    ['W:W5-2:B1', 'unknown-square 2:10'],
  ])('%s is refused as the FEN that it is', (fen, problem) => {
    expect(summary(onlyReading(`[White "A"]\n[FEN "${fen}"]\n1. a3-a4 *`))).toEqual({
      problem,
      warnings: NONE,
    });
  });
});

describe('the result', () => {
  test.each([
    ['of the tag alone', '[Result "1-0"]\n1. a3-a4', '1-0', []],
    ['of the terminator alone', '1. a3-a4 0-1', '0-1', []],
    ['of neither', '1. a3-a4', '*', []],
    ['of both', '[Result "1/2-1/2"]\n1. a3-a4 1/2-1/2', '1/2-1/2', []],
    [
      'the tag before the terminator',
      '[Result "1/2-1/2"]\n1. a3-a4 1-0',
      '1/2-1/2',
      ['result-contradicted 2:10'],
    ],
    [
      'a tag that is open before a terminator',
      '[Result "*"]\n1. a3-a4 1-0',
      '*',
      ['result-contradicted 2:10'],
    ],
    ['an asterisk only parts games', '[Result "1-0"]\n1. a3-a4 *', '1-0', []],
    ['as in international draughts', '[Result "2-0"]\n1. a3-a4 1-0', '1-0', []],
    ['lost by two points', '1. a3-a4 0-2', '0-1', []],
    ['a shared draw', '1. a3-a4 1-1', '1/2-1/2', []],
    ['lost by both', '1. a3-a4 0-0', '0-0', []],
    ['an unknown one', '[Result "?"]\n1. a3-a4 1-0', '1-0', ['unknown-result 1:10']],
    ['against the board', '[Result "1-0"]\n[FEN "W:WKa1:BKh7"]\n*', '1-0', ['result-against-board 1:10']],
    ['the board does not speak alone', '[FEN "W:WKa1:BKh7"]\n*', '*', []],
    ['with the board', '[FEN "W:WKa1:BKh7"]\n1/2-1/2', '1/2-1/2', []],
  ])('%s', (_name, text, result, warnings) => {
    expect(summary(onlyReading(text))).toMatchObject({ result, warnings });
  });

  test('a game may go on behind a draw, and ends on the board where its line does', () => {
    const text = '[FEN "W:WKa1:BKh7"]\n1. a1-a2 h7-h6 2. a2-h2 h6xh1 0-1';
    expect(summary(onlyReading(text))).toEqual({
      moves: 'a1-a2 h7-h6 a2-h2 h6xh1',
      result: '0-1',
      warnings: ['played-on 2:4'],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { brief, summary } from './readings.ts';

const played = (moves: string, result = '*', warnings: readonly string[] = []) => ({
  moves,
  result,
  warnings,
});
const broken = (problem: string) => ({ problem, warnings: [] });

/** Where one game ends and the next begins, and that half a game is never read. */
describe('a bracket behind moves', () => {
  test.each([
    ['a clock outside a comment', '1. a3-a4 [%clk 0:01] h6-h5 *', [broken('bad-tag 1:10')]],
    [
      'a diagram',
      '1. a3-a4 h6-h5 [diagram] 2. b3-b4 *\n\n1. c3-c4 *',
      [broken('bad-tag 1:16'), played('c3-c4')],
    ],
    [
      'that nobody closed',
      '[White "w"]\n1. a3-a4 h6-h5 [ 2. b3-b4 *\n\n1. c3-c4 *',
      [broken('bad-tag 2:16'), played('c3-c4')],
    ],
    ['a tag in the line', '1. a3-a4 [White "x"] h6-h5 *', [broken('bad-tag 1:10')]],
    ['a tag behind a comment of the line', '1. a3-a4 {a\nb} [White "x"]\n*', [broken('bad-tag 2:4')]],
    [
      'a broken tag at the head of a line',
      '1. a3-a4 h6-h5\n[White x]\n2. b3-b4 *\n[White "y"]\n1. c3-c4 *',
      [broken('bad-tag 2:1'), played('c3-c4')],
    ],
  ])('%s breaks the game', (_name, text, readings) => {
    expect(parsePdn(text).map(summary)).toEqual(readings);
  });

  test.each([
    ['at the head of a line', '1. a3-a4 h6-h5\n[White "x"]\n1. b3-b4 *'],
    ['behind blanks', '1. a3-a4 h6-h5\n  [White "x"] [Black "y"]\n1. b3-b4 *'],
    ['in the line of the result', '1. a3-a4 h6-h5 * [White "x"]\n1. b3-b4 *'],
  ])('that is a tag %s begins the next game', (_name, text) => {
    expect(parsePdn(text).map(summary)).toEqual([played('a3-a4 h6-h5'), played('b3-b4')]);
  });

  test('before the moves stands where it likes', () => {
    const text = '{c} [White "x"] [Black "y"] {d} [Event "z"] 1. a3-a4 *';
    expect(parsePdn(text).map(summary)).toEqual([played('a3-a4')]);
  });
});

describe('a variation that nobody closed', () => {
  test.each([
    ['1. a3-a4 (1. b3-b4 *\n\n1. c3-c4 *\n'],
    ['1. a3-a4 (1. b3-b4 * {so}\n\n1. c3-c4 *\n'],
    ['1. a3-a4 (1. b3-b4 1-0\r\n\r\n1. c3-c4 *\r\n'],
  ])('ends with its game: %j', (text) => {
    expect(parsePdn(text).map(summary)).toEqual([broken('open-variation 1:10'), played('c3-c4')]);
  });

  test.each([
    ['no result', '1. a3-a4 (1. b3-b4\n\n1. c3-c4) *'],
    ['no empty line', '1. a3-a4 (1. b3-b4 *\n1. c3-c4) *'],
    ['no fresh number', '1. a3-a4 (1. b3-b4 *\n\n1... h6-h5 2. c3-c4) h6-h5 *'],
  ])('goes on behind %s', (_name, text) => {
    expect(parsePdn(text)).toHaveLength(1);
  });
});

describe('behind the last game', () => {
  test.each([
    ['a comment', '1. a3-a4 *\n{after}\n', ['comment-passed-over 2:1']],
    ['a result', '1. a3-a4 *\n1-0', ['result-passed-over 2:1']],
    ['an escaped line', '1. a3-a4 *\n% so', ['escaped-line 2:1']],
    [
      'all of them',
      '1. a3-a4 * {with it}\n\n{one} ;two\n*',
      ['comment-passed-over 3:1', 'comment-passed-over 3:7', 'result-passed-over 4:1'],
    ],
  ])('%s is passed over with a word', (_name, text, warnings) => {
    expect(parsePdn(text).map(summary)).toEqual([played('a3-a4', '*', warnings)]);
  });

  test('what another game follows is that game’s', () => {
    const [first, second] = parsePdn('1. a3-a4 *\n{after}\n0-1\n1. b3-b4 *');
    expect(first?.warnings).toEqual([]);
    expect(second?.game).toMatchObject({ ok: true, value: { line: { comments: ['after'] } } });
    expect(second?.warnings.map(brief)).toEqual(['result-passed-over 3:1']);
  });
});

describe('an asterisk behind a number', () => {
  test.each(['1. a3-a4 h6-h5 2.*', '1. a3-a4 h6-h5 2...*', '1. a3-a4 h6-h5 ...*'])(
    'ends the game: %s',
    (text) => {
      const read = parsePdn(`${text}\n1. b3-b4 *`);
      expect(read.map(summary)).toEqual([played('a3-a4 h6-h5'), played('b3-b4')]);
      expect(read[0]?.game).toMatchObject({
        value: { line: { moves: [{ strength: '' }, { strength: '' }] } },
      });
    },
  );

  test('and so does any result', () => {
    expect(parsePdn('1. a3-a4 1...1-0\n1. b3-b4 2.0-1').map(summary)).toEqual([
      played('a3-a4', '1-0'),
      played('b3-b4', '0-1'),
    ]);
  });
});

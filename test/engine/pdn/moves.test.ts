import { describe, expect, test } from 'vitest';
import { parsePdn } from '../../../engine/pdn/index.ts';
import { brief, gameOf, onlyGame, onlyReading, pathsOf, startOf, summary } from './readings.ts';

const played = (tags: string, moves: string) => summary(onlyReading(`${tags}\n${moves} *`));
const refused = (tags: string, moves: string) => {
  const { game } = onlyReading(`${tags}\n${moves} *`);
  return game.ok ? null : { code: game.error.code, message: game.error.message };
};

/** Two ways from c1 to a8, with other captures. */
const TWO_WAYS = '[FEN "W:WKc1:Bc2,f2,b8,f7,e4,h7"]';
/** Three landings behind the last capture. */
const THREE_LANDINGS = '[FEN "W:WKa1:Ba3,c3,c5,e5,e7"]';
/** Example 3 of the federation's rulebook: five landing paths, one outcome. */
const FIVE_PATHS = '[FEN "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5"]';

describe('the ways to write a capture, in the order in which they are tried', () => {
  test.each([
    ['full path', TWO_WAYS, 'c1xc4xf4xf8xa8', 'c1xc4xf4xf8xa8'],
    ['full path with colons', TWO_WAYS, 'c1:c4:h4:h8:a8', 'c1xc4xh4xh8xa8'],
    ['full path in capitals', TWO_WAYS, 'C1XC4XH4XH8XA8', 'c1xc4xh4xh8xa8'],
    ['short form', THREE_LANDINGS, 'a1xg5', 'a1xa5xd5xg5'],
    ['short form without a sign', THREE_LANDINGS, 'a1g5', 'a1xa5xd5xg5'],
    ['short form of five paths with one outcome', FIVE_PATHS, 'c8xa2', 'c8xc4xc2xf2xf4xh4xh2xc2xa2'],
    ['captured squares and the landing', THREE_LANDINGS, 'a1xa3xc5xe5→g5', 'a1xa5xd5xg5'],
    ['the same with another arrow', THREE_LANDINGS, 'a1:a3:c5:e5->h5', 'a1xa5xd5xh5'],
    ['captured squares alone', TWO_WAYS, 'c1xc2xe4xf7xb8', 'c1xc4xf4xf8xa8'],
    ['one captured square', '[FEN "W:Wd4:Bd5"]', 'd4xd5', 'd4xd6'],
  ])('%s', (_name, tags, written, path) => {
    expect(played(tags, `1. ${written}`.replace('1. c8', '1... c8'))).toEqual({
      moves: path,
      result: '*',
      warnings: [],
    });
  });

  test('a hyphen where a capture is due is a warning', () => {
    expect(played('[FEN "W:Wd4:Bd5"]', '1. d4-d6')).toEqual({
      moves: 'd4xd6',
      result: '*',
      warnings: ['quiet-sign 2:4'],
    });
  });

  test.each([
    ['short form', TWO_WAYS, 'c1xa8', ['c1xc4xf4xf8xa8', 'c1xc4xh4xh8xa8']],
    ['captured squares', THREE_LANDINGS, 'a1xa3xc5xe5', ['a1xa5xd5xf5', 'a1xa5xd5xg5', 'a1xa5xd5xh5']],
    [
      'a pool man',
      '[Ruleset "pool"]\n[FEN "W:WKc7:Bd6,b8,b2,b4,b6,h6"]',
      'c7:a1',
      ['c7xa5xc3xa1', 'c7xe5xa1'],
    ],
    ['numbers', '[GameType "21"]\n[FEN "B:W6,7,14,15:B2"]', '2x18', ['2x9x18', '2x11x18']],
  ])('%s that may mean several: refused, with all of them', (_name, tags, written, candidates) => {
    const problem = refused(tags, `1. ${written}`);
    expect(problem?.code).toBe('ambiguous-move');
    expect(problem?.message).toBe(`"${written}" may mean each of ${candidates.join(', ')}.`);
  });

  test.each([
    ['part of the path', TWO_WAYS, 'c1xc4xa8'],
    ['the captured squares in another order', TWO_WAYS, 'c1xe4xc2xf7xb8'],
    ['a landing that is none', THREE_LANDINGS, 'a1xa3xc5xe5→g6'],
    ['only the first jump', THREE_LANDINGS, 'a1xa5'],
  ])('%s is no move', (_name, tags, written) => {
    expect(refused(tags, `1. ${written}`)?.code).toBe('illegal-move');
  });

  test.each(['a1xa5→', 'a1→', 'a1xa3→g5xh5', 'a1', 'x', '-', 'a1--a5', 'a1xx'])(
    '%s is no word for a move',
    (written) => {
      expect(refused(THREE_LANDINGS, `1. ${written}`)?.code).toMatch(/^(unknown-word|illegal-move)$/);
    },
  );
});

describe('which game it is', () => {
  test.each([
    ['nothing', '', 'turkish'],
    ['GameType 21', '[GameType "21,B,8,8,N1,0"]', 'english'],
    ['GameType 23', '[GameType "23,W,8,8,A0,0"]', 'pool'],
    ['GameType 25', '[GameType "25,W,8,8,A0,0"]', 'russian'],
    ['GameType 26', '[GameType "26,W,8,8,A0,0"]', 'brazilian'],
    ['GameType 30', '[GameType "30,W,8,8,A0,0"]', 'turkish'],
    ['the number alone', '[GameType "25"]', 'russian'],
    ['blanks and small letters', '[gametype "25, w, 8, 8, a0, 0"]', 'russian'],
    ['Ruleset', '[Ruleset "armenian"]', 'armenian'],
    ['Ruleset before GameType', '[GameType "30,W,8,8,A0,0"]\n[Ruleset "turkish-classic"]', 'turkish-classic'],
  ])('%s', (_name, tags, rules) => {
    const reading = onlyReading(`${tags}\n[White "A"]\n*`);
    expect(gameOf(reading).rules.name).toBe(rules);
    expect(reading.warnings).toEqual([]);
  });

  test('the reader’s own rules are for games that name none', () => {
    const rules = onlyGame('[Ruleset "russian"]').rules;
    expect(
      parsePdn('[White "A"]\n*\n[GameType "30"]\n*', { rules })
        .map(gameOf)
        .map((game) => game.rules.name),
    ).toEqual(['russian', 'turkish']);
  });

  test.each([
    ['[GameType "20"]', 'unknown-game-type 1:12'],
    ['[GameType "20,W,10,10,N2,0"]', 'unknown-game-type 1:12'],
    ['[GameType "30,W,10,10,A0,0"]', 'unknown-game-type 1:12'],
    ['[GameType "dama"]', 'unknown-game-type 1:12'],
    ['[Ruleset "chess"]', 'unknown-ruleset 1:11'],
  ])('%s is a problem', (tags, problem) => {
    expect(summary(onlyReading(`${tags}\n1. a3-a4 *`))).toEqual({ problem, warnings: [] });
  });

  test.each([
    ['[GameType "30"]\n[Ruleset "russian"]', 'russian', 'game-type-contradicted 1:12'],
    ['[GameType "30"]\n[Ruleset "armenian"]', 'armenian', 'game-type-contradicted 1:12'],
    ['[GameType "30,W,8,8,Q0,0"]', 'turkish', 'game-type-details 1:15'],
    ['[GameType "25,W,8,8,A1,0"]', 'russian', 'game-type-details 1:12'],
  ])('%s is a warning', (tags, rules, warning) => {
    const reading = onlyReading(`${tags}\n*`);
    expect(gameOf(reading).rules.name).toBe(rules);
    expect(reading.warnings.map(brief)).toEqual([warning]);
  });
});

describe('how squares are called', () => {
  test.each([
    [
      'English by numbers',
      '[GameType "21,B,8,8,N1,0"]',
      '1. 11-15 23-19 2. 8-11 22-17',
      'f6-e5 e3-f4 g7-f6 c3-b4',
    ],
    ['leading zeros', '[GameType "21"]', '1. 09-14 22-18', 'b6-c5 c3-d4'],
    ['by letters though numbers are declared', '[GameType "21"]', '1. f6-e5 23-19', 'f6-e5 e3-f4'],
    ['Russian by numbers', '[GameType "25,W,8,8,N2,0"]', '1. 22-17 11-15', 'c3-b4 f6-e5'],
    ['Russian by numbers, undeclared', '[GameType "25"]', '1. 22-17 11-15', 'c3-b4 f6-e5'],
    ['Brazilian by numbers', '[GameType "26,W,8,8,N2,0"]', '1. 24-20 9-14', 'g3-h4 b6-c5'],
    ['numbers from White’s left', '[GameType "25,W,8,8,N0,0"]', '1. 9-13 24-20', 'a3-b4 h6-g5'],
    ['American pool, begun by Black', '[GameType "23,B,8,8,N1,0"]', '1. 11-15 22-18', 'f6-e5 c3-d4'],
    ['the same by its number alone', '[GameType "23"]', '1. 11-15 22-18', 'f6-e5 c3-d4'],
    ['pool', '[GameType "23"]', '1. c3-d4 f6-e5', 'c3-d4 f6-e5'],
    ['pool on the other color, in a mirror', '[GameType "23,W,8,8,A1,1"]', '1. c3-d4', 'c3-d4'],
    ['Turkish from the other corner', '[GameType "30,W,8,8,A1,0"]', '1. a3-a4 c6-c5', 'h3-h4 f6-f5'],
    ['Turkish by numbers', '[GameType "30,W,8,8,N0,0"]', '1. 17-25 41-33', 'a3-a4 a6-a5'],
  ])('%s', (_name, tags, moves, paths) => {
    expect(played(tags, moves)).toEqual({ moves: paths, result: '*', warnings: [] });
  });

  test('captures by numbers', () => {
    const text = '[GameType "21"]\n[FEN "B:W6,7,14,15:B2"]\n1. 2x9x18 *';
    expect(pathsOf(onlyGame(text).line)).toEqual(['d8xb6xd4']);
    expect(startOf(onlyGame(text))).toBe('B:Wc5,e5,c7,e7:Bd8');
  });
});

import { describe, expect, test } from 'vitest';
import { readGames } from '../../../client/embed/replay/games.ts';
import { beginReplay, instead, replay, seen } from '../../../client/replay/replay.ts';
import { makeMove } from '../../../engine/notation.ts';
import type { Rules } from '../../../engine/rules.ts';
import { russian, turkish } from '../../../engine/rulesets.ts';

/** What was read: how many plies, or the code and the message. */
const told = (text: string, rules: Rules = turkish) =>
  readGames(text, rules).map((read) =>
    'game' in read
      ? `${read.game.rules.name} ${read.game.line.moves.length}`
      : `${read.problem.about} ${read.problem.code}: ${read.problem.message}`,
  );

describe('the games of a text', () => {
  test.each([
    ['nothing', '', ['pdn no-game: There is no game in this text.']],
    ['blanks', ' \n ', ['pdn no-game: There is no game in this text.']],
    ['a result alone', '*', ['pdn no-game: There is no game in this text.']],
    ['a game', '1. a3-a4 h6-h5 *', ['turkish 2']],
    ['a position', '[FEN "W:Wa2:Bh7"]\n\n*', ['turkish 0']],
    ['two games', '1. a3-a4 *\n\n1. b3-b4 h6-h5 1-0', ['turkish 1', 'turkish 2']],
    [
      'a broken one behind a whole one',
      '1. a3-a4 *\n1. a3-a9 *',
      ['turkish 1', 'pdn unknown-square: Line 2, column 7: "a9" is no square.'],
    ],
    ['no game', 'nonsense', ['pdn unknown-word: Line 1, column 1: "nonsense" is no move.']],
    ['other rules by tag', '[Ruleset "russian"]\n\n1. c3-d4 *', ['russian 1']],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  test('a game that names no rules is of those that the board has', () => {
    expect(told('1. c3-d4 *', russian)).toEqual(['russian 1']);
    expect(told('1. c3-d4 *')).toEqual([expect.stringContaining('illegal-move')]);
  });

  test('a game that is too long to be read in one turn is refused', () => {
    expect(told(`{${'x'.repeat(100_001)}} 1. a3-a4 *`)).toEqual([expect.stringContaining('too-large')]);
  });
});

describe('what could have been played instead of the next move', () => {
  const [read] = readGames('1. a3-a4 h6-h5 (1... g6-g5 2. b3-b4 (2. c3-c4)) (1... f6-f5) *', turkish);
  if (!('game' in read)) throw new Error(read.problem.message);
  const start = beginReplay(read.game);

  test('is nothing where there is no variation', () => {
    expect(instead(start)).toEqual([]);
    expect(instead(replay(start, { type: 'last' }))).toEqual([]);
  });

  test('is the first move of each variation, and its place is there', () => {
    const after = replay(start, { type: 'next' });
    expect(instead(after).map(({ move }) => makeMove(move))).toEqual(['g6-g5', 'f6-f5']);
    for (const { move, place } of instead(after))
      expect(seen(replay(after, { type: 'go', place })).lastMove).toEqual(move);
  });

  test('also inside a variation', () => {
    const [first] = instead(replay(start, { type: 'next' }));
    if (!first) throw new Error('no variation');
    const inside = replay(start, { type: 'go', place: first.place });
    expect(instead(inside).map(({ move }) => makeMove(move))).toEqual(['c3-c4']);
  });
});

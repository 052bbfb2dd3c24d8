import { describe, expect, test } from 'vitest';
import { gameStart } from '../../../client/embedding/gameStart.ts';
import { pictureOf, type Wish } from '../../../client/embedding/wish.ts';
import { parseFen } from '../../../engine/fen.ts';
import { rulesByName } from '../../../engine/rulesets.ts';
import { wish } from './wishes.ts';

const ORIGIN = 'https://dama.example';

/** The FEN is of another kind: no part of a game. */
const game = (pdn: string, rules: string): Wish => wish({ kind: 'replay', fen: 'W:Wh1:Bh8', pdn, rules });

/** Sources: docs/PDN.md, the numbers of rules in `GameType`, numbers of squares, and what programs write behind a position. */
describe('the picture of a game', () => {
  test.each([
    ['of the start', '1. a3-a4 *', 'turkish', ''],
    ['of the start of the chosen rules', '1. c3-d4 *', 'russian', '?rules=russian'],
    ['of rules by their number', '[GameType "25,W,8,8,A0,0"]\n1. c3-d4 d6-c5 *', 'turkish', '?rules=russian'],
    ['of rules by their name', '[Ruleset "armenian"]\n*', 'turkish', '?rules=armenian'],
    ['of Turkish rules, whatever was chosen', '[GameType "30"]\n1. a3-a4 *', 'russian', ''],
    ['of a position', '[FEN "W:Wa3:Bh6"]\n1. a3-a4 *', 'turkish', '?fen=W:Wa3:Bh6'],
    [
      'of a position by numbers',
      '[GameType "21"] [FEN "B:W21-31:B1-12"] *',
      'turkish',
      '?fen=B:Wa1,c1,e1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8&rules=english',
    ],
    [
      'of a position that is the start of its rules',
      '[GameType "21"] [FEN "B:W21-32:B1-12"] 1. 11-15 *',
      'turkish',
      '?rules=english',
    ],
    ['of no position, but the word for the start', '[FEN "START"]\n*', 'turkish', ''],
    [
      'of kings',
      '[GameType "25"] [FEN "W:W32,K5:B1-3"] *',
      'turkish',
      '?fen=W:Wg1,Ka7:Bb8,d8,f8&rules=russian',
    ],
    ['of a position with a full stop', '[FEN "W:Wa3,d3:Bd6,f6."]\n*', 'turkish', '?fen=W:Wa3,d3:Bd6,f6'],
    ['of a position with counters', '[FEN "W:Wa3:Bh6:H0:F1"]\n*', 'turkish', '?fen=W:Wa3:Bh6'],
    [
      'of the first of two games',
      '[FEN "B:Wa3:Bh6"]\n*\n\n[FEN "W:Wa2:Bh7"]\n*',
      'turkish',
      '?fen=B:Wa3:Bh6',
    ],
    ['of no game', 'nonsense', 'turkish', ''],
    ['of nothing', '', 'russian', '?rules=russian'],
    ['of a move that there is not', '[FEN "W:Wa3:Bh6"]\n1. a3-a9 *', 'turkish', ''],
    ['of no position, by the chosen rules', '[FEN "nonsense"]\n*', 'russian', '?rules=russian'],
    ['of rules that there are not', '1. a3-a4 *', 'chess', ''],
  ] as const)('is %s', (_, pdn, rules, query) => {
    const start = gameStart(pdn, rules);
    expect(pictureOf(ORIGIN, game(pdn, rules), start)).toBe(`${ORIGIN}/board.svg${query}`);
    // As the server reads it.
    if (start.fen !== '') {
      const own = rulesByName(start.rules);
      if (!own) throw new Error(start.rules);
      expect(parseFen(start.fen, own).ok).toBe(true);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { settle } from '../../../client/play/match.ts';
import { makeRecord, parseRecord } from '../../../client/play/record.ts';
import { FIRST_WISH, makeWish, parseWish } from '../../../client/play/wish.ts';
import { RULESETS } from '../../../engine/index.ts';
import { AGAINST_COMPUTER, finishedMatch, matchOf, TWO_HERE } from './matches.ts';

const MATCHES = [
  { name: 'a new one', match: matchOf(AGAINST_COMPUTER) },
  { name: 'one with moves', match: matchOf({ ...AGAINST_COMPUTER, color: 'black' }, 'd3-d4 d6-d5 d4xd6') },
  { name: 'two here', match: matchOf(TWO_HERE, 'd3-d4') },
  { name: 'with an offer', match: { ...matchOf(TWO_HERE, 'd3-d4'), offer: 'white' } as const },
  {
    name: 'resigned',
    match: settle(matchOf(TWO_HERE, 'd3-d4'), { winner: 'black', reason: 'resignation' }),
  },
  { name: 'agreed', match: settle(matchOf(TWO_HERE), { winner: null, reason: 'agreement' }) },
  { name: 'over by the rules', match: finishedMatch(TWO_HERE, 'black') },
  ...RULESETS.map(({ name }) => ({ name, match: matchOf({ ...TWO_HERE, rules: name }) })),
];

test.each(MATCHES)('$name is read as it was written', ({ match }) => {
  expect(parseRecord(makeRecord({ revision: 3, match }))).toEqual({ revision: 3, match });
});

const GOOD: { readonly [name: string]: unknown } = JSON.parse(
  makeRecord({ revision: 1, match: matchOf(AGAINST_COMPUTER, 'd3-d4 d6-d5') }),
);

describe('what does not fit is no match', () => {
  test.each([
    { name: 'no JSON', text: 'a3-a4' },
    { name: 'nothing', text: '' },
    { name: 'null', text: 'null' },
    { name: 'a list', text: '[]' },
    ...[
      { v: 2 },
      { revision: 'x' },
      { revision: -1 },
      { revision: 0 },
      { revision: 1e300 },
      { moves: ['d3-d5'] },
      { moves: [7] },
      { moves: 'd3-d4' },
      { wish: null },
      { wish: { ...FIRST_WISH, rules: 'chess' } },
      { wish: { ...FIRST_WISH, level: 9 } },
      { wish: TWO_HERE },
      { opponent: { kind: 'computer', color: 'green', level: 1 } },
      { opponent: { kind: 'computer', color: 'black', level: 0 } },
      { opponent: { kind: 'here' } },
      { seed: 1.5 },
      { seed: null },
      { offer: 'nobody' },
      { settled: { winner: 'white', reason: 'agreement' } },
      { settled: { winner: null, reason: 'resignation' } },
      { settled: { winner: 'white', reason: 'timeout' } },
      { settled: { winner: null, reason: 'agreement' }, offer: 'white' },
    ].map((change) => ({ name: JSON.stringify(change), text: JSON.stringify({ ...GOOD, ...change }) })),
  ])('$name', ({ text }) => {
    expect(parseRecord(JSON.stringify(GOOD))).toBeDefined();
    expect(parseRecord(text)).toBeUndefined();
  });

  test('a game that the rules have ended is not ended once more', () => {
    const match = settle(finishedMatch(TWO_HERE, 'white'), { winner: null, reason: 'agreement' });
    expect(parseRecord(makeRecord({ revision: 1, match }))).toBeUndefined();
  });
});

describe('a wish', () => {
  test('is read as it was written', () => {
    const wish = { opponent: 'here', rules: 'english', level: 8, easy: false, color: 'random' } as const;
    expect(parseWish(makeWish(wish))).toEqual(wish);
  });

  test.each([null, '', 'nonsense', '[]', 'null', '{"rules":"chess","level":"3","color":1}'])(
    '%s is what is offered first',
    (text) => {
      expect(parseWish(text)).toEqual(FIRST_WISH);
    },
  );
});

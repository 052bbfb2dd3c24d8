import { describe, expect, test } from 'vitest';
import { ALL_SQUARES, RULESETS, sameSet } from '../../engine/index.ts';
import type { ErrorAnswer } from '../../protocol/http.ts';
import { request } from './setup/people.ts';

const open = (rules: string, fen: string) =>
  request('/api/tables', { method: 'POST', body: JSON.stringify({ rules, fen }) });

/** Kings of White on twenty dark squares: more pieces than any game on dark squares has. */
const TWENTY = [
  'a1',
  'c1',
  'e1',
  'g1',
  'b2',
  'd2',
  'f2',
  'h2',
  'a3',
  'c3',
  'e3',
  'g3',
  'b4',
  'd4',
  'f4',
  'h4',
  'a5',
  'c5',
  'e5',
  'g5',
];

const REFUSED = [
  ['nobody can move', 'W:W:Ba3', 'game-over'],
  ['a man stands on its crowning row', 'W:Wb8:Bc3', 'uncrowned-man'],
  ['a king has no square', 'W:WK:Bc3', 'unknown-square'],
  ['a side is too many', `W:WK${TWENTY.join(',K')}:Bh8`, 'too-many-pieces'],
] as const;
const ON_DARK_SQUARES = [['a light square is used', 'W:Wa1,b1:Bc5', 'unused-square']] as const;

describe.each(RULESETS)('$name', ({ name, squares }) => {
  const refused = sameSet(squares, ALL_SQUARES) ? REFUSED : [...REFUSED, ...ON_DARK_SQUARES];
  test.each(refused)('no table where %s', async (_, fen, reason) => {
    const response = await open(name, fen);
    expect(response.status).toBe(400);
    const { error } = await response.json<ErrorAnswer>();
    expect(error).toMatchObject({ code: 'malformed', field: 'fen', reason });
  });
});

/** Positions that are over by one ruleset's endings and not by those of another. */
test.each([
  ['turkish', 'W:WKa1:BKh8', 400],
  ['turkish', 'W:Wa2:BKh8', 201],
  ['turkish', 'W:Wa2:Ba7,b7', 201],
  ['turkish-federation', 'W:Wa2:BKh8', 400],
  ['turkish-federation', 'W:Wa2:Ba3', 400],
  ['turkish-classic', 'W:Wa2:BKh8', 400],
  ['turkish-classic', 'W:Wa2:Ba3', 201],
  ['turkish-classic', 'W:Wa2:Ba7,b7', 400],
  ['turkish-short', 'W:Wa2:Ba7,b7', 400],
  ['turkish-short', 'W:Wa2:Ba3,b7', 201],
  ['armenian', 'W:WKa1:BKh8', 400],
  ['russian', 'W:WKa1:BKb8', 201],
  ['brazilian', 'W:WKa1:BKb8', 201],
  ['pool', 'W:WKa1,Kc1,Ke1:BKb8', 201],
  ['english', 'B:WKa1:BKb8', 201],
])('%s: a table on %s is answered %i', async (rules, fen, status) => {
  const response = await open(rules, fen);
  expect(response.status).toBe(status);
  if (status === 400) expect((await response.json<ErrorAnswer>()).error.reason).toBe('game-over');
});

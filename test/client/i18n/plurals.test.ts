import { describe, expect, it } from 'vitest';
import { loadCourtesyWords } from '../../../client/i18n/courtesy-languages.ts';
import { loadWords } from '../../../client/i18n/languages.ts';

/** A number's form in Ukrainian goes by its last digits, 11 to 14 apart (CLDR plural rules). */
const MOVES = [
  { language: 'en', moves: 1, expected: '1 move' },
  { language: 'en', moves: 2, expected: '2 moves' },
  { language: 'en', moves: 21, expected: '21 moves' },
  { language: 'tr', moves: 1, expected: '1 hamle' },
  { language: 'tr', moves: 2, expected: '2 hamle' },
  { language: 'uk', moves: 1, expected: '1 хід' },
  { language: 'uk', moves: 2, expected: '2 ходи' },
  { language: 'uk', moves: 5, expected: '5 ходів' },
  { language: 'uk', moves: 11, expected: '11 ходів' },
  { language: 'uk', moves: 12, expected: '12 ходів' },
  { language: 'uk', moves: 21, expected: '21 хід' },
  { language: 'uk', moves: 22, expected: '22 ходи' },
] as const;

describe.each(MOVES)('$language: $expected', ({ language, moves, expected }) => {
  /** The number with what goes with it, as a text of its own: `in 1 move` has no `s` behind. */
  const said = new RegExp(`(^|\\P{L})${expected}(\\P{L}|$)`, 'u');

  it('until an offer may be made again', async () => {
    expect((await loadWords(language)).actions.again(moves)).toMatch(said);
  });

  it('that somebody has missed', async () => {
    expect((await loadCourtesyWords(language)).missed(moves)).toMatch(said);
  });
});

describe('squares that are attacked', () => {
  it.each([
    { language: 'en', squares: ['b5'], expected: 'Your b5 is under attack.' },
    { language: 'en', squares: ['b5', 'c6'], expected: 'Your b5 and c6 are under attack.' },
    { language: 'tr', squares: ['b5'], expected: 'b5 taşın tehdit altında.' },
    { language: 'tr', squares: ['b5', 'c6'], expected: 'b5 ve c6 taşların tehdit altında.' },
    { language: 'uk', squares: ['b5'], expected: 'У вас під боєм b5.' },
    { language: 'uk', squares: ['b5', 'c6'], expected: 'У вас під боєм b5 і c6.' },
  ] as const)('$language: $expected', async ({ language, squares, expected }) => {
    expect((await loadCourtesyWords(language)).yoursAttacked(squares)).toBe(expected);
  });
});

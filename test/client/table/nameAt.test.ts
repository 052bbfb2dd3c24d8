import { describe, expect, it } from 'vitest';
import { chipText } from '../../../client/company/view.ts';
import { absenceOf } from '../../../client/courtesy/absenceOf.ts';
import { companyWords } from '../../../client/i18n/company-en.ts';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { nameAt } from '../../../client/table/nameAt.ts';
import type { Happening } from '../../../table/events.ts';
import { BLACK, opened, tableAfter, WHITE } from './tables.ts';
import { stateOf, view } from './views.ts';

const seated = (name: string): readonly Happening[] => [
  opened(),
  { type: 'sat', seat: 'white', player: WHITE, name },
  { type: 'sat', seat: 'black', player: BLACK, name: 'Богдан' },
  { type: 'started', game: 1 },
];

/** Set apart by FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX 9). */
const APART = (name: string): string => `\u2068${name}\u2069`;

describe('a name in a sentence', () => {
  it.each([
    { name: 'Hebrew, with a digit and a sign', given: '7 שלום!', expected: APART('7 שלום!') },
    { name: 'Arabic', given: 'ليلى', expected: APART('ليلى') },
    { name: 'Arabic presentation forms', given: 'ﻼ', expected: APART('ﻼ') },
    { name: 'N’Ko', given: 'ߊߡߊ', expected: APART('ߊߡߊ') },
    { name: 'Adlam', given: '𞤀𞤁', expected: APART('𞤀𞤁') },
    { name: 'Latin', given: 'Ayşe', expected: 'Ayşe' },
    { name: 'Cyrillic', given: 'Богдан', expected: 'Богдан' },
    { name: 'Georgian', given: 'ნინო', expected: 'ნინო' },
    { name: 'Han', given: '雪', expected: '雪' },
    { name: 'emoji', given: '👩🏽‍🚀❤️', expected: '👩🏽‍🚀❤️' },
    { name: 'nobody’s', given: '', expected: words.seat.guest },
  ])('$name', ({ given, expected }) => {
    expect(nameAt(tableAfter(...seated(given)), 'white', words)).toBe(expected);
  });

  it('is set apart wherever it stands', () => {
    const name = APART('7 שלום!');
    const resigned: Happening = { type: 'ended', outcome: { winner: 'white', reason: 'resignation' } };
    const offered: Happening = { type: 'offered', offer: 'draw', by: 'white' };
    const state = stateOf(BLACK, ...seated('7 שלום!'), offered);
    const gone = { white: false, black: true, spectators: 0, claimable: { white: 60_000 } };
    const chip = { by: 'white', said: [{ reaction: 'hello', count: 1 }] } as const;
    const sentences = [
      view(state).headline,
      view(state).questions[0]?.text,
      view(stateOf(BLACK, ...seated('7 שלום!'), resigned)).score,
      absenceOf({ ...state, presence: gone }, 0, words, courtesyWords)?.said,
      chipText(state, chip, words, companyWords),
    ];
    for (const sentence of sentences) expect(sentence).toContain(name);
  });
});

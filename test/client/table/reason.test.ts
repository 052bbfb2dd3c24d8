import { expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { reasonText } from '../../../client/table/reason.ts';
import { type Color, type Outcome, turkish } from '../../../engine/index.ts';

const { result } = words;

const resigned: Outcome = { winner: 'white', reason: 'resignation' };

test.each<[string, Outcome, Color | null, string]>([
  ['everybody', resigned, null, result.reasons.resignation('black', 0)],
  ['the winner', resigned, 'white', result.reasons.resignation('black', 0)],
  ['the loser', resigned, 'black', result.yours.resignation ?? ''],
])('the reason is told to %s', (_, outcome, to, expected) => {
  expect(reasonText(outcome, to, turkish, result)).toBe(expected);
});

test('a reason that a later server has is given as it is', () => {
  const later = { winner: 'white', reason: 'adjudication' } as unknown as Outcome;
  expect(reasonText(later, 'black', turkish, result)).toBe('adjudication');
});

import { expect, it } from 'vitest';
import { dateText, occasionText } from '../../../client/replay/occasion.ts';

it.each([
  ['2026.11.29', 'en', 'November 29, 2026'],
  ['2026.11.29', 'tr', '29 Kasım 2026'],
  ['2026.11.??', 'en', 'November 2026'],
  ['2026.??.??', 'uk', '2026'],
  ['2026.??.29', 'uk', '2026'],
  ['2026', 'en', '2026'],
  ['2026.02.30', 'en', '2026.02.30'],
  ['2026.13.01', 'en', '2026.13.01'],
  ['spring', 'en', 'spring'],
  ['', 'en', ''],
])('the date %j in %s is %j', (value, language, expected) => {
  expect(dateText(value, language)).toBe(expected);
});

it.each([
  ['Cup', '2026.??.??', 'Cup · 2026'],
  ['', '2026', '2026'],
  ['Cup', '', 'Cup'],
  ['', '', ''],
])('the occasion of %j on %j is %j', (event, date, expected) => {
  expect(occasionText(event, date, 'en')).toBe(expected);
});

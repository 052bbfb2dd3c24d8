import type { Outcome } from '../types.ts';
import type { PdnResult } from './types.ts';

/** How results are written: the chess way, the way of international draughts, and some habits. */
const RESULTS: ReadonlyMap<string, PdnResult> = new Map([
  ['1-0', '1-0'],
  ['2-0', '1-0'],
  ['0-1', '0-1'],
  ['0-2', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1-1', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['0-0', '0-0'],
  ['*', '*'],
]);

/** Longer texts are no results in any writing. */
const LONGEST = 8;

/** Other signs for the same: dashes, halves as one character or as decimals. */
const usual = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^0[.,]5-0[.,]5$/, '1/2-1/2')
    .replace(/½/g, '1/2');

/** What a text says about the end of a game; undefined where it is no result. */
export const parseResult = (text: string): PdnResult | undefined =>
  RESULTS.get(text) ?? (text.length <= LONGEST ? RESULTS.get(usual(text)) : undefined);

/** The result in a word of the moves: alone, or behind the number of a move that was not played, as `2.*`. */
export const resultIn = (word: string): { readonly text: string; readonly result: PdnResult } | undefined => {
  for (const text of [word, word.replace(/^\d*[.…]+/, '')]) {
    const result = parseResult(text);
    if (result) return { text, result };
  }
  return undefined;
};

/** Whether a result is written in a way that PDN does not know. */
export const isLooseResult = (text: string): boolean => !RESULTS.has(text);

/** The result that an outcome is worth. */
export const resultOf = ({ winner }: Outcome): PdnResult => {
  if (winner === null) return '1/2-1/2';
  return winner === 'white' ? '1-0' : '0-1';
};

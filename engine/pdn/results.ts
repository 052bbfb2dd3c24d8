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

/** What can only be a result that is loosely written: it is asked of every word. */
const LOOSE = /^[012½][-:/012½.,5\u2010-\u2015\u2212]{0,7}$/;

/** Other signs for the same: dashes, a colon, halves as one character or as decimals. */
const usual = (text: string): string =>
  text
    .replace(/[:\u2010-\u2015\u2212]/g, '-')
    .replace(/^0[.,]5-0[.,]5$/, '1/2-1/2')
    .replace(/½/g, '1/2');

/** What a text says about the end of a game; undefined where it is no result. */
export const parseResult = (text: string): PdnResult | undefined =>
  RESULTS.get(text) ?? (LOOSE.test(text) ? RESULTS.get(usual(text)) : undefined);

/** The number of a move and what is glued to it. */
const BEHIND_NUMBER = /^\d*[.…]+(?=[^.…])/;

/** The result in a word of the moves: alone, or behind the number of a move that was not played, as `2.*`. */
export const resultIn = (word: string): { readonly text: string; readonly result: PdnResult } | undefined => {
  const number = parseResult(word) ? undefined : BEHIND_NUMBER.exec(word)?.[0];
  const text = number === undefined ? word : word.slice(number.length);
  const result = parseResult(text);
  return result && { text, result };
};

/** Whether a result is written in a way that PDN does not know. */
export const isLooseResult = (text: string): boolean => !RESULTS.has(text);

/** The result that an outcome is worth. */
export const resultOf = ({ winner }: Outcome): PdnResult => {
  if (winner === null) return '1/2-1/2';
  return winner === 'white' ? '1-0' : '0-1';
};

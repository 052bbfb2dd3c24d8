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

/** What a word says about the end of the game; undefined where it is no result. */
export const parseResult = (text: string): PdnResult | undefined => RESULTS.get(text);

/** The result that an outcome is worth. */
export const resultOf = ({ winner }: Outcome): PdnResult => {
  if (winner === null) return '1/2-1/2';
  return winner === 'white' ? '1-0' : '0-1';
};

import type { Square } from '../types.ts';
import type { Squares } from './squares.ts';

/** A move as it is written: squares and signs, not yet looked up. */
export interface MoveWord {
  readonly squares: readonly Square[];
  /** Whether it is written as a capture. */
  readonly capture: boolean;
  /** Whether the last square is behind an arrow: where the piece lands, after the squares that were captured. */
  readonly arrow: boolean;
}

/** What may stand behind a move: `!`, `?`, `!?`, `*` and their likes. */
const STRENGTHS = '!?*';

/** `a3-a4!?` as `a3-a4` and `!?`. */
export const splitStrength = (word: string): { readonly bare: string; readonly strength: string } => {
  let end = word.length;
  while (end > 0 && STRENGTHS.includes(word.charAt(end - 1))) end--;
  return { bare: word.slice(0, end), strength: word.slice(end) };
};

/** Whether a strength can be written behind a move and read again. */
export const isStrength = (text: string): boolean => /^[!?*]*(?:\([!?]+\))*$/.test(text);

const SQUARE = /(?:[a-hA-H][1-8]|\d{1,2})/y;
const SIGN = /->|[-–xX×:→]/y;

/** Whether a word begins as a move by the numbers of squares does. */
export const isNumericMove = (word: string): boolean => /^\d{1,2}[-–xX×:]\d/.test(word);

/** What is wrong with a word that should be a move. */
export type MoveWordProblem = { readonly code: 'unknown-word' | 'unknown-square'; readonly text: string };

/** Reads `a3-a4`, `a3a4`, `d4xd6xf6`, `c3:e5`, `11-15`, `d4xd5xe6→g6`. */
export const parseMoveWord = (word: string, squares: Squares): MoveWord | MoveWordProblem => {
  const found: Square[] = [];
  let capture = false;
  let arrow = false;
  let at = 0;
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const text = pattern.exec(word)?.[0] ?? '';
    at += text.length;
    return text;
  };
  while (at < word.length || found.length === 0) {
    const text = match(SQUARE);
    if (text === '') return { code: 'unknown-word', text: word };
    const square = squares.parse(text);
    if (square === undefined) return { code: 'unknown-square', text };
    found.push(square);
    // Behind the landing that an arrow points to there is nothing more.
    if (at < word.length && arrow) return { code: 'unknown-word', text: word };
    const sign = match(SIGN);
    if (sign !== '' && at === word.length) return { code: 'unknown-word', text: word };
    arrow = arrow || sign === '→' || sign === '->';
    capture = capture || arrow || /[xX×:]/.test(sign);
  }
  if (found.length < 2) return { code: 'unknown-word', text: word };
  return { squares: found, capture, arrow };
};

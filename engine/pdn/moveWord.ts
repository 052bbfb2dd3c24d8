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

/** What looks like a square, as a regular expression: by its letters or by its number, on any board. */
export const SQUARE = '(?:[a-zA-Z]?\\d{1,2})';

/** All that is written for a hyphen: dashes of several widths, and the minus sign. */
const DASHES = '\u2010-\u2015\u2212';

/** What stands between two squares, as a regular expression. */
export const SIGN = `(?:->|[-${DASHES}xX×:→])`;

const SQUARE_HERE = new RegExp(SQUARE, 'y');
const SIGN_HERE = new RegExp(SIGN, 'y');
const NUMERIC = new RegExp(`^\\d{1,2}${SIGN}\\d`);
const MOVE_BEGUN = new RegExp(`^${SQUARE}${SIGN}${SQUARE}`);
const HYPHEN = new RegExp(`[-${DASHES}]`);
const DASH = new RegExp(`[${DASHES}]`);

/** Whether a word begins as a move by the numbers of squares does. */
export const isNumericMove = (word: string): boolean => NUMERIC.test(word);

/** Whether a hyphen, or what is written for one, stands in a word. */
export const hasHyphen = (word: string): boolean => HYPHEN.test(word);

/** Whether something else is written for a hyphen. */
export const hasDash = (word: string): boolean => DASH.test(word);

/** What is wrong with a word that should be a move: what part of it, and how many units before that. */
interface MoveWordProblem {
  readonly code: 'unknown-word' | 'unknown-square';
  readonly text: string;
  readonly at: number;
}

/** Reads `a3-a4`, `a3a4`, `d4xd6xf6`, `c3:e5`, `11-15`, `d4xd5xe6→g6`. */
export const parseMoveWord = (word: string, squares: Squares): MoveWord | MoveWordProblem => {
  const unknown: MoveWordProblem = { code: 'unknown-word', text: word, at: 0 };
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
    const text = match(SQUARE_HERE);
    if (text === '') return unknown;
    const square = squares.parse(text);
    if (square === undefined) {
      return MOVE_BEGUN.test(word) ? { code: 'unknown-square', text, at: at - text.length } : unknown;
    }
    found.push(square);
    // Behind the landing that an arrow points to there is nothing more.
    if (at < word.length && arrow) return unknown;
    const sign = match(SIGN_HERE);
    if (sign !== '' && at === word.length) return unknown;
    arrow = arrow || sign === '→' || sign === '->';
    capture = capture || arrow || /[xX×:]/.test(sign);
  }
  if (found.length < 2) return unknown;
  return { squares: found, capture, arrow };
};

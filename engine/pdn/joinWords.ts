import type { Token } from './lexer.ts';
import { SIGN, SQUARE } from './moveWord.ts';

const NUMBER = '(?:\\d*[.…]+)?';
/** A word that may be a move as far as it goes, and one that a sign leaves open. */
const MAY_GO_ON = new RegExp(`^${NUMBER}${SQUARE}(?:${SIGN}${SQUARE})*$`);
const MUST_GO_ON = new RegExp(`^${NUMBER}${SQUARE}(?:${SIGN}${SQUARE})*${SIGN}$`);
const BEGINS_WITH_SQUARE = new RegExp(`^${SQUARE}`);
const BEGINS_WITH_SIGN = new RegExp(`^${SIGN}(?:${SQUARE}|$)`);

/** No move has more signs than a board has squares. */
const LONGEST = 256;

const goesOn = (word: string, next: string): boolean =>
  word.length <= LONGEST &&
  ((MUST_GO_ON.test(word) && BEGINS_WITH_SQUARE.test(next)) ||
    (MAY_GO_ON.test(word) && BEGINS_WITH_SIGN.test(next)));

/** Joins what blanks part inside a move: `d4 x d5`, `d4xd5xe6 → f6`. Such a token spans more text than it holds. */
export const joinMoveWords = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined[joined.length - 1];
    if (before?.kind === 'word' && token.kind === 'word' && goesOn(before.text, token.text)) {
      joined[joined.length - 1] = { ...before, text: before.text + token.text, end: token.end };
    } else {
      joined.push(token);
    }
  }
  return joined;
};

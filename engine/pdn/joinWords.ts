import { further, type Place } from './codes.ts';
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

/** A token that may have been several: where in its text each further one begins, and where that one stood. */
export interface JoinedToken extends Token {
  readonly joints?: readonly (Place & { readonly at: number })[];
}

/** Where a unit of a token's text stood in the file. */
export const placeInside = (token: JoinedToken, at: number): Place => {
  const [joint] = (token.joints ?? []).filter((each) => each.at <= at).slice(-1);
  return joint ? further(joint, at - joint.at) : further(token, at);
};

/** Joins what blanks part inside a move: `d4 x d5`, `d4xd5xe6 → f6`. Such a token spans more text than it holds. */
export const joinMoveWords = (tokens: readonly Token[]): readonly JoinedToken[] => {
  const joined: JoinedToken[] = [];
  for (const token of tokens) {
    const before = joined[joined.length - 1];
    if (before?.kind === 'word' && token.kind === 'word' && goesOn(before.text, token.text)) {
      const { line, column } = token;
      const joints = [...(before.joints ?? []), { line, column, at: before.text.length }];
      joined[joined.length - 1] = { ...before, text: before.text + token.text, end: token.end, joints };
    } else {
      joined.push(token);
    }
  }
  return joined;
};

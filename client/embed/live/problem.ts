import type { BoardProblem } from '../../board/words.ts';
import type { LiveProblem, LiveWords } from '../../i18n/live-words.ts';

const MESSAGES: { readonly [problem in LiveProblem]: string } = {
  'malformed-src': 'src is no address of a table.',
  'no-such-table': 'There is no such table.',
  unreachable: 'The table cannot be reached.',
  incompatible: 'The table speaks another version.',
};

/** A problem of a live board as boards tell of it. */
export const problemOf = (code: LiveProblem, words: LiveWords | undefined): BoardProblem => {
  const text = words?.problems[code];
  return { about: 'src', code, message: MESSAGES[code], ...(text && { text }) };
};

import type { BoardProblem } from '../../board/words.ts';
import type { LiveProblem, LiveWords } from '../../i18n/live-words.ts';

/** A problem of a live board as boards tell of it. */
export const problemOf = (code: LiveProblem, words: LiveWords | undefined): BoardProblem => {
  const text = words?.problems[code];
  return { about: 'src', code, message: `Table: ${code}.`, ...(text && { text }) };
};

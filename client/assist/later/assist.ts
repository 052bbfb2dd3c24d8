/** The assistant of boards on this site's own pages, with its words: what a page loads when a board is first used by keyboard or by ear. */
import type { Assistant, Assisted } from '../../board/assistant.ts';
import { loadAssistWords } from '../../i18n/assist-languages.ts';
import { speech } from '../../i18n/current.ts';
import { createAssistant } from '../assistant.ts';
import type { AidWords } from '../words.ts';

const loadWords = async (): Promise<AidWords> => {
  const { language, words } = speech.get();
  return { board: words.board, result: words.result, assist: await loadAssistWords(language) };
};

/** Rejects where words or assistant do not come; its words are those that the page speaks now. */
export const assistantOfPage = (board: Assisted): Promise<Assistant> => createAssistant(board, loadWords);

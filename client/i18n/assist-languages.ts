import { retrying } from '../retrying.ts';
import type { AssistWords } from './assist-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly assist: AssistWords }> } = {
  en: retrying(() => import('./assist-en.ts')),
  tr: retrying(() => import('./assist-tr.ts')),
  uk: retrying(() => import('./assist-uk.ts')),
};

/** What helps by keyboard and by ear; rejects where the words cannot be loaded. */
export const loadAssistWords = async (language: Language): Promise<AssistWords> =>
  (await LOADERS[language]()).assist;

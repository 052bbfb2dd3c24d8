import { retrying } from '../retrying.ts';
import type { CourtesyWords } from './courtesy-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly courtesyWords: CourtesyWords }> } =
  {
    en: retrying(() => import('./courtesy-en.ts')),
    tr: retrying(() => import('./courtesy-tr.ts')),
    uk: retrying(() => import('./courtesy-uk.ts')),
  };

/** What is said of a move for a courteous player; rejects where the words cannot be loaded. */
export const loadCourtesyWords = async (language: Language): Promise<CourtesyWords> =>
  (await LOADERS[language]()).courtesyWords;

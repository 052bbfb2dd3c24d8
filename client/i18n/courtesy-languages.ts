import type { CourtesyWords } from './courtesy-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly courtesyWords: CourtesyWords }> } =
  {
    en: () => import('./courtesy-en.ts'),
    tr: () => import('./courtesy-tr.ts'),
    uk: () => import('./courtesy-uk.ts'),
  };

/** What is said of a move for a courteous player; rejects where the words cannot be loaded. */
export const loadCourtesyWords = async (language: Language): Promise<CourtesyWords> =>
  (await LOADERS[language]()).courtesyWords;

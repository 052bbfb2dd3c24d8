import type { CourtesyWords } from './courtesy-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<CourtesyWords> } = {
  en: async () => (await import('./courtesy-en.ts')).courtesyWords,
  tr: async () => (await import('./courtesy-tr.ts')).courtesyWords,
  uk: async () => (await import('./courtesy-uk.ts')).courtesyWords,
};

/** What is said of a move for a courteous player; rejects where the words cannot be loaded. */
export const loadCourtesyWords = (language: Language): Promise<CourtesyWords> => LOADERS[language]();

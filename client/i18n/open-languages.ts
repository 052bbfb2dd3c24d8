import type { Language } from './languages.ts';
import { openWords as english } from './open-en.ts';
import type { OpenWords } from './open-words.ts';

const LOADERS: { readonly [language in Language]: () => Promise<OpenWords> } = {
  en: async () => english,
  tr: async () => (await import('./open-tr.ts')).openWords,
  uk: async () => (await import('./open-uk.ts')).openWords,
};

export { english as englishOpenWords };

/** The words of the page that opens games; English if they cannot be loaded. */
export const loadOpenWords = (language: Language): Promise<OpenWords> =>
  LOADERS[language]().catch(() => english);

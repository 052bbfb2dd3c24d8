import type { Language } from './languages.ts';
import type { OpenWords } from './open-words.ts';

const LOADERS: { readonly [language in Language]: () => Promise<OpenWords> } = {
  en: async () => (await import('./open-en.ts')).openWords,
  tr: async () => (await import('./open-tr.ts')).openWords,
  uk: async () => (await import('./open-uk.ts')).openWords,
};

/** The words of the page that opens games; English if they cannot be loaded. Rejects if nothing can. */
export const loadOpenWords = (language: Language): Promise<OpenWords> =>
  LOADERS[language]().catch(LOADERS.en);

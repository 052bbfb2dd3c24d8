import type { Language } from './languages.ts';
import type { PlayWords } from './play-words.ts';

const LOADERS: { readonly [language in Language]: () => Promise<PlayWords> } = {
  en: async () => (await import('./play-en.ts')).playWords,
  tr: async () => (await import('./play-tr.ts')).playWords,
  uk: async () => (await import('./play-uk.ts')).playWords,
};

/** The words of the page on which one plays alone; English if they cannot be loaded. Rejects if nothing can. */
export const loadPlayWords = (language: Language): Promise<PlayWords> =>
  LOADERS[language]().catch(LOADERS.en);

import type { Language } from './languages.ts';
import type { PlayWords } from './play-words.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly playWords: PlayWords }> } = {
  en: () => import('./play-en.ts'),
  tr: () => import('./play-tr.ts'),
  uk: () => import('./play-uk.ts'),
};

/** The words of the page on which one plays alone; English if they cannot be loaded. Rejects if nothing can. */
export const loadPlayWords = async (language: Language): Promise<PlayWords> =>
  (await LOADERS[language]().catch(LOADERS.en)).playWords;

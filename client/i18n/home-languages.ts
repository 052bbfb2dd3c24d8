import { homeWords as english } from './home-en.ts';
import type { HomeWords } from './home-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<HomeWords> } = {
  en: async () => english,
  tr: async () => (await import('./home-tr.ts')).homeWords,
  uk: async () => (await import('./home-uk.ts')).homeWords,
};

/** The words of the home page; English if they cannot be loaded, as the page was sent. */
export const loadHomeWords = (language: Language): Promise<HomeWords> =>
  LOADERS[language]().catch(() => english);

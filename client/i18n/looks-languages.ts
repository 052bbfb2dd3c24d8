import { retrying } from '../retrying.ts';
import type { Language } from './languages.ts';
import type { LooksWords } from './looks-words.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly looksWords: LooksWords }> } = {
  en: retrying(() => import('./looks-en.ts')),
  tr: retrying(() => import('./looks-tr.ts')),
  uk: retrying(() => import('./looks-uk.ts')),
};

/** What a page calls the looks of a board; rejects where the words cannot be loaded. */
export const loadLooksWords = async (language: Language): Promise<LooksWords> =>
  (await LOADERS[language]()).looksWords;

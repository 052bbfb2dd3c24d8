import type { EmbedWords } from '../i18n/embed-words.ts';
import type { Language } from '../i18n/languages.ts';
import { retrying } from '../retrying.ts';

const DICTIONARIES: { readonly [language in Language]: () => Promise<{ readonly words: EmbedWords }> } = {
  en: retrying(() => import('../i18n/embed-en.ts')),
  tr: retrying(() => import('../i18n/embed-tr.ts')),
  uk: retrying(() => import('../i18n/embed-uk.ts')),
};

/** Rejects where the dictionary's chunk does not come; the next call asks for it again. */
export const loadEmbedWords = async (language: Language): Promise<EmbedWords> =>
  (await DICTIONARIES[language]()).words;

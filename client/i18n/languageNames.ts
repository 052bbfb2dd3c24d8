import type { Language } from './languages.ts';

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  tr: 'Türkçe',
  uk: 'Українська',
};

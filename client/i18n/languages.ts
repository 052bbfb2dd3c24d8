import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'tr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  tr: 'Türkçe',
  uk: 'Українська',
};

/** A page loads the words of the one language that it speaks. `public/early.js` has the browser fetch them with the page's modules. */
const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import('./en.ts')).words,
  tr: async () => (await import('./tr.ts')).words,
  uk: async () => (await import('./uk.ts')).words,
};

export const loadWords = (language: Language): Promise<Words> => LOADERS[language]();

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/**
 * The first wish that there is a dictionary for.
 *
 * @param wishes language tags as `tr` or `uk-UA`, the strongest wish first; null where there is none
 */
export const wishedLanguage = (wishes: readonly (string | null)[]): Language | undefined =>
  wishes.map((wish) => wish?.toLowerCase().split('-')[0] ?? '').find(isLanguage);

/** The first wish that there is a dictionary for, else English. */
export const chooseLanguage = (wishes: readonly (string | null)[]): Language =>
  wishedLanguage(wishes) ?? 'en';

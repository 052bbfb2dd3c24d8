import { words as english } from './en.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'tr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  tr: 'Türkçe',
  uk: 'Українська',
};

/** English is part of every page: the shells are written in it. The others come when they are wanted. */
const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => english,
  tr: async () => (await import('./tr.ts')).words,
  uk: async () => (await import('./uk.ts')).words,
};

export const loadWords = (language: Language): Promise<Words> => LOADERS[language]();

export { english };

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

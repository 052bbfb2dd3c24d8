import type { Words } from './words.ts';

/** The languages that there are dictionaries for, as the beginnings of language tags. */
export const LANGUAGES = ['en', 'tr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A page loads the words of the one language that it speaks. `pages/early.ts` has the browser fetch them with the page's modules. */
const LOADERS: { readonly [language in Language]: () => Promise<{ readonly words: Words }> } = {
  en: () => import('./en.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
};

/** The words that every page has in common. Rejects where their chunk does not come. */
export const loadWords = async (language: Language): Promise<Words> => (await LOADERS[language]()).words;

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

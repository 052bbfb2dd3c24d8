import { LANGUAGES, type Language } from '../i18n/languages.ts';

/** The language of a text like `tr-TR`, if boards speak it, else English. */
export const spoken = (text: string): Language =>
  LANGUAGES.find((language) => text.toLowerCase().split('-')[0] === language) ?? 'en';

/** What `lang` says around an element, also from outside the shadow roots that it is in. */
export const languageAround = (element: Element): string => {
  const own = element.closest('[lang]')?.getAttribute('lang');
  if (typeof own === 'string') return own;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : document.documentElement.lang;
};

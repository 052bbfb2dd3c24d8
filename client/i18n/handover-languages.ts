import type { HandoverWords } from './handover-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly handoverWords: HandoverWords }> } =
  {
    en: () => import('./handover-en.ts'),
    tr: () => import('./handover-tr.ts'),
    uk: () => import('./handover-uk.ts'),
  };

/** What the table's page says of a seat that moves to another device; rejects where the words cannot be loaded. */
export const loadHandoverWords = async (language: Language): Promise<HandoverWords> =>
  (await LOADERS[language]()).handoverWords;

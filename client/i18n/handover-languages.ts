import { retrying } from '../retrying.ts';
import type { HandoverWords } from './handover-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly handoverWords: HandoverWords }> } =
  {
    en: retrying(() => import('./handover-en.ts')),
    tr: retrying(() => import('./handover-tr.ts')),
    uk: retrying(() => import('./handover-uk.ts')),
  };

/** What the table's page says of a seat that moves to another device; rejects where the words cannot be loaded. */
export const loadHandoverWords = async (language: Language): Promise<HandoverWords> =>
  (await LOADERS[language]()).handoverWords;

import type { HandoverWords } from './handover-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<HandoverWords> } = {
  en: async () => (await import('./handover-en.ts')).handoverWords,
  tr: async () => (await import('./handover-tr.ts')).handoverWords,
  uk: async () => (await import('./handover-uk.ts')).handoverWords,
};

/** What the table's page says of a seat that moves to another device; rejects where the words cannot be loaded. */
export const loadHandoverWords = (language: Language): Promise<HandoverWords> => LOADERS[language]();

import type { CompanyWords } from './company-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<CompanyWords> } = {
  en: async () => (await import('./company-en.ts')).companyWords,
  tr: async () => (await import('./company-tr.ts')).companyWords,
  uk: async () => (await import('./company-uk.ts')).companyWords,
};

/** What the table's page says of suggestions and reactions; rejects where the words cannot be loaded. */
export const loadCompanyWords = (language: Language): Promise<CompanyWords> => LOADERS[language]();

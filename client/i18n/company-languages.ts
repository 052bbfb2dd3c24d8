import type { CompanyWords } from './company-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly companyWords: CompanyWords }> } = {
  en: () => import('./company-en.ts'),
  tr: () => import('./company-tr.ts'),
  uk: () => import('./company-uk.ts'),
};

/** What the table's page says of suggestions and reactions; rejects where the words cannot be loaded. */
export const loadCompanyWords = async (language: Language): Promise<CompanyWords> =>
  (await LOADERS[language]()).companyWords;

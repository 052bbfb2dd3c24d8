import { retrying } from '../retrying.ts';
import type { CompanyWords } from './company-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<{ readonly companyWords: CompanyWords }> } = {
  en: retrying(() => import('./company-en.ts')),
  tr: retrying(() => import('./company-tr.ts')),
  uk: retrying(() => import('./company-uk.ts')),
};

/** What the table's page says of suggestions and reactions; rejects where the words cannot be loaded. */
export const loadCompanyWords = async (language: Language): Promise<CompanyWords> =>
  (await LOADERS[language]()).companyWords;

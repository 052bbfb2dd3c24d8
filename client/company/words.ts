import { loadCompanyWords } from '../i18n/company-languages.ts';
import { partWords } from '../i18n/partWords.ts';

/** The words for suggestions and reactions. */
export const companyWords = partWords(loadCompanyWords);

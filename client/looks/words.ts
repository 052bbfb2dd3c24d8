import { loadLooksWords } from '../i18n/looks-languages.ts';
import { partWords } from '../i18n/partWords.ts';

/** The words for how boards look. */
export const looksWords = partWords(loadLooksWords);

import { loadCourtesyWords } from '../i18n/courtesy-languages.ts';
import { partWords } from '../i18n/partWords.ts';

/** The words of courtesy. */
export const courtesyWords = partWords(loadCourtesyWords);

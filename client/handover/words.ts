import { loadHandoverWords } from '../i18n/handover-languages.ts';
import { partWords } from '../i18n/partWords.ts';

/** The words of the card. */
export const handoverWords = partWords(loadHandoverWords);

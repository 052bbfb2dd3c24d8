import { loadCourtesyWords } from '../i18n/courtesy-languages.ts';
import type { CourtesyWords } from '../i18n/courtesy-words.ts';
import { speech } from '../i18n/current.ts';
import { type Observable, observable } from '../observable.ts';

/** The words of courtesy; undefined until they have come for the first time. */
export const courtesyWords: Observable<CourtesyWords | undefined> = observable<CourtesyWords | undefined>(
  undefined,
);

/** Words that cannot be loaded, or come when another language is spoken, change nothing. */
const load = async (): Promise<void> => {
  const { language } = speech.get();
  const words = await loadCourtesyWords(language).catch(() => undefined);
  if (words !== undefined && speech.get().language === language) courtesyWords.set(words);
};

/** Loads the words of the language that the page speaks, now and whenever it speaks another one. */
export const speakCourtesy = (): void => {
  speech.watch(() => void load());
  void load();
};

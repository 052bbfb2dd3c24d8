import { type Observable, observable } from '../observable.ts';
import type { Memory } from '../storage.ts';
import { chooseLanguage, english, type Language, loadWords } from './languages.ts';
import type { Words } from './words.ts';

export interface Speech {
  readonly language: Language;
  readonly words: Words;
}

/** The language that the page speaks now; English until the chosen one has come. */
export const speech: Observable<Speech> = observable<Speech>({ language: 'en', words: english });

/** The language that was asked for last. */
let asked: Language = 'en';

/**
 * Speaks a language from now on. A dictionary that cannot be loaded, or that comes when another language has been
 * asked for, leaves the page as it is.
 */
const speak = async (language: Language): Promise<void> => {
  asked = language;
  const words = await loadWords(language).catch(() => undefined);
  if (words === undefined || asked !== language) return;
  document.documentElement.lang = language;
  speech.set({ language, words });
};

/** Speaks what the address asks for, else what was chosen here before, else what the browser prefers. */
export const speakFirst = (memory: Memory): Promise<void> => {
  const asked = new URLSearchParams(location.search).get('lang');
  return speak(chooseLanguage([asked, memory.get('language'), ...navigator.languages]));
};

/** Speaks another language and remembers it. An address that asks for a language asks no longer. */
export const changeLanguage = (memory: Memory, language: Language): void => {
  memory.set('language', language);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(null, '', address);
  }
  void speak(language);
};

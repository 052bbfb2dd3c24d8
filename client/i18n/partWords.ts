import { type Observable, observable } from '../observable.ts';
import { speech } from './current.ts';
import type { Language } from './languages.ts';

/** The words of a part that a page loads later; undefined until they have come for the first time. */
export interface PartWords<Words> extends Observable<Words | undefined> {
  /** Loads the words of the language that the page speaks; rejects where they do not come. */
  readonly ready: () => Promise<void>;
}

/**
 * The words of a part, which speaks what the page speaks as soon as they come; those that cannot be loaded, or come when another language
 * is spoken, change nothing.
 */
export const partWords = <Words>(load: (language: Language) => Promise<Words>): PartWords<Words> => {
  const words = observable<Words | undefined>(undefined);
  const ready = async (): Promise<void> => {
    const { language } = speech.get();
    const loaded = await load(language);
    if (speech.get().language === language) words.set(loaded);
  };
  speech.watch(() => void ready().catch(() => undefined));
  return { ...words, ready };
};

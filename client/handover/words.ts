import { speech } from '../i18n/current.ts';
import { loadHandoverWords } from '../i18n/handover-languages.ts';
import type { HandoverWords } from '../i18n/handover-words.ts';
import { type Observable, observable } from '../observable.ts';

/** The words of the card; undefined until they have come for the first time. */
export const handoverWords: Observable<HandoverWords | undefined> = observable<HandoverWords | undefined>(
  undefined,
);

/** Words that cannot be loaded, or come when another language is spoken, change nothing. */
const load = async (): Promise<void> => {
  const { language } = speech.get();
  const words = await loadHandoverWords(language).catch(() => undefined);
  if (words !== undefined && speech.get().language === language) handoverWords.set(words);
};

speech.watch(() => void load());
/** Whoever asks for the card gets it with its words. */
await load();

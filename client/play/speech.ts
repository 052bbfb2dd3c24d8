import { speech, wanted } from '../i18n/current.ts';
import { loadPlayWords } from '../i18n/play-languages.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import { translate } from '../i18n/translate.ts';
import { type Observable, observable } from '../observable.ts';

/** What only this page says, in the language of the moment; undefined until it has come, for the page is sent with what it says first. */
export const playSpeech: Observable<PlayWords | undefined> = observable<PlayWords | undefined>(undefined);

const speakPage = async (): Promise<void> => {
  const { language, words } = speech.get();
  const own = await loadPlayWords(language).catch(() => undefined);
  // Nothing came, and the page stays as it was sent, or another language came meanwhile.
  if (own === undefined || speech.get().language !== language) return;
  translate(document, { ...words, ...own });
  playSpeech.set(own);
};

// At once, not after the words that all pages share; what fails here is asked for again then.
wanted.watch(() => void loadPlayWords(wanted.get()).catch(() => undefined));
speech.watch(() => void speakPage());

import { speech, wanted } from '../i18n/current.ts';
import { loadOpenWords } from '../i18n/open-languages.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import { translate } from '../i18n/translate.ts';
import { type Observable, observable } from '../observable.ts';

/** What only this page says, in the language of the moment; undefined until it has come, for the page is sent with what it says first. */
export const openSpeech: Observable<OpenWords | undefined> = observable<OpenWords | undefined>(undefined);

const speakPage = async (): Promise<void> => {
  const { language, words } = speech.get();
  const own = await loadOpenWords(language).catch(() => undefined);
  // Nothing came, and the page stays as it was sent, or another language came meanwhile.
  if (own === undefined || speech.get().language !== language) return;
  document.title = own.open.title;
  translate(document, { ...words, ...own });
  openSpeech.set(own);
};

// At once, not after the words that all pages share; what fails here is asked for again then.
wanted.watch(() => void loadOpenWords(wanted.get()).catch(() => undefined));
speech.watch(() => void speakPage());

import { speech, wanted } from '../i18n/current.ts';
import { englishOpenWords, loadOpenWords } from '../i18n/open-languages.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import { translate } from '../i18n/translate.ts';
import { type Observable, observable } from '../observable.ts';

/** What only this page says, in the language of the moment. */
export const openSpeech: Observable<OpenWords> = observable(englishOpenWords);

const speakPage = async (): Promise<void> => {
  const { language, words } = speech.get();
  const own = await loadOpenWords(language);
  if (speech.get().language !== language) return; // Another language came meanwhile.
  document.title = own.open.title;
  translate(document, { ...words, ...own });
  openSpeech.set(own);
};

wanted.watch(() => void loadOpenWords(wanted.get())); // At once, not after the words that all pages share.
speech.watch(() => void speakPage());

import { type Observable, observable } from '../observable.ts';
import type { Memory } from '../storage.ts';
import { chooseLanguage, type Language, loadWords, wishedLanguage } from './languages.ts';
import type { Words } from './words.ts';

/** What a page speaks: a language and its dictionary, which change together. */
interface Speech {
  readonly language: Language;
  readonly words: Words;
}

/** Undefined until the first dictionary has come. */
const spoken = observable<Speech | undefined>(undefined);

/** The language that the page speaks now. There is none before the first dictionary has come: reading it then throws. */
export const speech: Observable<Speech> = {
  ...spoken,
  get: () => {
    const now = spoken.get();
    if (now === undefined) throw new Error('no words yet'); // See `defineSpeaking`.
    return now;
  },
};

/**
 * Defines an element as soon as it has its first words, if it has none yet: until then there is what the server sent.
 *
 * @param words its own, where it is not content with the page's
 */
export const defineSpeaking = (
  name: string,
  element: CustomElementConstructor,
  words: Pick<Observable<unknown>, 'get' | 'watch'> = spoken,
): void => {
  const define = () => customElements.define(name, element);
  if (words.get() !== undefined) {
    define();
    return;
  }
  const release = words.watch(() => {
    release();
    define();
  });
};

/** The language that was asked for last: a page that has words of its own can load them meanwhile. */
export const wanted: Observable<Language> = observable<Language>('en');

/** What was chosen, by an address or by hand; undefined where only the browser's wishes count. */
let chosen: Language | undefined;

/** An address of this site as a path. It says what was chosen where the browser does not remember it. */
export const onward = (memory: Memory, href: string): string => {
  const { searchParams, pathname, hash } = new URL(href, location.href);
  if (chosen === undefined || memory.lasts()) searchParams.delete('lang');
  else searchParams.set('lang', chosen);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
};

const choose = (memory: Memory, language: Language): void => {
  chosen = language;
  memory.set('language', language);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    link.href = onward(memory, link.href);
  }
};

/**
 * Speaks a language from now on. A dictionary that comes when another language has been asked for changes nothing, nor does
 * one that cannot be loaded: but the first time English is spoken in its place, for a page needs some words.
 */
const speak = async (language: Language): Promise<void> => {
  wanted.set(language);
  const words = await loadWords(language).catch(() => undefined);
  if (wanted.get() !== language) return;
  if (words !== undefined) {
    document.documentElement.lang = language;
    speech.set({ language, words });
  } else if (spoken.get() === undefined && language !== 'en') await speak('en');
};

/** Speaks what the address asks for, which is a choice, else what was chosen here before, else what the browser prefers. */
export const speakFirst = (memory: Memory): Promise<void> => {
  const asked = wishedLanguage([new URLSearchParams(location.search).get('lang')]);
  if (asked !== undefined) choose(memory, asked);
  return speak(asked ?? chooseLanguage([memory.get('language'), ...navigator.languages]));
};

/** Speaks another language and remembers it. An address that asks for another one asks no longer. */
export const changeLanguage = (memory: Memory, language: Language): void => {
  choose(memory, language);
  history.replaceState(history.state, '', onward(memory, location.href));
  void speak(language);
};

import { loadCompanyWords } from '../i18n/company-languages.ts';
import type { CompanyWords } from '../i18n/company-words.ts';
import { speech } from '../i18n/current.ts';
import { type Observable, observable } from '../observable.ts';

/** The words for suggestions and reactions; undefined until they have come for the first time. */
export const companyWords: Observable<CompanyWords | undefined> = observable<CompanyWords | undefined>(
  undefined,
);

/** Words that cannot be loaded, or come when another language is spoken, change nothing. */
const load = async (): Promise<void> => {
  const { language } = speech.get();
  const words = await loadCompanyWords(language).catch(() => undefined);
  if (words !== undefined && speech.get().language === language) companyWords.set(words);
};

speech.watch(() => void load());
/** Whoever asks for the elements gets them with their words. */
await load();

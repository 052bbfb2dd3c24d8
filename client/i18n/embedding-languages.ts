import { embeddingWords as english } from './embedding-en.ts';
import type { EmbeddingWords } from './embedding-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<EmbeddingWords> } = {
  en: async () => english,
  tr: async () => (await import('./embedding-tr.ts')).embeddingWords,
  uk: async () => (await import('./embedding-uk.ts')).embeddingWords,
};

/** The words of the page about boards on other sites; English if they cannot be loaded, as the page was sent. */
export const loadEmbeddingWords = (language: Language): Promise<EmbeddingWords> =>
  LOADERS[language]().catch(() => english);

import type { EmbeddingWords } from './embedding-words.ts';
import type { Language } from './languages.ts';

const LOADERS: { readonly [language in Language]: () => Promise<EmbeddingWords> } = {
  en: async () => (await import('./embedding-en.ts')).embeddingWords,
  tr: async () => (await import('./embedding-tr.ts')).embeddingWords,
  uk: async () => (await import('./embedding-uk.ts')).embeddingWords,
};

/** The words of the page about boards on other sites; English if they cannot be loaded. Rejects if nothing can. */
export const loadEmbeddingWords = (language: Language): Promise<EmbeddingWords> =>
  LOADERS[language]().catch(LOADERS.en);

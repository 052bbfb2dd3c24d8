import { escaped } from '../drawing/escape.ts';
import type { Language } from './languages.ts';
import { lookQuery } from './looks.ts';
import type { Rewriting } from './markup.ts';

/** Where this site is, for the addresses `https://HOST` and `wss://HOST` of a shell's code. */
const placed = (code: string, origin: string): string =>
  code
    .replaceAll('https://HOST', () => escaped(origin))
    .replaceAll('wss://HOST', () => escaped(origin.replace('http', 'ws')));

/**
 * A board and its picture as tags to copy, in the look that is usual in a language: the reader's page may be in another one. It is said
 * as the client's `embedding/dressed.ts` says it, in markup of markup.
 */
const dressed = (code: string, language: Language): string => {
  const query = lookQuery(language);
  if (query === '') return code;
  const attributes = [...new URLSearchParams(query)].map(([name, look]) => ` ${name}="${look}"`).join('');
  const and = escaped(escaped('&'));
  return code
    .replace(/^&lt;dama-board .*(?=&gt;$)/m, (tag) => `${tag}${attributes}`)
    .replace(
      /\.svg(\?[^"]+)?/,
      (address, asked) => `${address}${asked ? and : '?'}${query.replaceAll('&', and)}`,
    );
};

/** A shell's code that people copy, as it is right on this site and in this language: before any script runs, and without one. */
export const codeToCopy = (origin: string, language: Language): Rewriting => {
  let code = '';
  return {
    text(chunk) {
      code += chunk.text; // A text comes in pieces, as markup.
      if (!chunk.lastInTextNode) {
        chunk.remove();
        return;
      }
      chunk.replace(dressed(placed(code, origin), language), { html: true });
      code = '';
    },
  };
};

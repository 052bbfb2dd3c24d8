import { minify } from 'terser';
import type { Plugin } from 'vite';

/** What means nothing in a template: line breaks with their indents, in a style sheet also comments, most spaces and noughts. */
const foldMarkup = (text: string): string => text.replaceAll(/\n\s*/g, ' ').replaceAll(/ (?=>)/g, '');
const foldStyles = (text: string): string =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>~!]) ?|(:) /g, '$1$2')
    .replaceAll(/(?<![\w.])0(?=\.\d)/g, '')
    .replaceAll(';}', '}');

const FOLDS: { readonly [tag: string]: (text: string) => string } = {
  html: foldMarkup,
  svg: foldMarkup,
  css: foldStyles,
};

/** A text of such a template in a program; expressions between the texts are not part of them. */
interface Foldable {
  readonly start: number;
  readonly end: number;
  readonly fold: (text: string) => string;
}

function* foldable(node: unknown): Generator<Foldable> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as {
    readonly type?: string;
    readonly tag?: { readonly name?: string };
    readonly quasi?: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
  };
  const fold = type === 'TaggedTemplateExpression' ? FOLDS[tag?.name ?? ''] : undefined;
  if (fold) for (const { start, end } of quasi?.quasis ?? []) yield { start, end, fold };
  for (const child of Object.values(node)) yield* foldable(child);
}

/**
 * The last bytes that the budgets ask for, before Vite's own minifier has its turn: folds the elements' templates and style
 * sheets, and lets Terser find what that would leave.
 */
export const squeeze = (): Plugin => ({
  name: 'squeeze',
  apply: 'build',
  transform: {
    filter: { id: /\/client\/.*\.ts$/ },
    order: 'post',
    handler(code) {
      let folded = code;
      for (const { start, end, fold } of [...foldable(this.parse(code))].sort((a, b) => b.start - a.start)) {
        folded = folded.slice(0, start) + fold(folded.slice(start, end)) + folded.slice(end);
      }
      return { code: folded, map: null };
    },
  },
  async renderChunk(code) {
    const squeezed = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe: true, unsafe_arrows: true, inline: 1, keep_fargs: false },
    });
    return { code: squeezed.code ?? code, map: null };
  },
});

/**
 * Lets lazy imports be plain ones: a page has one style sheet and knows what its chunks import, an embedded board has neither, so Vite's loader, which looks after
 * both, has nothing to do.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  // It is called in place, so that nothing of it is left, nor of what it would have been told.
  renderChunk: (code) => ({
    code: code
      .replaceAll(/,\s*__VITE_PRELOAD__(,\s*import\.meta\.url)?/g, '')
      .replaceAll(/\b__vitePreload\(/g, '((load) => load())('),
    map: null,
  }),
});

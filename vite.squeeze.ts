import { minify as squeezeMore } from 'terser';
import { minify, type Plugin } from 'vite';

/** The templates whose line breaks and indents mean nothing. */
const TAGS = new Set(['html', 'svg', 'css']);

/** Where the texts of such templates stand in a program; expressions between them are not part of them. */
function* foldable(node: unknown): Generator<readonly [start: number, end: number]> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as {
    readonly type?: string;
    readonly tag?: { readonly name?: string };
    readonly quasi?: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
  };
  if (type === 'TaggedTemplateExpression' && TAGS.has(tag?.name ?? '')) {
    for (const { start, end } of quasi?.quasis ?? []) yield [start, end];
  }
  for (const child of Object.values(node)) yield* foldable(child);
}

/**
 * The last bytes that the budgets ask for, before Vite's own minifier has its turn: folds the elements' templates and style
 * sheets, and lets Terser find what a first minification left.
 */
export const squeeze = (): Plugin => ({
  name: 'squeeze',
  apply: 'build',
  transform: {
    filter: { id: /\/client\/.*\.ts$/ },
    order: 'post',
    handler(code) {
      let folded = code;
      for (const [start, end] of [...foldable(this.parse(code))].sort(([a], [b]) => b - a)) {
        const text = folded.slice(start, end).replaceAll(/\n\s*/g, ' ');
        folded = folded.slice(0, start) + text + folded.slice(end);
      }
      return { code: folded, map: null };
    },
  },
  async renderChunk(code, { fileName }) {
    const { code: minified } = await minify(fileName, code, { module: true });
    const squeezed = await squeezeMore(minified, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true },
    });
    return { code: squeezed.code ?? minified, map: null };
  },
});

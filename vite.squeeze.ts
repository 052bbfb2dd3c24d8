import { minify as squeezeMore } from 'terser';
import { minify, type Plugin } from 'vite';

/**
 * The last bytes that the budgets ask for, before Vite's own minifier has its turn. Line breaks and indents inside the
 * elements' templates and style sheets mean nothing and are folded, which is safe where comments are gone and every
 * statement ends in a semicolon: after a first minification. Then Terser finds some more.
 */
export const squeeze = (): Plugin => ({
  name: 'squeeze',
  apply: 'build',
  async renderChunk(code, { fileName }) {
    const { code: minified } = await minify(fileName, code, { module: true });
    const folded = minified.replaceAll(/\n\s*/g, ' ');
    const squeezed = await squeezeMore(folded, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true },
    });
    return { code: squeezed.code ?? folded, map: null };
  },
});

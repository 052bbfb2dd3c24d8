import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { boardSvg } from './drawing/index.ts';
import { initialPosition, parseFen, RULESETS, turkish } from './engine/index.ts';
import { squeeze } from './vite.squeeze.ts';

const PAGES = resolve('client/pages');
const PURE = ['engine', 'ai', 'drawing', 'table', 'protocol'].map((layer) => resolve(layer));

/** What other pages have in common, and the table page has no use for. */
const NOT_AT_TABLE = /\/ai\/|\/client\/(open|play)\/|\/client\/table\/create\.ts$/;

/** A board of a page with the picture that is seen before its script runs. */
const PICTURED = /<dama-board fen="([^"]+)"[^>]*>\s*<img src="\/([\w-]+\.svg)"/g;

/** Draws the pictures that the home page shows: the start by every ruleset, and every position that it explains. */
const boardPictures = (): Plugin => ({
  name: 'board-pictures',
  generateBundle() {
    const draw = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    for (const rules of RULESETS) draw(`start-${rules.name}.svg`, boardSvg(initialPosition(rules)));
    for (const [, fen = '', fileName = ''] of readFileSync(`${PAGES}/home.html`, 'utf8').matchAll(PICTURED)) {
      const position = parseFen(fen, turkish);
      if (!position.ok) this.error(`${fileName}: ${position.error.message}`);
      draw(fileName, boardSvg(position.value));
    }
  },
});

/**
 * Names in a page's head the chunks that its script imports, so that they come together. Vite's own way would
 * also wrap every lazy import in a loader that is larger than what it loads.
 */
const preloadImports = (): Plugin => ({
  name: 'preload-imports',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
  },
});

/**
 * Lets lazy imports be plain ones: all pages have one style sheet and know what their chunks import, so Vite's loader, which looks after
 * both, has nothing to do.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

/** The app's pages: HTML shells that the Worker fills, and their hashed scripts. */
export default defineConfig({
  root: PAGES,
  base: '/',
  plugins: [boardPictures(), preloadImports(), plainImports(), squeeze()],
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know `light-dark()`, as the board does; the rest see the day.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { home: `${PAGES}/home.html`, table: `${PAGES}/table.html`, open: `${PAGES}/open.html` },
      // The pure layers do nothing by being imported: what a page does not use of them is left out.
      treeshake: { moduleSideEffects: (id) => !PURE.some((layer) => id.startsWith(`${layer}/`)) },
      output: {
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]' : 'shared'}-[hash].js`,
        // One chunk of what two pages have in common: each chunk costs as much as a small module. The table page is the fullest: what
        // only others share is not in it.
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 2, test: (id) => !NOT_AT_TABLE.test(id) }],
        },
      },
    },
  },
});

import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { squeeze } from './vite.squeeze.ts';

/**
 * `embed.js`, the script for other sites: a stub of one import onto a hashed core chunk, because chunks that
 * import `../embed.js` would load it twice under another query. `base` is relative, so that the chunks come from
 * where the stub came from, whatever site it is on.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [squeeze()],
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { embed: resolve('client/embed.ts') },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: 'embed.js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'dama-board', test: (id) => !id.endsWith('client/embed.ts') }] },
      },
    },
  },
});

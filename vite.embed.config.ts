import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/**
 * `embed.js`, the script for other sites: a stub of one import onto a hashed core chunk, because chunks that
 * import `../embed.js` would load it twice under another query.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: resolve('client/embed.ts'), formats: ['es'] },
    rolldownOptions: {
      output: { entryFileNames: 'embed.js', chunkFileNames: 'embed/[name]-[hash].js' },
    },
  },
});

import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The app's pages: HTML shells that the Worker fills, and their hashed scripts. */
export default defineConfig({
  root: 'client/pages',
  base: '/',
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        home: resolve('client/pages/home.html'),
        table: resolve('client/pages/table.html'),
      },
    },
  },
});

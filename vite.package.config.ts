import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/**
 * What the package holds, as plain JavaScript without a dependency, for Node runs no TypeScript below `node_modules`: the engine for
 * others to import, and the command. The engine's declarations come from `tsc --project tsconfig.package.json`.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: resolve('dist'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: {
        'engine/index': resolve('engine/index.ts'),
        'engine/pdn/index': resolve('engine/pdn/index.ts'),
        'cli/dama': resolve('cli/dama.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^node:/,
      output: {
        // Vite's own switch would leave the spaces in a library's module.
        minify: true,
        chunkFileNames: 'engine/[name].js',
        // Whoever bundles FEN, moves and games gets `rules` alone; the counting is larger than all of them.
        codeSplitting: {
          groups: [
            { name: 'rules', test: /\/engine\/(?!index|pdn\/|hot\/|perft)/, priority: 2 },
            { name: 'perft', test: /\/engine\/(hot\/|perft)/, priority: 1 },
          ],
        },
      },
    },
  },
});

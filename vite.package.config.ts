import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/**
 * What the package holds, as plain JavaScript without a dependency, for Node runs no TypeScript below `node_modules`: the engine for
 * others to import, and the command with the thread that it searches in. The engine's declarations come from `tsc --project tsconfig.package.json`.
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
        // Started by its address, which is beside the command's in the sources as well as here.
        'cli/searchWorker': resolve('cli/hub/searchWorker.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^node:/,
      output: {
        // Vite's own switch would leave the spaces in a library's module.
        minify: true,
        // What only the command needs stands with the command.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.every((id) => id.startsWith(resolve('engine'))) ? 'engine/[name].js' : 'cli/[name].js',
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

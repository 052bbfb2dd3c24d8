import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { squeeze } from './vite.squeeze.ts';

const isIn = (id: string, ...layers: readonly string[]): boolean =>
  layers.some((layer) => id.startsWith(`${resolve(layer)}/`));

/** A chunk's folder. Nothing that the engine needs is of the board or the command; what only the command needs stands with it. */
const folderOf = (moduleIds: readonly string[]): string => {
  if (moduleIds.every((id) => isIn(id, 'engine'))) return 'engine';
  return moduleIds.some((id) => isIn(id, 'cli', 'ai')) ? 'cli' : 'board';
};

/**
 * What the package holds, as plain JavaScript, for Node runs no TypeScript below `node_modules`: the engine and the board for others to
 * import, and the command with the thread that it searches in. Lit is the board's and stays outside, so that a page has it once. Declarations
 * come from `tsc --project tsconfig.package.json`.
 */
export default defineConfig({
  publicDir: false,
  plugins: [squeeze()],
  // A chunk that did not come is for the host's bundler to load again.
  resolve: { alias: [{ find: /^.*\/retrying\.ts$/, replacement: resolve('client/plainly.ts') }] },
  build: {
    outDir: resolve('dist'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: {
        'engine/index': resolve('engine/index.ts'),
        'engine/pdn/index': resolve('engine/pdn/index.ts'),
        'board/index': resolve('client/embed.ts'),
        'cli/dama': resolve('cli/dama.ts'),
        // Started by its address, which is beside the command's in the sources as well as here.
        'cli/searchWorker': resolve('cli/hub/searchWorker.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: /^(node:|lit$|lit\/)/,
      output: {
        // Vite's own switch would leave the spaces in a library's module.
        minify: true,
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name].js`,
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

import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { plainNames } from './vite.names.ts';
import { plainImports, squeeze } from './vite.squeeze.ts';

const ENTRY = resolve('client/embed.ts');

/** What every board needs at once; the rest comes when it is needed. */
const core = new Set<string>();

const findCore = (): Plugin => ({
  name: 'find-core',
  buildEnd() {
    const visit = (id: string): void => {
      if (core.has(id)) return;
      core.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    visit(ENTRY);
    core.delete(ENTRY);
  },
});

/**
 * `embed.js`, the script for other sites: a stub of one import onto a hashed core chunk, because chunks that
 * import `../embed.js` would load it twice under another query. `base` is relative, so that the chunks come from
 * where the stub came from, whatever site it is on.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [findCore(), plainImports(), squeeze(), plainNames()],
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { embed: ENTRY },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: 'embed.js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'dama-board', test: (id) => core.has(id) }] },
      },
    },
  },
});

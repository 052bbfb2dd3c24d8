import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/{engine,ai,bench,drawing,table,protocol,client,cli,house}/**/*.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './test/workers/setup/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
          }),
        ],
        test: {
          name: 'workers',
          include: ['test/workers/**/*.test.ts'],
          globalSetup: ['test/workers/setup/built.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/setup/build.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          // What a page shows may take its time: an absence is only shown when it has lasted.
          expect: { poll: { timeout: 5_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions;

/** The built product. */
const product = {
  ...options,
  name: 'dama',
  modules: [
    {
      type: 'ESModule' as const,
      path: resolve('dist/worker/product.js'),
      contents: readFileSync('dist/worker/index.js', 'utf8'),
    },
  ],
};

/** A script of this folder as a module of a worker. */
const module = (file: string) => ({
  type: 'ESModule' as const,
  path: resolve('dist/worker', file.replace('.ts', '.js')),
  contents: stripTypeScriptTypes(readFileSync(`bench/${file}`, 'utf8')),
});

const bare = {
  name: 'bare',
  compatibilityDate: String(options.compatibilityDate),
  routes: ['*/bare/*'],
  modules: [module('bareObject.ts')],
  durableObjects: { BARE: { className: 'BareObject', useSQLite: true } },
};

/** The built product with a table that counts the rows that it writes. */
const counting = {
  ...product,
  modules: [module('countingTable.ts'), ...product.modules],
  durableObjects: { TABLES: { className: 'CountingTable', useSQLite: true } },
};

const WORKERS = { 'product and bare': [product, bare], counting: [counting] };

/** Runs something against workers in one runtime; `origin` is where they listen. */
export async function withRuntime<T>(
  workers: keyof typeof WORKERS,
  then: (origin: string) => Promise<T>,
): Promise<T> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ host: '127.0.0.1', port: 0, cf: false, workers: [...WORKERS[workers]] }),
  );
  try {
    return await then((await miniflare.ready).origin);
  } finally {
    await miniflare.dispose();
  }
}

/**
 * A process of its own that serves the built product on Miniflare, so that a test can evict a table's object
 * and kill the whole server: `node serverProcess.ts PORT STATE_FOLDER VARS`, the last one as JSON, in place of those of `wrangler.toml`.
 * Answers commands over IPC.
 */
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

export type ServerCommand = { readonly type: 'evict'; readonly table: string } | { readonly type: 'stop' };
export type ServerReport =
  | { readonly type: 'ready' | 'done' }
  | { readonly type: 'failed'; readonly why: string };

const [port, state, vars] = process.argv.slice(2);
if (port === undefined || state === undefined || vars === undefined)
  throw new Error('usage: serverProcess.ts PORT STATE_FOLDER VARS');

const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions;
const name = 'dama';
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: resolve(state),
    cf: false,
    workers: [
      {
        ...worker,
        name,
        bindings: { ...Object(worker.bindings), ...JSON.parse(vars) },
        modules: [{ type: 'ESModule', path: resolve('dist/worker/index.js') }],
      },
    ],
  }),
);

const report = (message: ServerReport) => process.send?.(message);

process.on('message', async (command: ServerCommand) => {
  try {
    if (command.type === 'evict') {
      await miniflare.unsafeEvictDurableObject(name, 'TableObject', { name: command.table });
      report({ type: 'done' });
    } else {
      await miniflare.dispose();
      report({ type: 'done' });
      process.disconnect();
    }
  } catch (error) {
    report({ type: 'failed', why: String(error) });
  }
});

// The test that started this process is gone: nothing else would end it.
process.on('disconnect', () => process.exit());

await miniflare.ready;
report({ type: 'ready' });

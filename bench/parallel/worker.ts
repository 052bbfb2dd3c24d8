/** One thread of `map.ts`: does the parts that it is sent with the file that it was started for. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Done, Job, Part } from './map.ts';

const { run }: Part<unknown, unknown> = await import(workerData);
parentPort?.on('message', ({ index, input }: Job) => {
  parentPort?.postMessage({ index, output: run(input) } satisfies Done);
});

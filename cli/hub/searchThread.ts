import { on, once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFen } from '../../engine/index.ts';
import type { Mover, Task } from './mover.ts';
import type { Finding, Job } from './searchWorker.ts';

/** A thread of its own that searches. */
interface SearchThread {
  /** Starts it, if it does not run yet, and waits until it can search. */
  readonly open: () => Promise<Mover>;
  readonly close: () => Promise<void>;
}

/** The thread's program stands beside this one, as a source or as what was built of it. */
const HERE = import.meta.url;
const PROGRAM = new URL(`./searchWorker${extname(HERE)}`, HERE);

const jobOf = ({ game, seed, strength, limits }: Task, stop: Int32Array): Job => ({
  rules: game.rules.name,
  start: makeFen(game.start),
  moves: game.moves,
  seed,
  strength,
  limits,
  stop,
});

/** One search at a time. A thread that breaks down fails the search that it was at; the next one gets a new thread. */
export const searchThread = (): SearchThread => {
  let worker: Worker | null = null;

  const running = async (): Promise<Worker> => {
    if (worker) return worker;
    const started = new Worker(PROGRAM);
    // Whoever waits for the thread is told by the same events.
    const forget = (): void => {
      worker = null;
    };
    started.on('error', forget);
    started.on('exit', forget);
    await once(started, 'message');
    worker = started;
    return started;
  };

  const mover: Mover = async (task) => {
    const thread = await running();
    // A flag of its own for each search, so that none is stopped by what was meant for the one before.
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const halt = (): void => void Atomics.store(stop, 0, 1);
    if (task.signal.aborted) halt();
    task.signal.addEventListener('abort', halt);
    const messages = on(thread, 'message', { close: ['exit'] });
    thread.postMessage(jobOf(task, stop));
    for await (const [message] of messages) {
      const finding: Finding = message;
      if (finding.type === 'choice') return finding.choice;
      if (finding.type === 'progress') task.onProgress(finding.progress);
    }
    throw new Error('The thread that searches has ended.');
  };

  return {
    open: async () => {
      await running();
      return mover;
    },
    close: async () => {
      await worker?.terminate();
      worker = null;
    },
  };
};

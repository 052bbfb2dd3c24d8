import { Worker } from 'node:worker_threads';

/** What a thread is told, and what it answers. */
export interface Job {
  readonly index: number;
  readonly input: unknown;
}
export interface Done {
  readonly index: number;
  readonly output: unknown;
}

/** A file that does one part of a long work: it exports `run`. Whatever goes in and comes out can be cloned. */
export interface Part<Input, Output> {
  readonly run: (input: Input) => Output;
}

/** Does inputs one after the other on a thread, until there are none left. */
const workOn = (module: URL, jobs: Iterator<Job>, onDone: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: module.href });
    const next = (): void => {
      const job = jobs.next();
      if (job.done) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(job.value);
    };
    worker.on('error', reject);
    worker.on('message', (done: Done) => {
      onDone(done);
      next();
    });
    next();
  });

/**
 * The outputs of `run` in `module`, in the order of the inputs, by so many threads. What comes out depends on the inputs alone,
 * as `run` is pure. `onDone` is told each output as it comes, in no order.
 */
export const mapParallel = async <Input, Output>(
  module: URL,
  inputs: readonly Input[],
  threads: number,
  onDone: (output: Output, count: number) => void = () => undefined,
): Promise<readonly Output[]> => {
  const outputs: Output[] = [];
  const jobs = inputs.map((input, index) => ({ index, input })).values();
  let count = 0;
  const receive = ({ index, output }: Done): void => {
    outputs[index] = output as Output;
    count++;
    onDone(output as Output, count);
  };
  await Promise.all(
    Array.from({ length: Math.min(threads, inputs.length) }, () => workOn(module, jobs, receive)),
  );
  return outputs;
};

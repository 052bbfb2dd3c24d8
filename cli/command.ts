import type { Readable, Writable } from 'node:stream';
import type { Problem, Result } from '../engine/index.ts';

/** What a command may touch of the process. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

/** Bad input: a problem that is still to be told, or null where all of them have been. */
export type Failure = Problem | null;

/** One of the things that `dama` does. */
export interface Command {
  /** How it is called, as the help shows it. */
  readonly usage: string;
  readonly summary: string;
  /** Runs with the arguments behind the command's name. A failure is bad input; one that cannot be read may be thrown. */
  readonly run: (args: readonly string[], streams: Streams) => Promise<Result<void, Failure>>;
}

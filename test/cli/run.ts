import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../../cli/main.ts';
import { describeProblem } from '../../cli/output.ts';

export const DAMA = fileURLToPath(new URL('../../cli/dama.ts', import.meta.url));

/** A stream that keeps what is written to it. */
export const collector = (): Writable & { readonly text: () => string } => {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { text: () => chunks.join('') });
};

/** Runs a command inside this process: what it prints, and the problem that it ends with or has told. */
export const run = async (
  args: readonly string[],
  input = '',
): Promise<{ output: string; problem: string | null }> => {
  const output = collector();
  const errors = collector();
  const streams = { input: Readable.from(input === '' ? [] : [input]), output, errors };
  const result = await main(args, streams);
  const told = errors.text();
  return {
    output: output.text(),
    problem: result.ok || !result.error ? told || null : describeProblem(result.error),
  };
};

export interface Finished {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Starts the real command in a process of its own. */
export const start = (args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [DAMA, ...args], { stdio: 'pipe' });

/** Collects what a process says until it ends. */
export const finish = (child: ChildProcess): Promise<Finished> =>
  new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ stdout, stderr, status }));
  });

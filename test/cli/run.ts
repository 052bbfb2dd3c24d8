import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../../cli/main.ts';
import { describeProblem } from '../../cli/output.ts';

export const DAMA = fileURLToPath(new URL('../../cli/dama.ts', import.meta.url));

/** Runs a command inside this process: what it prints, and the problem that it ends with. */
export const run = async (
  args: readonly string[],
  input = '',
): Promise<{ output: string; problem: string | null }> => {
  const chunks: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const result = await main(args, { input: Readable.from(input === '' ? [] : [input]), output });
  return { output: chunks.join(''), problem: result.ok ? null : describeProblem(result.error) };
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
export const finish = (child: ChildProcessWithoutNullStreams): Promise<Finished> =>
  new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ stdout, stderr, status }));
  });

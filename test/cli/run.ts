import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const DAMA = fileURLToPath(new URL('../../cli/dama.ts', import.meta.url));

export interface Finished {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

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

/** Runs `dama` to its end with this text as its standard input. */
export const dama = (args: readonly string[], input = ''): Promise<Finished> => {
  const child = start(args);
  const finished = finish(child);
  child.stdin.end(input);
  return finished;
};

import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { ServerCommand, ServerReport } from './serverProcess.ts';

/** The built product on 127.0.0.1, with its state in a folder of its own. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Puts a table's object to sleep; its sockets hibernate. */
  evict(table: string): Promise<void>;
  /** SIGKILLs the server's whole process group. */
  kill(): Promise<void>;
  /** Starts it again on the same port and state. */
  restart(): Promise<void>;
  /** Ends it in order and removes its state. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A fresh folder for one test's state, inside the project and outside every watched folder. */
export function stateFolder(): string {
  mkdirSync(resolve('.tmp/state'), { recursive: true });
  return mkdtempSync(join(resolve('.tmp/state'), 'server-'));
}

const nextReport = (child: ChildProcess) =>
  new Promise<void>((done, fail) => {
    const onExit = () => fail(new Error('the server ended before it answered'));
    child.once('exit', onExit);
    child.once('message', (message: ServerReport) => {
      child.off('exit', onExit);
      if (message.type === 'failed') fail(new Error(message.why));
      else done();
    });
  });

/** What the server is configured with, in place of `wrangler.toml`. */
export type Vars = { readonly [name in 'ABSENCE_SECONDS' | 'REFUSED_WORDS']?: string };

async function spawn(port: number, state: string, vars: Vars): Promise<ChildProcess> {
  const args = [String(port), state, JSON.stringify(vars)];
  const child = fork(resolve('test/browser/setup/serverProcess.ts'), args, {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await nextReport(child);
  return child;
}

export async function startServer(vars: Vars = {}): Promise<TestServer> {
  const port = await freePort();
  const state = stateFolder();
  let child = await spawn(port, state, vars);
  const tell = async (command: ServerCommand) => {
    const answered = nextReport(child);
    child.send(command);
    await answered;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    evict: (table) => tell({ type: 'evict', table }),
    async kill() {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.pid === undefined) throw new Error('the server is not running');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    async restart() {
      child = await spawn(port, state, vars);
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await tell({ type: 'stop' });
      rmSync(state, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { START } from '../../engine/slow/index.ts';
import { seenPieces } from '../setup/board.ts';
import { launch } from '../setup/browser.ts';
import { freePort } from '../setup/server.ts';

/**
 * `npm start` as a newcomer runs it, in a copy of the tree: it builds into `dist/`, which the other tests use.
 */
const HOME = resolve('.tmp/start');
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.git', '.tmp', '.build', '.wrangler']);

let browser: Browser;
let server: ChildProcess;
let url: string;
let output = '';

/** Starts the product and waits until it answers. */
async function start(port: number): Promise<void> {
  server = spawn('npm', ['start', '--', '--port', String(port), '--persist-to', 'kept'], {
    cwd: HOME,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  url = `http://localhost:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000, interval: 200, message: 'npm start answers' }).toBe(true);
}

/** Ends npm as Ctrl-C does; whatever it started has to end with it. */
async function end(): Promise<void> {
  const { pid } = server;
  if (pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  process.kill(-pid, 'SIGINT');
  await ended;
}

const groupLives = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false; // ESRCH: nobody of this group is left.
  }
};

beforeAll(async () => {
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(HOME, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(HOME, 'node_modules'));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await end();
  rmSync(HOME, { recursive: true, force: true });
});

test('npm start builds and serves the product, and keeps its tables until the next start', async () => {
  const port = await freePort();
  await start(port);
  const body = JSON.stringify({ seat: 'white', key: 'a-key-for-the-smoke-test-0', name: 'Ayşe' });
  const created = await fetch(`${url}/api/tables`, { method: 'POST', body });
  expect(created.status, output).toBe(201);
  const { id } = (await created.json()) as { id: string };

  await end();
  await expect.poll(() => groupLives(server.pid), { timeout: 10_000 }).toBe(false);
  await start(port);

  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${url}/t/${id}`);
  await page.getByRole('button', { name: words.seat.sitAs.black }).click();
  await expect.poll(() => page.getByText('Ayşe').count()).toBeGreaterThan(0);
  await expect.poll(() => seenPieces(page)).toBe(START.slice(2));
  expect(readdirSync(HOME)).toContain('kept');
});

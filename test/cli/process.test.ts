import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAMA, finish, start } from './run.ts';

test('the file can be run as it is, and is the command of the package', () => {
  expect(readFileSync(DAMA, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(DAMA).mode & 0o111).toBe(0o111);
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(manifest.bin).toEqual({ dama: 'cli/dama.js' });
});

test('an answer goes to standard output, exit status 0', async () => {
  const ran = await finish(start(['perft', '3']));
  expect(ran).toEqual({ stdout: '1 8\n2 64\n3 708\n', stderr: '', status: 0 });
});

test('a problem is one line on standard error, exit status 2', async () => {
  const ran = await finish(start(['moves', '--fen', 'W:Wi9:Bh6']));
  expect(ran).toEqual({ stdout: '', stderr: 'dama: unknown-square: "i9" is no square. (at 3)\n', status: 2 });
});

test.each([['moves --fen -'], ['perft 2 --fen -'], ['bestmove --fen -'], ['pdn -'], ['hub']])(
  'a folder as standard input of %s is one line on standard error, exit status 2',
  async (command) => {
    const folder = openSync('.', 'r');
    const child = spawn(process.execPath, [DAMA, ...command.split(' ')], { stdio: [folder, 'pipe', 'pipe'] });
    closeSync(folder);
    const ran = await finish(child);
    expect(ran).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^dama: unreadable: EISDIR[^\n]*\n$/),
      status: 2,
    });
  },
);

test('each line of a batch is answered before the next one comes', async () => {
  const child = start(['moves', '--fen', '-']);
  const finished = finish(child);
  for (const file of ['a', 'h']) {
    child.stdin.write(`W:W${file}3:Bd7\n`);
    const [answer] = await once(child.stdout, 'data');
    expect(JSON.parse(answer)).toMatchObject({ fen: `W:W${file}3:Bd7` });
  }
  child.stdin.end();
  expect(await finished).toMatchObject({ stderr: '', status: 0 });
});

test('a reader that closes the pipe ends the work quietly', async () => {
  const child = start(['moves', '--fen', '-']);
  const stderr: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
  // What the command no longer reads comes back to us as this error.
  child.stdin.on('error', (error: NodeJS.ErrnoException) => expect(error.code).toBe('EPIPE'));
  child.stdin.write('W:WKa1:Ba3\n'.repeat(50_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'exit');
  expect([status, stderr.join('')]).toEqual([0, '']);
});

// A device that only Linux has.
test.each(['/dev/full'].filter(existsSync))(
  'a full disk, as %s, is one line on standard error',
  async (path) => {
    const full = openSync(path, 'w');
    const child = spawn(process.execPath, [DAMA, 'moves'], { stdio: ['ignore', full, 'pipe'] });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const [status] = await once(child, 'close');
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^dama: ENOSPC[^\n]*\n$/);
  },
);

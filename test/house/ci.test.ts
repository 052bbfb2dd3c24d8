import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

/** `.ci/run` with an `npm` that prints what a run could print: its last line and its status are what CI goes by. */
const HOME = resolve('.tmp/ci');

beforeEach(() => {
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(join(HOME, 'bin'), { recursive: true });
  cpSync('.ci', join(HOME, '.ci'), { recursive: true });
});
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const runWith = (npm: string) => {
  writeFileSync(join(HOME, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(HOME, 'bin/npm'), 0o755);
  const PATH = `${join(HOME, 'bin')}:${process.env.PATH}`;
  const { status, stdout } = spawnSync('bash', ['.ci/run'], {
    cwd: HOME,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
};

/** What Vitest closes with on a terminal, colours included. */
const closing = (text: string) => `printf '\\033[2m      Tests \\033[22m ${text}\\n'`;

test.each([
  ['all pass', `[ "$1" = test ] && ${closing('12 passed (12)')}; exit 0`, 0, '12 passed, 0 failed'],
  [
    'some fail',
    `[ "$1" = test ] || exit 0; ${closing('2 failed | 10 passed (12)')}; exit 1`,
    1,
    '10 passed, 2 failed',
  ],
  [
    'an error beside the tests',
    `[ "$1" = test ] || exit 0; ${closing('12 passed (12)')}; exit 1`,
    1,
    '12 passed, 1 failed',
  ],
  ['the check fails', `[ "$1" = ci ]`, 1, '0 passed, 1 failed'],
  ['the installation fails', 'exit 1', 1, '0 passed, 1 failed'],
  ['no test ran', 'exit 0', 1, '0 passed, 1 failed'],
])('%s', (_, npm, status, last) => {
  expect(runWith(npm)).toEqual({ status, last });
});

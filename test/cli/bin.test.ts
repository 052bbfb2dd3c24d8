import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The two ways to call the command that the README names, as somebody in the project's folder does. */
test.each([
  ['npx', ['--no-install', 'dama']],
  ['npm', ['run', '-s', 'dama', '--']],
] as const)(
  '%s %j',
  (program, args) => {
    const call = (...rest: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(program, [...args, ...rest], { encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    expect(call('perft', '2')).toEqual({ status: 0, stdout: '1 8\n2 64\n', stderr: '' });
    const bad = call('moves', '--fen', 'W:Wa8:Bh5');
    expect(bad).toMatchObject({ status: 2, stdout: '' });
    expect(bad.stderr).toMatch(/^[^\n]*uncrowned-man[^\n]*\n$/);
  },
  30_000,
);

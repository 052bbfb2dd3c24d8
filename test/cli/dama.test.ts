import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DAMA, dama, finish, start } from './run.ts';

const EDGE04 = 'W:WKa1:Ba3,c3,c5,e5,e7';
const EDGE04_MOVES = ['a1xa5xd5xf5', 'a1xa5xd5xg5', 'a1xa5xd5xh5'];

const lines = (text: string): string[] => text.split('\n').slice(0, -1);
const jsonLines = (text: string): unknown[] => lines(text).map((line) => JSON.parse(line));

test('the file can be run as it is', () => {
  expect(readFileSync(DAMA, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(DAMA).mode & 0o111).toBe(0o111);
});

describe('plain text', () => {
  test.each([
    { args: ['perft', '5'], stdout: '1 8\n2 64\n3 708\n4 7538\n5 85090\n' },
    { args: ['perft', '3', '--fen', EDGE04], stdout: '1 3\n2 18\n3 239\n' },
    { args: ['--fen', EDGE04, '3'], command: 'perft', stdout: '1 3\n2 18\n3 239\n' },
    { args: ['perft', '2', '--rules', 'turkish', '--fen=W:WKb2:Bb4,d6,f4,d2,h8'], stdout: '1 5\n2 10\n' },
    { args: ['perft', '2', '--fen', 'W:Wa3:Ba4,a5,b3,c3'], stdout: '1 0\n2 0\n' },
    {
      args: ['moves'],
      stdout: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((file) => `${file}3-${file}4\n`).join(''),
    },
    { args: ['moves', '--fen', EDGE04], stdout: EDGE04_MOVES.map((path) => `${path}\n`).join('') },
    { args: ['moves', '--fen', 'W:Wa3:Ba4,a5,b3,c3'], stdout: '' },
    { args: ['moves', '--fen', 'W:WKa1:BKh8', '--rules', 'turkish'], lines: 14 },
  ])('dama $command $args', async ({ args, command, stdout, lines: count }) => {
    const ran = await dama(command ? [command, ...args] : args);
    expect(ran).toMatchObject({ stderr: '', status: 0 });
    if (stdout !== undefined) expect(ran.stdout).toBe(stdout);
    if (count !== undefined) expect(lines(ran.stdout)).toHaveLength(count);
  });

  test('--help names every command', async () => {
    const ran = await dama(['--help']);
    expect(ran).toMatchObject({ stderr: '', status: 0 });
    expect(ran.stdout).toContain('perft DEPTH [--rules R] [--fen F]');
    expect(ran.stdout).toContain('moves [--rules R] [--fen F]');
    expect(await dama(['moves', '--help'])).toEqual(ran);
  });
});

describe('bad input: one line on standard error, exit status 2', () => {
  test.each([
    { args: [], says: 'command' },
    { args: ['move'], says: '"move"' },
    { args: ['constructor'], says: '"constructor"' },
    { args: ['perft'], says: 'depth' },
    { args: ['perft', '0'], says: 'depth' },
    { args: ['perft', '-1'], says: '-1' },
    { args: ['perft', '2.5'], says: 'depth' },
    { args: ['perft', '1e1'], says: 'depth' },
    { args: ['perft', 'x'], says: 'depth' },
    { args: ['perft', ''], says: 'depth' },
    { args: ['perft', '21'], says: 'depth' },
    { args: ['perft', '99999999999999999999'], says: 'depth' },
    { args: ['perft', '1', '2'], says: 'depth' },
    { args: ['perft', '0', '--fen', '-'], says: 'depth' },
    { args: ['moves', 'a3-a4'], says: 'a3-a4' },
    { args: ['moves', '--fen'], says: '--fen' },
    { args: ['moves', '--fen', '--rules', 'turkish'], says: '--fen' },
    { args: ['moves', '--fen', 'W:Wa3:Ba3'], says: 'square-used-twice' },
    { args: ['moves', '--fen', 'W:Wi9:Bh6'], says: 'unknown-square: "i9" is no square. (at 3)' },
    { args: ['moves', '--fen', 'W:Wa8:Bh5'], says: 'uncrowned-man' },
    { args: ['moves', '--fen', 'W:Wa\n8:Bh5'], says: 'unknown-square' },
    { args: ['moves', '--fen', ''], says: 'unknown-turn' },
    { args: ['moves', '--rules', 'chess'], says: '"chess" is none of: turkish' },
    { args: ['moves', '--rules', 'chess', '--fen', '-'], says: '"chess"' },
    { args: ['moves', '--color', 'white'], says: '--color' },
  ])('dama $args', async ({ args, says }) => {
    const ran = await dama(args);
    expect(ran).toMatchObject({ stdout: '', status: 2 });
    expect(ran.stderr).toMatch(/^dama: [^\n]+\n$/);
    expect(ran.stderr).toContain(says);
  });
});

describe('"-" as the FEN: one line of JSON for each line of the input', () => {
  test('moves', async () => {
    const ran = await dama(['moves', '--fen', '-'], `${EDGE04}\nW:Wa3:Ba4,a5,b3,c3\n`);
    expect(ran).toMatchObject({ stderr: '', status: 0 });
    expect(jsonLines(ran.stdout)).toEqual([
      { fen: EDGE04, moves: EDGE04_MOVES },
      { fen: 'W:Wa3:Ba4,a5,b3,c3', moves: [] },
    ]);
  });

  test('perft answers the counts of all depths', async () => {
    const ran = await dama(['perft', '3', '--fen', '-'], `${EDGE04}\n`);
    expect(jsonLines(ran.stdout)).toEqual([{ fen: EDGE04, perft: [3, 18, 239] }]);
  });

  test('a bad line is answered with an error, and the batch goes on', async () => {
    const ran = await dama(['moves', '--fen', '-'], 'W:Wi9:Bh6\n\nW:Wa3:Bh7\n');
    expect(ran).toMatchObject({ stderr: '', status: 0 });
    expect(jsonLines(ran.stdout)).toEqual([
      { fen: 'W:Wi9:Bh6', error: 'unknown-square: "i9" is no square. (at 3)' },
      { fen: '', error: expect.stringContaining('unknown-turn') },
      { fen: 'W:Wa3:Bh7', moves: ['a3-a4', 'a3-b3'] },
    ]);
  });

  test.each([
    { name: 'no final newline', input: 'W:Wa3:Bh7\nW:Wb3:Bh7', count: 2 },
    { name: 'CRLF', input: 'W:Wa3:Bh7\r\nW:Wb3:Bh7\r\n', count: 2 },
    { name: 'nothing', input: '', count: 0 },
  ])('$name', async ({ input, count }) => {
    const answers = jsonLines((await dama(['moves', '--fen', '-'], input)).stdout);
    expect(answers).toHaveLength(count);
    for (const answer of answers) expect(answer).toHaveProperty('moves');
  });

  test('each line is answered before the next one comes', async () => {
    const child = start(['moves', '--fen', '-']);
    const finished = finish(child);
    for (const file of ['a', 'h']) {
      child.stdin.write(`W:W${file}3:Bd7\n`);
      const [answer] = await once(child.stdout, 'data');
      expect(JSON.parse(answer)).toMatchObject({ fen: `W:W${file}3:Bd7` });
    }
    child.stdin.end();
    expect((await finished).status).toBe(0);
  });

  test('many lines come back complete and in order', async () => {
    const fens = Array.from({ length: 20_000 }, (_, index) => `W:W${'abcdefgh'.charAt(index % 8)}3:Bd7`);
    const ran = await dama(['moves', '--fen', '-'], `${fens.join('\n')}\n`);
    expect(jsonLines(ran.stdout).map((answer) => (answer as { fen: string }).fen)).toEqual(fens);
  });

  test('a reader that closes the pipe ends the work quietly', async () => {
    const child = start(['moves', '--fen', '-']);
    const stderr: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
    // What it no longer reads comes back to us as an error, which is no finding.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => expect(error.code).toBe('EPIPE'));
    child.stdin.write(`${EDGE04}\n`.repeat(50_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'exit');
    expect([status, stderr.join('')]).toEqual([0, '']);
  });
});

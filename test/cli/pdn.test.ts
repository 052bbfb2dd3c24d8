import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../cli/main.ts';
import { collector, DAMA, finish, run, start } from './run.ts';

const GAME = '[White "Şükrü"]\n[Result "*"]\n[GameType "30,W,8,8,A0,0"]\n\n1. a3-a4 h6-h5 *\n';
let folder = '';
beforeAll(() => {
  mkdirSync('.tmp', { recursive: true });
  folder = mkdtempSync('.tmp/pdn-');
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** The games of a file that is generated as it is read, many times the same. */
const manyGames = (count: number): Readable =>
  Readable.from(
    (function* () {
      for (let game = 0; game < count; game++) yield `${GAME}\n`;
    })(),
  );

describe('dama pdn FILE', () => {
  test('prints the games back, and nothing else', async () => {
    const file = fileOf('good.pdn', `\ufeff[White "Şükrü"]\r\n1.a3-a4 h6-h5\r\n${GAME}`);
    expect(await finish(start(['pdn', file]))).toEqual({ stdout: `${GAME}\n${GAME}`, stderr: '', status: 0 });
  });

  test('tells a broken game on one line, and reads on', async () => {
    const file = fileOf('broken.pdn', `1. a3-a4\n  a6-a4 *\n\n${GAME}`);
    expect(await finish(start(['pdn', file]))).toEqual({
      stdout: GAME,
      stderr: `${file}:2:3: illegal-move: "a6-a4" is no legal move here.\n`,
      status: 2,
    });
  });

  test('tells a warning on a line of its own, which is no failure', async () => {
    const file = fileOf('loose.pdn', GAME.replace('1.', '7.'));
    expect(await finish(start(['pdn', file]))).toEqual({
      stdout: GAME,
      stderr: `${file}:5:1: warning: move-number: "7." stands where 1. belongs.\n`,
      status: 0,
    });
  });

  test.each([
    ['little', false],
    ['big', true],
  ])('reads UTF-16 by its byte-order mark, %s end first', async (_name, swapped) => {
    const bytes = Buffer.from(`\ufeff${GAME}`, 'utf16le');
    if (swapped) bytes.swap16();
    for (const cut of [1, 3, bytes.length]) {
      const output = collector();
      const input = Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]);
      await main(['pdn', '-'], { input, output, errors: collector() });
      expect(output.text()).toBe(GAME);
    }
  });

  test('tells what stands behind the last game', async () => {
    const file = fileOf('after.pdn', `${GAME}{the end}\n1-0\n`);
    expect(await finish(start(['pdn', file]))).toEqual({
      stdout: GAME,
      stderr: [
        `${file}:6:1: warning: comment-passed-over: No game follows this comment.\n`,
        `${file}:7:1: warning: result-passed-over: The result "1-0" ends nothing here.\n`,
      ].join(''),
      status: 0,
    });
  });

  test('a number that rulesets share means that of --rules', async () => {
    const { output } = await run(['pdn', '-', '--rules', 'turkish-classic'], '[GameType "30"]\n1. a3-a4 *\n');
    expect(output).toContain('[Ruleset "turkish-classic"]');
  });

  test('reports what is no UTF-8, where it is', async () => {
    const bytes = Buffer.from(GAME.replaceAll('ü', '#').replace('Ş', 'S'), 'latin1');
    bytes[bytes.indexOf('#')] = 0xfc;
    const { stderr, status } = await finish(start(['pdn', fileOf('latin.pdn', bytes)]));
    expect([stderr, status]).toEqual([
      `${join(folder, 'latin.pdn')}:1:10: warning: undecoded: There are bytes here that are no UTF-8.\n`,
      0,
    ]);
  });

  test.each([
    [
      'a file that is not there',
      () => ['pdn', join(folder, 'none.pdn')],
      /^dama: unreadable: ENOENT[^\n]*\n$/,
    ],
    ['a folder', () => ['pdn', folder], /^dama: unreadable: EISDIR[^\n]*\n$/],
    ['an empty file', () => ['pdn', fileOf('empty.pdn', '')], /^dama: no-game: [^\n]*\n$/],
    ['a file without a game', () => ['pdn', fileOf('comment.pdn', '{hi}\n*\n')], /^dama: no-game: [^\n]*\n$/],
    ['no file', () => ['pdn'], /^dama: bad-argument: [^\n]*\n$/],
    ['two files', () => ['pdn', 'a', 'b'], /^dama: bad-argument: [^\n]*\n$/],
    ['another ruleset', () => ['pdn', 'a', '--rules', 'chess'], /^dama: unknown-rules: [^\n]*\n$/],
    ['a FEN', () => ['pdn', 'a', '--fen', 'W:Wa3:Ba7'], /^dama: bad-option: [^\n]*\n$/],
  ])('%s: one line, exit status 2', async (_name, args, stderr) => {
    const ran = await finish(start(args()));
    expect(ran).toEqual({ stdout: '', stderr: expect.stringMatching(stderr), status: 2 });
  });

  test('--rules is for games that name none', async () => {
    const { output, problem } = await run(['pdn', '-', '--rules', 'russian'], '1. c3xd4 *\n1. c3-d4 *\n');
    expect(output).toBe('[Result "*"]\n[GameType "25,W,8,8,A0,0"]\n\n1. c3-d4 *\n');
    expect(problem).toBe('-:1:4: illegal-move: "c3xd4" is no legal move here.\n');
  });
});

describe('a stream', () => {
  test('each game is printed before the next one comes', async () => {
    const child = start(['pdn', '-']);
    const finished = finish(child);
    for (const printed of [GAME, `\n${GAME}`]) {
      child.stdin.write(`${GAME}\n`);
      const [answer] = await once(child.stdout, 'data');
      expect(answer).toBe(printed);
    }
    child.stdin.end();
    expect(await finished).toMatchObject({ stderr: '', status: 0 });
  });

  test('characters may be parted between chunks', async () => {
    const output = collector();
    const bytes = [...Buffer.from(GAME)].map((byte) => Buffer.from([byte]));
    const result = await main(['pdn', '-'], { input: Readable.from(bytes), output, errors: collector() });
    expect(result.ok).toBe(true);
    expect(output.text()).toBe(GAME);
  });

  test('the progress is told every thousand games', async () => {
    const errors = collector();
    await main(['pdn', '-'], { input: manyGames(2_500), output: collector(), errors });
    expect(errors.text()).toBe('1,000 games read\n2,000 games read\n');
  });

  test('a reader that falls behind is waited for', async () => {
    let ahead = 0;
    const games = (function* () {
      for (; ahead < 2_000; ahead++) yield `${GAME}\n`;
    })();
    const child = collector();
    const slow = Object.assign(child, { write: () => false });
    void main(['pdn', '-'], { input: Readable.from(games), output: slow, errors: collector() });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ahead).toBeLessThan(100);
  });

  test('100 MB need no more memory than 1 MB', async () => {
    const args = ['--max-old-space-size=80', DAMA, 'pdn', '-'];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const closed = once(child, 'close');
    // A program that dies says why on its standard error, and not here.
    child.stdin.on('error', (error) => {
      stderr += error.message;
    });
    // A long comment in each game: the bytes are what is to be many.
    const game = GAME.replace('*\n', `{${'a comment of some length '.repeat(2_000)}} *\n`).repeat(10);
    for (let written = 0; written < 100_000_000; written += game.length) {
      if (child.stdin.write(game)) continue;
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), closed]);
      if (child.stdin.destroyed) break;
    }
    child.stdin.end();
    expect({ closed: await closed, stderr }).toMatchObject({ closed: [0, null] });
    expect(stderr).toMatch(/^(?:\d,000 games read\n)+$/);
  }, 60_000);
});

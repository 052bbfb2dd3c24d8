import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, filesBelow, installPacked, type Packed, sizeOf, typesOf } from './packed.ts';

let packed: Packed;
let home: string;
let installed: string;

const document = readFileSync('docs/ENGINE.md', 'utf8');
const blockOf = (language: string): string => document.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

beforeAll(() => {
  packed = installPacked();
  ({ home, installed } = packed);
  // No DOM and no Node: the engine needs neither. The example needs a console.
  writeFileSync(join(home, 'console.d.ts'), 'declare const console: { log(...values: unknown[]): void };');
}, 60_000);
afterAll(() => packed.remove());

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' });

describe('the example of docs/ENGINE.md', () => {
  test('runs on plain Node and prints what the document says', () => {
    writeFileSync(join(home, 'example.mjs'), blockOf('ts'));
    const printed = node('example.mjs').trimEnd().split('\n');
    const expected = blockOf('output').trimEnd().split('\n');
    // The order of moves is not promised.
    const sorted = (line = '') => line.split(' ').sort().join(' ');
    expect(sorted(printed[0])).toBe(sorted(expected[0]));
    expect(printed.slice(1)).toEqual(expected.slice(1));
  });

  test.each(['nodenext', 'bundler'] as const)('is well typed under %s', (resolution) => {
    expect(typesOf(home, blockOf('ts'), resolution, ['es2022'])).toBe('');
    expect(
      typesOf(home, `${blockOf('ts')}\nstart.position = 5;\nperft('x');`, resolution, ['es2022']),
    ).toMatch(/TS2540.*\n.*TS2554|TS2345/);
  });

  test('everything that it lists is there', () => {
    const listed = [...(document.split('## What there is')[1] ?? '').matchAll(/`([a-z]\w+|[A-Z_]{2,})`/g)];
    const keysOf = (path: string) => `...Object.keys(await import('dama-on-the-edge/${path}'))`;
    const program = `console.log([${keysOf('engine')}, ${keysOf('engine/pdn')}].join())`;
    const exported = node('--input-type=module', '-e', program);
    const fields = ['position', 'moves', 'outcome'];
    const names = listed.map(([, name = '']) => name).filter((name) => !fields.includes(name));
    expect(names.length).toBeGreaterThan(25);
    expect(exported.trim().split(',')).toEqual(expect.arrayContaining(names));
  });
});

test('it needs no other package, nothing of the board, and nothing of Node', () => {
  const modules = filesBelow(join(installed, 'dist/engine')).filter((file) => /\.js$/.test(file));
  expect(modules).toContain('index.js');
  for (const file of modules) {
    const text = readFileSync(join(installed, 'dist/engine', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, path] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)["'`]/g)) {
      expect(path, file).toMatch(/^\.{1,2}\//);
      // None of the command's, which is larger than all of them.
      expect(path, file).not.toMatch(/cli\/|board\//);
    }
    expect(text, file).not.toMatch(/\brequire\(|\bprocess\.|\bglobalThis\b/);
  }
});

const bundled = async (source: string): Promise<number> => sizeOf(await bundle(home, source));

const importing = (names: readonly string[]): string =>
  `export { ${names.join(', ')} } from 'dama-on-the-edge/engine';`;

test('FEN, moves and games are about 5 KB gzipped, and under 9 KB with perft, where it is asked for', async () => {
  const rows = document
    .split('## What there is')[1]
    ?.split('\n')
    .filter((row) => /^\| (rule|pos|mov|gam|set)/.test(row));
  const names = [...(rows ?? []).join().matchAll(/`([a-z]\w+|[A-Z_]{2,})`/g)].map(([, name = '']) => name);
  const functions = names.filter((name) => !['position', 'moves', 'outcome'].includes(name));
  expect(functions).toEqual(expect.arrayContaining(['parseFen', 'legalMoves', 'playMove', 'squareSet']));
  const bytes = await bundled(importing(functions));
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThan(5.5 * 1024);
  expect(await bundled(importing([...functions, 'perft']))).toBeGreaterThan(bytes + 3_000);
  expect(await bundled("export * from 'dama-on-the-edge/engine';")).toBeLessThan(9 * 1024);
});

describe('its command', () => {
  const DAMA = 'cli/dama.js';
  const dama = (...args: readonly string[]) => node(join(installed, DAMA), ...args);

  test('counts, and tells what it can', () => {
    expect(dama('perft', '3')).toBe('1 8\n2 64\n3 708\n');
    expect(dama('--help')).toContain('hub');
  });

  test('chooses moves as the sources do', () => {
    for (const args of [
      ['--nodes', '20000'],
      ['--level', '2', '--rules', 'russian'],
      ['--depth', '6', '--seed', '5'],
    ]) {
      const fromSources = execFileSync(process.execPath, [DAMA, 'bestmove', ...args], { encoding: 'utf8' });
      expect(dama('bestmove', ...args)).toBe(fromSources);
    }
    expect(dama('bestmove', '--fen', 'W:WKg2,a3,a5,e5:Bb4,c5,f7,Kc8')).toBe('a5-b5\n');
  });

  test('speaks Hub, and searches in its thread', async () => {
    const child = spawn(process.execPath, [join(installed, DAMA), 'hub'], { cwd: home });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<string> => (await lines.next()).value ?? '';
    const start = `W${'e'.repeat(8)}${'b'.repeat(16)}${'e'.repeat(16)}${'w'.repeat(16)}${'e'.repeat(8)}`;
    child.stdin.write(`init\npos pos=${start}\ngo think\n`);
    expect(await next()).toBe('ready');
    expect(await next()).toMatch(/^info depth=1 /);
    child.stdin.write('ping\nstop\nquit\n');
    const rest: string[] = [];
    for await (const line of lines) if (!line.startsWith('info ')) rest.push(line);
    expect(rest).toEqual(['pong', expect.stringMatching(/^done move=\w3-\w4/)]);
  });
});

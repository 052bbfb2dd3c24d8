import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { linesOf as linesFrom, MAX_LINE } from '../../cli/lines.ts';
import { ok } from '../../engine/index.ts';
import { run } from './run.ts';

const EDGE04 = 'W:WKa1:Ba3,c3,c5,e5,e7';
const EDGE04_MOVES = ['a1xa5xd5xf5', 'a1xa5xd5xg5', 'a1xa5xd5xh5'];
const BLOCKED = 'W:Wa3:Ba4,a5,b3,c3';

const linesOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const parsed = (output: string): unknown[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe('plain text', () => {
  test.each([
    { args: ['perft', '5'], output: linesOf('1 8', '2 64', '3 708', '4 7538', '5 85090') },
    { args: ['perft', '3', '--fen', EDGE04], output: linesOf('1 3', '2 18', '3 239') },
    { args: ['perft', '--fen', EDGE04, '3'], output: linesOf('1 3', '2 18', '3 239') },
    {
      args: ['perft', '2', '--rules', 'turkish', '--fen=W:WKb2:Bb4,d6,f4,d2,h8'],
      output: linesOf('1 5', '2 10'),
    },
    { args: ['perft', '2', '--fen', BLOCKED], output: linesOf('1 0', '2 0') },
    { args: ['moves'], output: linesOf(...[...'abcdefgh'].map((file) => `${file}3-${file}4`)) },
    { args: ['moves', '--rules', 'turkish', '--fen', EDGE04], output: linesOf(...EDGE04_MOVES) },
    { args: ['moves', '--fen', BLOCKED], output: '' },
    { args: ['moves', '--fen', 'B:Wa3:Bh7'], output: linesOf('h7-g7', 'h7-h6') },
  ])('dama $args', async ({ args, output }) => {
    expect(await run(args)).toEqual({ output, problem: null });
  });

  test('--help names every command', async () => {
    const help = await run(['--help']);
    expect(help.problem).toBeNull();
    expect(help.output).toContain('perft DEPTH [--rules R] [--fen F]');
    expect(help.output).toContain('moves [--rules R] [--fen F]');
    expect(await run(['moves', '--help'])).toEqual(help);
  });
});

describe('bad input is refused before anything is printed', () => {
  test.each([
    { args: [], says: 'perft, moves' },
    { args: ['move'], says: '"move"' },
    { args: ['constructor'], says: '"constructor"' },
    { args: ['perft'], says: 'bad-depth' },
    { args: ['perft', '0'], says: 'bad-depth' },
    { args: ['perft', '-1'], says: 'bad-depth' },
    { args: ['perft', '-1', '--rules', 'russian'], says: 'bad-depth' },
    { args: ['perft', '1', '--fen', '-1'], says: '--fen' },
    { args: ['perft', '--', '-1'], says: 'bad-depth' },
    { args: ['perft', '2.5'], says: 'bad-depth' },
    { args: ['perft', '1e1'], says: 'bad-depth' },
    { args: ['perft', 'x'], says: 'bad-depth' },
    { args: ['perft', ''], says: 'bad-depth' },
    { args: ['perft', '21'], says: 'bad-depth' },
    { args: ['perft', '99999999999999999999'], says: 'bad-depth' },
    { args: ['perft', '1', '2'], says: 'bad-depth' },
    { args: ['perft', '0', '--fen', '-'], says: 'bad-depth' },
    { args: ['moves', 'a3-a4'], says: '"a3-a4"' },
    { args: ['moves', '--fen'], says: '--fen' },
    { args: ['moves', '--fen', '--rules', 'turkish'], says: '--fen' },
    { args: ['moves', '--fen', 'W:Wa3:Ba3'], says: 'square-used-twice: The square a3 is used twice. (at 7)' },
    { args: ['moves', '--fen', 'W:Wi9:Bh6'], says: 'unknown-square: "i9" is no square. (at 3)' },
    { args: ['moves', '--fen', 'W:Wa8:Bh5'], says: 'uncrowned-man' },
    { args: ['moves', '--fen', 'W:Wa\n8:Bh5'], says: 'unknown-square' },
    { args: ['moves', '--fen', ''], says: 'unknown-turn' },
    { args: ['moves', '--rules', 'chess'], says: '"chess" is none of: turkish' },
    { args: ['moves', '--rules', 'chess', '--fen', '-'], says: '"chess"' },
    { args: ['moves', '--color', 'white'], says: '--color' },
    { args: ['moves', '--fen', 'W:Wa3:Bh7', '--fen=W:Wb3:Bh7'], says: "'--fen' is given twice" },
  ])('dama $args', async ({ args, says }) => {
    const { output, problem } = await run(args);
    expect(output).toBe('');
    expect(problem).toContain(says);
    expect(problem).not.toContain('\n');
  });
});

describe('"-" as the FEN: one line of JSON for each line of the input', () => {
  test('moves', async () => {
    const { output, problem } = await run(['moves', '--fen', '-'], linesOf(EDGE04, BLOCKED));
    expect(problem).toBeNull();
    expect(parsed(output)).toEqual([
      { fen: EDGE04, moves: EDGE04_MOVES },
      { fen: BLOCKED, moves: [] },
    ]);
  });

  test('perft answers the counts of all depths', async () => {
    const { output } = await run(['perft', '3', '--fen', '-'], linesOf(EDGE04));
    expect(parsed(output)).toEqual([{ fen: EDGE04, perft: [3, 18, 239] }]);
  });

  test('a bad line is answered with an error, and the batch goes on', async () => {
    const { output, problem } = await run(['moves', '--fen', '-'], linesOf('W:Wi9:Bh6', '', 'W:Wa3:Bh7'));
    expect(problem).toBeNull();
    expect(parsed(output)).toEqual([
      { fen: 'W:Wi9:Bh6', error: 'unknown-square: "i9" is no square. (at 3)' },
      { fen: '', error: expect.stringContaining('unknown-turn') },
      { fen: 'W:Wa3:Bh7', moves: ['a3-a4', 'a3-b3'] },
    ]);
  });

  test.each([
    { name: 'no final newline', input: 'W:Wa3:Bh7\nW:Wb3:Bh7', fens: ['W:Wa3:Bh7', 'W:Wb3:Bh7'] },
    { name: 'CRLF', input: 'W:Wa3:Bh7\r\nW:Wb3:Bh7\r\n', fens: ['W:Wa3:Bh7', 'W:Wb3:Bh7'] },
    { name: 'a byte-order mark', input: '\uFEFFW:Wa3:Bh7\n', fens: ['W:Wa3:Bh7'] },
    { name: 'nothing', input: '', fens: [] },
  ])('$name', async ({ input, fens }) => {
    const answers = parsed((await run(['moves', '--fen', '-'], input)).output);
    expect(answers).toEqual(fens.map((fen) => ({ fen, moves: expect.any(Array) })));
  });

  test.each(['\u2028', '\u2029', '\u0085', '\v', '\r'])('%j ends no line', async (character) => {
    const fen = `W:Wa3:Bh7${character}W:Wb3:Bh7`;
    const answers = parsed((await run(['moves', '--fen', '-'], linesOf(fen))).output);
    expect(answers).toEqual([{ fen, error: expect.any(String) }]);
  });

  test('lines may come in pieces', async () => {
    const pieces = ['W:Wa', '3:Bh7', '\r', '\nW:Wb3:Bh7\n', '\nW:W', 'c3:Bh7'];
    const lines: unknown[] = [];
    for await (const line of linesFrom(Readable.from(pieces))) lines.push(line);
    expect(lines).toEqual(['W:Wa3:Bh7', 'W:Wb3:Bh7', '', 'W:Wc3:Bh7'].map(ok));
  });

  test('a line that never ends is refused, and the next one is read', async () => {
    const pieces = ['W:Wa3:Bh7\n', ...Array<string>(30).fill('x'.repeat(MAX_LINE / 10)), '\nW:Wb3:Bh7'];
    const codes: string[] = [];
    for await (const line of linesFrom(Readable.from(pieces)))
      codes.push(line.ok ? line.value : line.error.code);
    expect(codes).toEqual(['W:Wa3:Bh7', 'too-long', 'W:Wb3:Bh7']);
    const answers = parsed((await run(['moves', '--fen', '-'], pieces.join(''))).output);
    expect(answers[1]).toEqual({ fen: '', error: expect.stringMatching(/^too-long: /) });
    expect(answers).toHaveLength(3);
  });

  test('many lines come back complete and in order', async () => {
    const fens = Array.from({ length: 5_000 }, (_, index) => `W:W${'abcdefgh'.charAt(index % 8)}3:Bd7`);
    const answers = parsed((await run(['moves', '--fen', '-'], linesOf(...fens))).output);
    expect(answers).toEqual(fens.map((fen) => ({ fen, moves: expect.any(Array) })));
  });
});

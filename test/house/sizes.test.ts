import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { measureSizes } from '../../bench/sizes.ts';

const FILES = {
  'embed.js': 'export{t as DamaBoard}from"./assets/dama-board-a1.js";',
  'assets/dama-board-a1.js':
    'import"./lit-b2.js";export const t=1;import(`./live-CJ2rlfuA.js`),import(`./replay-feed-CerlE5Oa.js`),import(`./assistant-DTi4LRFn.js`),import(`./looks-B5jhq7uY.js`)',
  'assets/live-CJ2rlfuA.js':
    'import"./dama-board-a1.js";import"./strips-Cd0e0VtJ.js";import(`./player-CHu2fJr0.js`)',
  'assets/player-CHu2fJr0.js': 'import"./strips-Cd0e0VtJ.js"',
  'assets/strips-Cd0e0VtJ.js': 'export{}',
  'assets/replay-feed-CerlE5Oa.js': 'import"./strips-Cd0e0VtJ.js"',
  'assets/assistant-DTi4LRFn.js': 'import"./dama-board-a1.js"',
  'assets/looks-B5jhq7uY.js': 'export{}',
  'assets/lit-b2.js': 'export{}',
  'early.js': 'document',
  'table.html': '<script src="/early.js"></script><script type="module" src="/assets/table-c3.js"></script>',
  'open.html': '<script type="module" src="/assets/open-e5.js"></script>',
  'play.html': '<script type="module" src="/assets/play-f6.js"></script>',
  'assets/play-f6.js':
    'import"./lit-b2.js";new Worker(new URL(`/assets/thinker-Cf2Mk1pB.js`,import.meta.url));import(`./pdn-D0knsJDo.js`)',
  'assets/thinker-Cf2Mk1pB.js': 'import"./search-g7.js";postMessage',
  'assets/search-g7.js': 'export{}',
  'assets/open-e5.js':
    'import"./lit-b2.js";import(`./open-tr-CGeA8XpJ.js`),import(`./open-uk-BcD3kq9x.js`),import(`./pdn-D0knsJDo.js`)',
  'assets/open-tr-CGeA8XpJ.js':
    'the only one that is this long, longer than its neighbor and the other dictionary together',
  'assets/open-uk-BcD3kq9x.js': 'short',
  'assets/pdn-D0knsJDo.js': 'import"./lit-b2.js"',
  'assets/table-c3.js':
    'import{a}from"./shared-d4.js";import(`./tr-D7tvD7yi.js`),import(`./uk-3up5Kv98.js`),import("./replay-BUO4oULH.js"),import(`./later-qrCode-C0d3QRaa.js`),import(`./later-courtesy-BEjxrsjS.js`)',
  'assets/shared-d4.js': 'import"./table-c3.js"',
  'assets/tr-D7tvD7yi.js': 'short',
  'assets/uk-3up5Kv98.js': 'the larger dictionary of the two',
  'assets/replay-BUO4oULH.js': 'import"./lit-b2.js"',
  'assets/later-qrCode-C0d3QRaa.js':
    'import"./shared-d4.js";import"./matrix-h1.js";import(`./card-tr-CGeA8XpK.js`),import(`./card-uk-BcD3kq9y.js`),import(`./later-nested-Ckd8Hq2s.js`)',
  'assets/later-nested-Ckd8Hq2s.js': 'import(`./nested-uk-BcD3kq9z.js`)',
  'assets/nested-uk-BcD3kq9z.js': 'the words of a part that a later part asks for',
  'assets/later-courtesy-BEjxrsjS.js':
    'import"./shared-d4.js";import(`./courtesy-tr-BxsygT73.js`),import(`./courtesy-uk-DWgkNV34.js`)',
  'assets/courtesy-tr-BxsygT73.js': 'short',
  'assets/courtesy-uk-DWgkNV34.js': 'the larger dictionary of what comes by itself',
  'assets/matrix-h1.js': 'export{}',
  'assets/card-tr-CGeA8XpK.js': 'short',
  'assets/card-uk-BcD3kq9y.js': 'the larger dictionary of the later part',
  'assets/unused-h8.js': 'never loaded',
  'engine/index.js':
    'import{a as t}from"./engine.js";import{b}from"./perft.js";export{t as play,b as perft};',
  'engine/perft.js': 'export const b=1;',
  'engine/engine.js': 'export const a=1;',
  'engine/pdn/index.js': 'import"../engine.js";export const parsePdn=1;',
} as const;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sizes-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const names = (files: readonly string[]): string[] => files.map((file) => basename(file)).sort();

describe('the sizes of a build', () => {
  test('the script for other sites counts with what it imports', () => {
    const [embed] = measureSizes(root, join(root, 'engine'));
    expect(names(embed?.files ?? [])).toEqual(['dama-board-a1.js', 'embed.js', 'lit-b2.js']);
    const texts = [FILES['embed.js'], FILES['assets/dama-board-a1.js'], FILES['assets/lit-b2.js']];
    expect(embed?.bytes).toBe(texts.reduce((sum, text) => sum + gzipSync(text).length, 0));
    expect(embed?.budget).toBe(20_480);
  });

  test('the table page counts with all that it loads, and the largest dictionary', () => {
    const [, table] = measureSizes(root, join(root, 'engine'));
    expect(names(table?.files ?? [])).toEqual([
      'early.js',
      'lit-b2.js',
      'replay-BUO4oULH.js',
      'shared-d4.js',
      'table-c3.js',
      'uk-3up5Kv98.js',
    ]);
    expect(table?.budget).toBe(40_960);
  });

  test('what comes by itself while a game runs has a limit of its own', () => {
    const [, , game] = measureSizes(root, join(root, 'engine'));
    expect(names(game?.files ?? [])).toEqual(['courtesy-uk-DWgkNV34.js', 'later-courtesy-BEjxrsjS.js']);
    expect(game?.budget).toBe(5120);
  });

  test('a page without it is an error', () => {
    writeFileSync(join(root, 'assets/table-c3.js'), 'import(`./later-qrCode-C0d3QRaa.js`)');
    expect(() => measureSizes(root, join(root, 'engine'))).toThrow(/later parts/);
  });

  test('all that the table page loads later counts together, with the words of one language', () => {
    const [, , , later] = measureSizes(root, join(root, 'engine'));
    expect(later?.name).toBe('the table page’s later parts');
    expect(names(later?.files ?? [])).toEqual([
      'card-uk-BcD3kq9y.js',
      'courtesy-uk-DWgkNV34.js',
      'later-courtesy-BEjxrsjS.js',
      'later-nested-Ckd8Hq2s.js',
      'later-qrCode-C0d3QRaa.js',
      'matrix-h1.js',
      'nested-uk-BcD3kq9z.js',
    ]);
    expect(later?.budget).toBe(24_576);
  });

  test('the engine counts with its chunks, without perft and PDN', () => {
    const [, , , , engine] = measureSizes(root, join(root, 'engine'));
    expect(names(engine?.files ?? [])).toEqual(['engine.js', 'index.js']);
    expect(engine?.budget).toBe(9_216);
  });

  test('the page that opens games counts with a dictionary, and without PDN', () => {
    const open = measureSizes(root, join(root, 'engine')).find(({ name }) => name.includes('opens games'));
    expect(names(open?.files ?? [])).toEqual(['lit-b2.js', 'open-e5.js', 'open-tr-CGeA8XpJ.js']);
    expect(open?.budget).toBe(40_960);
  });

  test('the page on which one plays alone counts without PDN and without its web worker', () => {
    const play = measureSizes(root, join(root, 'engine')).find(({ name }) => name.includes('plays alone'));
    expect(names(play?.files ?? [])).toEqual(['lit-b2.js', 'play-f6.js']);
    expect(play?.budget).toBe(40_960);
  });

  test('the web worker counts with what it imports', () => {
    const worker = measureSizes(root, join(root, 'engine')).find(({ name }) => name.includes('web worker'));
    expect(names(worker?.files ?? [])).toEqual(['search-g7.js', 'thinker-Cf2Mk1pB.js']);
    expect(worker?.budget).toBe(20_480);
  });

  test('a page that names no web worker is an error', () => {
    writeFileSync(join(root, 'assets/play-f6.js'), 'import"./lit-b2.js"');
    expect(() => measureSizes(root, join(root, 'engine'))).toThrow(/web worker/);
  });

  test.each([
    { part: 'a live table', files: ['live-CJ2rlfuA.js', 'strips-Cd0e0VtJ.js'], budget: 8_192 },
    { part: 'what is there for who plays', files: ['player-CHu2fJr0.js'], budget: 1_536 },
    { part: 'a replay', files: ['replay-feed-CerlE5Oa.js', 'strips-Cd0e0VtJ.js'], budget: 14_336 },
    { part: 'help', files: ['assistant-DTi4LRFn.js'], budget: 3_328 },
    { part: 'all other looks', files: ['looks-B5jhq7uY.js'], budget: 4_096 },
  ])('of a board on another site, $part counts with what the board has not', ({ part, files, budget }) => {
    const size = measureSizes(root, join(root, 'engine')).find(
      ({ name }) => name.startsWith(part) && name.includes('another site'),
    );
    expect(names(size?.files ?? [])).toEqual(files);
    expect(size?.budget).toBe(budget);
  });

  test('a board without such a part is an error', () => {
    writeFileSync(join(root, 'assets/dama-board-a1.js'), 'import"./lit-b2.js"');
    expect(() => measureSizes(root, join(root, 'engine'))).toThrow(/lacks the part live/);
  });

  test('no build is an error that says what to do', () => {
    rmSync(join(root, 'embed.js'));
    expect(() => measureSizes(root, join(root, 'engine'))).toThrow(/npm run build/);
  });
});

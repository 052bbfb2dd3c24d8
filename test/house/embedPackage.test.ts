import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, filesBelow, installPacked, type Packed, sizeOf, typesOf } from './packed.ts';

/** Lit, and what it is made of. */
const LIT = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@lit-labs/ssr-dom-shim',
  '@types/trusted-types',
];

const DOM = ['es2022', 'dom', 'dom.iterable'];

let packed: Packed;
beforeAll(() => {
  packed = installPacked(LIT);
}, 60_000);
afterAll(() => packed.remove());

describe('what is packed', () => {
  test('is of use to whoever installs it', () => {
    const top = new Set(
      filesBelow(packed.installed).map((file) => file.replace(/^(dist\/\w+|docs)\/.*/, '$1')),
    );
    expect([...top].sort()).toEqual([
      'LICENSE',
      'README.md',
      'cli/dama.js',
      'custom-elements.json',
      'dist/board',
      'dist/cli',
      'dist/engine',
      'dist/types',
      'docs',
      'package.json',
    ]);
    const files = filesBelow(packed.installed);
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
    // No source maps, no pictures, no declaration of what only the board itself imports.
    expect(files.filter((file) => !/\.(js|d\.ts|md|json)$|^LICENSE$/.test(file))).toEqual([]);
    expect(files).not.toContain('dist/types/client/embed/replay/replay-feed.d.ts');
  });

  test('is small', () => {
    expect(statSync(packed.file).size).toBeLessThan(150 * 1024);
  });

  test('of others imports Lit alone, and only for the board', () => {
    for (const file of filesBelow(join(packed.installed, 'dist/board'))) {
      const text = readFileSync(join(packed.installed, 'dist/board', file), 'utf8');
      for (const [, path = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)["'`]/g))
        expect(path, file).toMatch(/^\.{1,2}\/|^lit($|\/)/);
    }
  });
});

test('each of its imports is one that a bundler can follow', () => {
  const files = filesBelow(join(packed.installed, 'dist/board'));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(packed.installed, 'dist/board', file), 'utf8').matchAll(/\bimport\s*\(([^)]*)\)/g),
  ]);
  expect(imports.length).toBeGreaterThan(5);
  for (const [, path] of imports) expect(path).toMatch(/^\s*(["'`])\.\/[\w-]+\.js\1\s*$/);
});

const TYPED = `
import { type DamaBoard, type DamaErrorEvent } from 'dama-on-the-edge/board';
const board = document.querySelector('dama-board');
if (board) {
  const same: DamaBoard = board;
  same.fen = 'W:Wa2,Kd4:Ba7';
  board.pdn = null;
  board.addEventListener('dama-move', (event) => {
    const { move, fen }: { move: string; fen: string } = event.detail;
    if (move === fen) event.preventDefault();
  });
  board.addEventListener('dama-outcome', ({ detail }) => detail.winner === 'white' && detail.reason === 'blocked');
}
document.addEventListener('dama-error', (event: DamaErrorEvent) => event.detail.code.length);
document.createElement('dama-board').orientation = 'black';
`;

describe('the board, for bundlers', () => {
  test.each(['bundler', 'nodenext'] as const)('is well typed under %s', (resolution) => {
    expect(typesOf(packed.home, TYPED, resolution, DOM)).toBe('');
  });

  test.each([
    ["document.createElement('dama-board').fen = 7;", 'TS2322'],
    ["document.createElement('dama-board').orientation = 'up';", 'TS2322'],
    ["document.addEventListener('dama-move', ({ detail }) => detail.winner);", 'TS2339'],
  ])('a wrong use does not compile: %s', (wrong, code) => {
    expect(typesOf(packed.home, `import 'dama-on-the-edge/board';\n${wrong}`, 'bundler', DOM)).toContain(
      code,
    );
  });

  test('keeps the definition where it is imported for that alone', async () => {
    const chunks = await bundle(packed.home, "import 'dama-on-the-edge/board';");
    const atOnce = chunks.filter((chunk) => chunk.atOnce);
    expect(atOnce.some(({ code }) => /\.define\(["'`]dama-board["'`]/.test(code))).toBe(true);
    // As large as the script for other sites, and in several parts like that.
    expect(sizeOf(atOnce)).toBeLessThan(24 * 1024);
    expect(chunks.length).toBeGreaterThan(atOnce.length + 3);
  });

  test('brings no Lit of its own: the page has one', async () => {
    const program =
      "import { LitElement } from 'lit';\nimport 'dama-on-the-edge/board';\nexport { LitElement };";
    const chunks = await bundle(packed.home, program);
    const copies = chunks.map(({ code }) => code.split('litElementVersions').length - 1);
    const alone = await bundle(packed.home, "export { LitElement } from 'lit';");
    expect(copies.reduce((sum, count) => sum + count)).toBe(
      alone
        .map(({ code }) => code.split('litElementVersions').length - 1)
        .reduce((sum, count) => sum + count),
    );
  });

  test('no part of it comes with the engine', async () => {
    const chunks = await bundle(
      packed.home,
      "import { initialPosition, legalMoves, turkish } from 'dama-on-the-edge/engine';\nexport const moves = legalMoves(initialPosition(turkish));",
    );
    expect(chunks.length).toBe(1);
    expect(chunks[0]?.code).not.toMatch(/customElements|document|HTMLElement|\blit/);
    expect(sizeOf(chunks)).toBeLessThan(4 * 1024);
  });
});

test('the manifest is where the package says', () => {
  const { customElements, exports } = JSON.parse(
    readFileSync(join(packed.installed, 'package.json'), 'utf8'),
  );
  expect(exports['./custom-elements.json']).toBe(`./${customElements}`);
  expect(JSON.parse(readFileSync(join(packed.installed, customElements), 'utf8')).schemaVersion).toMatch(
    /^2\./,
  );
});

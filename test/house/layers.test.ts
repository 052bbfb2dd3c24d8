import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The layers of docs/ARCHITECTURE.md are kept by the compiler (one project a layer) and by the linter. Each row
 * puts one wrong file into a copy of the tree and must be refused; the same copy without it is accepted.
 */
const LAYERS = [
  'engine',
  'ai',
  'drawing',
  'table',
  'protocol',
  'durable-objects',
  'worker',
  'client',
  'cli',
] as const;
type Layer = (typeof LAYERS)[number];
/** What runs in workers of the browser: projects of their own inside `client`. */
const ENTRIES = ['client/thinker', 'client/offline'] as const;
type Project = Layer | (typeof ENTRIES)[number];
const HOME = resolve('.tmp/layers');

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', command), args, {
    cwd: HOME,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};
const compile = (project: Project) => run('tsc', ['-b', project, '--pretty', 'false']);
const lint = (project: Project) => run('biome', ['lint', project, '--max-diagnostics=200', '--colors=off']);

const withFile = <T>(project: Project, text: string, then: () => T): T => {
  const file = join(HOME, project, 'wrong.ts');
  writeFileSync(file, text);
  try {
    return then();
  } finally {
    rmSync(file);
  }
};

beforeAll(() => {
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  for (const name of readdirSync('.')) {
    const wanted =
      (LAYERS as readonly string[]).includes(name) || /^(tsconfig.*|biome|package)\.json$/.test(name);
    if (wanted || name === '.gitignore') cpSync(name, join(HOME, name), { recursive: true });
  }
});
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

test('the copy itself is accepted', () => {
  for (const project of [...LAYERS, ...ENTRIES]) expect(compile(project).text).toBe('');
  const { status, text } = run('biome', ['lint', '--colors=off', ...LAYERS]);
  expect(status, text).toBe(0);
}, 120_000);

/** A module of each layer that every other layer could try to import. */
const MODULE: Record<Layer, string> = {
  engine: 'engine/result.ts',
  ai: 'ai/levels.ts',
  drawing: 'drawing/index.ts',
  table: 'table/events.ts',
  protocol: 'protocol/messages.ts',
  'durable-objects': 'durable-objects/tableObject.ts',
  worker: 'worker/index.ts',
  client: 'client/table/connection.ts',
  cli: 'cli/dama.ts',
};

const MAY: Record<Layer, readonly Layer[]> = {
  engine: [],
  ai: ['engine'],
  drawing: ['engine'],
  table: ['engine'],
  protocol: ['table', 'engine'],
  'durable-objects': ['protocol', 'table', 'ai', 'engine'],
  worker: ['durable-objects', 'protocol', 'table', 'drawing', 'ai', 'engine'],
  client: ['protocol', 'table', 'drawing', 'ai', 'engine'],
  cli: ['ai', 'engine'],
};

const wrongWays = LAYERS.flatMap((from) =>
  LAYERS.filter((to) => to !== from && !MAY[from].includes(to)).map((to) => [from, to] as const),
);

test.each([
  ['client', '../ai/index.ts'],
  ['client', '../ai/search.ts'],
  ['client/thinker', '../play/wish.ts'],
  ['client/thinker', '../../table/events.ts'],
  ['client/thinker', '../../drawing/index.ts'],
  ['client/thinker', 'lit'],
  ['client/offline', '../play/wish.ts'],
  ['client/offline', '../../engine/index.ts'],
  ['client/offline', '../thinker/messages.ts'],
] as const)('%s may not import %s', (entry, module) => {
  withFile(entry, `import '${module}';\n`, () => {
    const { status, text } = lint(entry);
    expect(status).not.toBe(0);
    expect(text).toContain('noRestrictedImports');
  });
});

test.each([
  ['client/thinker', "import * as wrong from '../play/wish.ts';\nexport const x = wrong;", 'TS6307'],
  ['client/thinker', "import * as wrong from '../../table/events.ts';\nexport const x = wrong;", 'TS6307'],
  ['client/thinker', 'export const x = document.title;', 'TS2584'],
  ['client/offline', "import * as wrong from '../../engine/index.ts';\nexport const x = wrong;", 'TS6307'],
  ['client/offline', 'export const x = localStorage;', 'TS2304'],
] as const)(
  '%s does not compile with: %s',
  (entry, text, code) => {
    withFile(entry, `${text}\n`, () => expect(compile(entry).text).toContain(code));
  },
  60_000,
);

test('every module that the table names is there', () => {
  for (const file of Object.values(MODULE)) expect(existsSync(file), file).toBe(true);
});

test.each(wrongWays)('%s may not import %s', (from, to) => {
  withFile(from, `import '../${MODULE[to]}';\n`, () => {
    const { status, text } = lint(from);
    expect(status).not.toBe(0);
    expect(text).toContain('noRestrictedImports');
  });
});

test.each([
  ['engine', 'table'],
  ['table', 'protocol'],
  ['ai', 'table'],
  ['table', 'ai'],
  ['protocol', 'durable-objects'],
  ['client', 'durable-objects'],
  ['durable-objects', 'client'],
] as const)(
  '%s that imports %s does not compile',
  (from, to) => {
    withFile(from, `import * as wrong from '../${MODULE[to]}';\nexport const x = wrong;\n`, () => {
      const { status, text } = compile(from);
      expect(status).not.toBe(0);
      expect(text).toContain('TS6307');
    });
  },
  60_000,
);

test.each([
  ['engine', 'the DOM', 'export const x = document.title;'],
  ['engine', 'a big integer', 'export const x = 1n;'],
  ['engine', 'a timer', 'setTimeout(() => 0, 1);'],
  ['table', 'Workers types', 'export type X = DurableObjectState;'],
  ['table', 'Web Crypto', 'export const x = crypto.randomUUID();'],
  ['protocol', 'the console', 'console.log(1);'],
  ['drawing', 'the DOM', 'export const x = new Image();'],
  ['durable-objects', 'the DOM', 'export const x = document.title;'],
  ['client', 'Workers types', 'export type X = DurableObjectState;'],
] as const)(
  '%s with %s does not compile (%s)',
  (layer, _what, text) => {
    withFile(layer, `${text}\nexport const y = 0;\n`, () => expect(compile(layer).status).not.toBe(0));
  },
  60_000,
);

test.each(
  (['engine', 'ai', 'drawing', 'table', 'protocol'] as const).flatMap((layer) => [
    [layer, 'Date.now()', 'noRestrictedGlobals'] as const,
    [layer, 'new Date()', 'noRestrictedGlobals'] as const,
    [layer, 'Math.random()', 'noJsRestrictedProperties'] as const,
    [layer, '0;\nconst { random } = Math;\nexport const y = random()', 'noJsRestrictedProperties'] as const,
    [layer, 'globalThis', 'noRestrictedGlobals'] as const,
    [layer, 'console.log(1)', 'noConsole'] as const,
    [layer, 'performance.now()', 'noRestrictedGlobals'] as const,
  ]),
)('%s may not say %s', (layer, expression, rule) => {
  withFile(layer, `export const x = ${expression};\n`, () => {
    const { status, text } = lint(layer);
    expect(status).not.toBe(0);
    expect(text).toContain(rule);
  });
});

test.each(['engine', 'ai', 'drawing', 'table'] as const)('%s imports no package', (layer) => {
  withFile(layer, `import { html } from 'lit';\nexport const x = html;\n`, () =>
    expect(lint(layer).text).toContain('noRestrictedImports'),
  );
});

test('an import cycle is refused', () => {
  writeFileSync(
    join(HOME, 'engine/cycle.ts'),
    `import { a } from './wrong.ts';\nexport const b = () => a;\n`,
  );
  withFile('engine', `import { b } from './cycle.ts';\nexport const a = () => b;\n`, () =>
    expect(lint('engine').text).toContain('noImportCycles'),
  );
  rmSync(join(HOME, 'engine/cycle.ts'));
});

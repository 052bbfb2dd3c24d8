import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** All that the package is made of. */
const SOURCES = [
  'engine',
  'ai',
  'drawing',
  'table',
  'protocol',
  'client',
  'cli',
  'docs',
  'package.json',
  'custom-elements.json',
  'tsconfig.base.json',
  'tsconfig.package.json',
  'vite.package.config.ts',
  'vite.squeeze.ts',
  'prune.package.ts',
  'README.md',
  'LICENSE',
];

/** The package as somebody gets it: packed, unpacked below `node_modules` of an empty project, far from this one. */
export interface Packed {
  /** The project's folder. */
  readonly home: string;
  /** Where the package is in it. */
  readonly installed: string;
  /** The packed file. */
  readonly file: string;
  remove(): void;
}

/** @param others packages of this project that the other one has, too */
export const installPacked = (others: readonly string[] = []): Packed => {
  const home = mkdtempSync(join(tmpdir(), 'dama-package-'));
  const installed = join(home, 'node_modules/dama-on-the-edge');
  // From a copy of what it is made of: nothing built before is in it, and nobody else's build is disturbed.
  const source = join(home, 'source');
  for (const name of SOURCES) cpSync(name, join(source, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(source, 'node_modules'));
  const names = execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
    cwd: source,
    encoding: 'utf8',
  });
  const file = join(home, names.trim().split('\n').at(-1) ?? '');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', installed]);
  for (const name of others) {
    mkdirSync(join(home, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(home, 'node_modules', name));
  }
  return { home, installed, file, remove: () => rmSync(home, { recursive: true, force: true }) };
};

export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

/** What the compiler says about a program of the project; nothing if all is well. */
export const typesOf = (
  home: string,
  source: string,
  resolution: 'bundler' | 'nodenext',
  lib: readonly string[],
): string => {
  const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
  writeFileSync(join(home, 'example.mts'), source);
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        lib,
        types: [],
        module,
        moduleResolution: resolution,
        skipLibCheck: false,
      },
      include: [join(home, 'example.mts'), join(home, '*.d.ts')],
    }),
  );
  try {
    return execFileSync(resolve('node_modules/.bin/tsc'), ['-p', home, '--pretty', 'false'], {
      encoding: 'utf8',
    });
  } catch (fault) {
    return String((fault as { readonly stdout?: unknown }).stdout);
  }
};

/** A chunk of a program that was bundled and minified. */
export interface Chunk {
  readonly code: string;
  /** Whether it comes with the program, and not later. */
  readonly atOnce: boolean;
}

export const bundle = async (home: string, source: string): Promise<readonly Chunk[]> => {
  const entry = join(home, 'program.ts');
  writeFileSync(entry, source);
  // Else Vite takes what packages have for those who develop with them.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: home,
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  const early = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of early)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) early.add(next);
  return chunks.map(({ code, fileName }) => ({ code, atOnce: early.has(fileName) }));
};

/** Bytes gzipped. */
export const sizeOf = (chunks: readonly Chunk[]): number =>
  gzipSync(chunks.map(({ code }) => code).join('')).length;

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json');
const lock = read('package-lock.json');

test('every version is pinned and is the one in the lock file', () => {
  for (const [name, version] of Object.entries({ ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lock.packages[`node_modules/${name}`].version, name).toBe(version);
  }
});

// A range, so that a page that has Lit already has it once; the lock file pins what this project builds with.
test('whoever installs the package gets Lit, of the major version that the lock file has, and nothing else', () => {
  expect(manifest.dependencies).toEqual({ lit: `^${lock.packages['node_modules/lit'].version}` });
  expect([manifest.peerDependencies, manifest.optionalDependencies]).toEqual([undefined, undefined]);
});

test('what it exports and what defines the element is in it', () => {
  const files: readonly string[] = manifest.files;
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target as object),
  );
  expect(targets.length).toBe(8);
  for (const target of targets) {
    const path = target.replace('./', '');
    // npm packs the manifest whatever the list says.
    expect(path === 'package.json' || files.some((file) => path.startsWith(file)), path).toBe(true);
  }
  expect(files).toContain(manifest.customElements);
  expect(manifest.sideEffects).toContain('./dist/board/**');
  expect(manifest.sideEffects.filter((path: string) => path.startsWith('./dist/engine'))).toEqual([]);
});

test('the packages that the project is built on are there', () => {
  const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const name of ['wrangler', '@cloudflare/workers-types', 'itty-router', 'lit', 'vitest', 'miniflare']) {
    expect(all).toContain(name);
  }
});

test('one runtime for all: wrangler, Miniflare and the test plugin share one workerd', () => {
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/workerd'));
  expect(copies).toEqual(['node_modules/workerd']);
});

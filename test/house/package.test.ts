import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json');
const lock = read('package-lock.json');

test('every version is pinned and is the one in the lock file', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lock.packages[`node_modules/${name}`].version, name).toBe(version);
  }
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

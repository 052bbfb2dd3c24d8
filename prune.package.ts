import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Takes away the declarations that no entry of the package leads to: `tsc` writes one for every module of a program, those too that only the
 * programs themselves import.
 */
const ROOT = 'dist/types';
const ENTRIES = ['engine/index.d.ts', 'engine/pdn/index.d.ts', 'client/embed.d.ts'];

const needed = new Set<string>();
const visit = (file: string): void => {
  if (needed.has(file)) return;
  needed.add(file);
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from |import |import\()'(\.[^']+)\.ts'/g))
    visit(join(dirname(file), `${path}.d.ts`));
};
for (const entry of ENTRIES) visit(entry);

for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
  const file = relative(ROOT, join(entry.parentPath, entry.name));
  if (entry.isFile() && !needed.has(file)) rmSync(join(ROOT, file));
}

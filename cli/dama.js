#!/usr/bin/env node
// A checkout runs its sources, on a Node that strips types; else what was built of them. An installed package has nothing else, for
// no Node strips types below `node_modules`.
import { existsSync } from 'node:fs';

const source = new URL('./dama.ts', import.meta.url);
const built = new URL('../dist/cli/dama.js', import.meta.url);
const runsSources = existsSync(source) && (process.features.typescript || !existsSync(built));
await import((runsSources ? source : built).href);

#!/usr/bin/env node
// A checkout runs its sources. An installed package runs what was built of them: Node strips no types below `node_modules`.
import { existsSync } from 'node:fs';

const source = new URL('./dama.ts', import.meta.url);
await import(existsSync(source) ? source.href : '../dist/cli/dama.js');

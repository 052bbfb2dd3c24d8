#!/usr/bin/env node
import { main } from './main.ts';
import { describeProblem } from './output.ts';

// A reader that has seen enough, as `head`, closes the pipe: that ends the work and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const result = await main(process.argv.slice(2), { input: process.stdin, output: process.stdout });
if (!result.ok) {
  process.stderr.write(`dama: ${describeProblem(result.error)}\n`);
  process.exitCode = 2;
}

#!/usr/bin/env node
import { createReadStream, fstatSync } from 'node:fs';
import { main } from './main.ts';
import { describeProblem } from './output.ts';

// A reader that has seen enough, as `head`, closes the pipe: that ends the work and is no error. A full disk is one.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`dama: ${message}\n`);
  process.exit(1);
});

// Of a folder Node makes an empty standard input; this stream says that it cannot be read.
const input = fstatSync(process.stdin.fd).isDirectory()
  ? createReadStream('', { fd: process.stdin.fd })
  : process.stdin;

const result = await main(process.argv.slice(2), {
  input,
  output: process.stdout,
  errors: process.stderr,
});
if (!result.ok) {
  if (result.error) process.stderr.write(`dama: ${describeProblem(result.error)}\n`);
  process.exitCode = 2;
}

import type { Readable } from 'node:stream';
import { err, ok, type Result } from '../engine/index.ts';

/** The longest line, in UTF-16 units: far longer than any position or game. */
export const MAX_LINE = 1_000_000;

const clean = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

const tooLong = () => err({ code: 'too-long', message: `A line has at most ${MAX_LINE} characters.` });

/**
 * The lines of a text, each as soon as it is whole; of one that is longer than `MAX_LINE` only the problem `too-long`, and its rest is not kept. Only a
 * line feed ends a line, with or without a carriage return before it: `readline` would also split at U+2028 and at a lone carriage
 * return, and answer one line twice. A byte-order mark is dropped.
 */
export async function* linesOf(input: Readable): AsyncGenerator<Result<string>> {
  input.setEncoding('utf8');
  // What has come of a line that is not whole yet, as far as it is kept; and how long it is.
  let rest = '';
  let length = 0;
  let first = true;
  const add = (text: string): void => {
    length += text.length;
    rest = length > MAX_LINE ? '' : rest + text;
  };
  const take = (): Result<string> => {
    const line = length > MAX_LINE ? tooLong() : ok(clean(rest));
    rest = '';
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    const text = first ? String(chunk).replace(/^\uFEFF/, '') : String(chunk);
    first = false;
    const [head = '', ...more] = text.split('\n');
    add(head);
    for (const line of more) {
      yield take();
      add(line);
    }
  }
  if (length > 0) yield take();
}

import type { Readable } from 'node:stream';

/**
 * The lines of a text, each as soon as it is whole. Only a line feed ends a line, with or without a carriage return before it:
 * `readline` would also split at U+2028 and at a lone carriage return, and answer one line twice. A byte-order mark is dropped.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  const clean = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
  input.setEncoding('utf8');
  let rest = '';
  let first = true;
  for await (const chunk of input) {
    const text = first ? String(chunk).replace(/^\uFEFF/, '') : String(chunk);
    first = false;
    const [head = '', ...more] = text.split('\n');
    if (more.length === 0) {
      rest += head;
      continue;
    }
    yield clean(rest + head);
    rest = more.pop() ?? '';
    for (const line of more) yield clean(line);
  }
  if (rest !== '') yield clean(rest);
}

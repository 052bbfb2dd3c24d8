import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type Position, type Problem, parseFen, type Rules } from '../engine/index.ts';
import type { Streams } from './command.ts';
import { linesOf } from './lines.ts';

/** A problem on one line: its code, its message, and where in the text it is. */
export const describeProblem = ({ code, message, at }: Problem): string =>
  `${code}: ${message}${at === undefined ? '' : ` (at ${at})`}`.replace(/\s+/g, ' ');

/** Writes a text and waits while its reader is behind. */
export const writeText = async (stream: Writable, text: string): Promise<void> => {
  if (!stream.write(text)) await once(stream, 'drain');
};

/** Writes one line of the answer. */
export const writeLine = ({ output }: Streams, line: string): Promise<void> => writeText(output, `${line}\n`);

/**
 * Answers each line of the input, a FEN, with one line of JSON: `fen` as it was read, and the answer or an `error`. One line is
 * in memory at a time.
 */
export const answerBatch = async (
  streams: Streams,
  rules: Rules,
  answer: (position: Position) => { readonly [field: string]: unknown },
): Promise<void> => {
  for await (const line of linesOf(streams.input)) {
    const position = line.ok ? parseFen(line.value, rules) : line;
    const rest = position.ok ? answer(position.value) : { error: describeProblem(position.error) };
    // A line that is too long is not repeated.
    await writeLine(streams, JSON.stringify({ fen: line.ok ? line.value : '', ...rest }));
  }
};

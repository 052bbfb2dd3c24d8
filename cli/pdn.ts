import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { err, ok, type Result } from '../engine/index.ts';
import { makePdn, type PdnProblem, type PdnReading, pdnReader } from '../engine/pdn/index.ts';
import type { Command, Streams } from './command.ts';
import { parseRulesOption } from './options.ts';
import { describeProblem, writeText } from './output.ts';
import { textOf } from './text.ts';

/** The file that is standard input. */
const FROM_INPUT = '-';

/** Games between two words about the progress. */
const PROGRESS_EVERY = 1_000;

/** A chunk of a stream may hold a hundred games: it is read in pieces, so that few of them are in memory together. */
const PIECE = 2_048;

function* piecesOf(chunk: string): Generator<string> {
  for (let at = 0; at < chunk.length; at += PIECE) yield chunk.slice(at, at + PIECE);
}

const parseFile = (positionals: readonly string[]): Result<string> => {
  const [file, ...more] = positionals;
  return file !== undefined && more.length === 0
    ? ok(file)
    : err({ code: 'bad-argument', message: 'pdn takes one file, or "-" for standard input.' });
};

/** A problem where compilers put theirs, so that an editor finds the place. */
const placed = (file: string, { line, column, code, message }: PdnProblem, kind = ''): string =>
  `${file}:${line}:${column}: ${kind}${describeProblem({ code, message })}\n`;

/** What has been read so far. */
interface Tally {
  games: number;
  printed: number;
  broken: number;
}

const tell = async (
  { game, warnings }: PdnReading,
  file: string,
  tally: Tally,
  { output, errors }: Streams,
): Promise<void> => {
  for (const warning of warnings) await writeText(errors, placed(file, warning, 'warning: '));
  if (game.ok) {
    await writeText(output, (tally.printed > 0 ? '\n' : '') + makePdn([game.value]));
    tally.printed++;
  } else {
    await writeText(errors, placed(file, game.error));
    tally.broken++;
  }
  tally.games++;
  if (tally.games % PROGRESS_EVERY === 0) {
    await writeText(errors, `${tally.games.toLocaleString('en')} games read\n`);
  }
};

/** Reads games as they come and prints each before the next: one is in memory at a time. */
const check = async (
  input: Readable,
  file: string,
  reader: ReturnType<typeof pdnReader>,
  streams: Streams,
) => {
  const tally: Tally = { games: 0, printed: 0, broken: 0 };
  for await (const text of textOf(input)) {
    for (const piece of piecesOf(text)) {
      for (const reading of reader.push(piece)) await tell(reading, file, tally, streams);
    }
  }
  for (const reading of reader.end()) await tell(reading, file, tally, streams);
  for (const warning of tally.games > 0 ? reader.passedOver() : []) {
    await writeText(streams.errors, placed(file, warning, 'warning: '));
  }
  return tally;
};

export const pdn: Command = {
  usage: 'pdn FILE [--rules R]',
  summary:
    'checks the games of a PDN file, or of the input if FILE is "-", and prints them back; a broken one is "FILE:LINE:COLUMN: code: message" on standard error; the ruleset is for games that leave it open (docs/PDN.md)',
  run: async (args, streams) => {
    const options = parseRulesOption(args);
    if (!options.ok) return options;
    const file = parseFile(options.value.positionals);
    if (!file.ok) return file;
    const input = file.value === FROM_INPUT ? streams.input : createReadStream(file.value);
    const tally = await check(input, file.value, pdnReader({ rules: options.value.rules }), streams);
    if (tally.games === 0) return err({ code: 'no-game', message: `${file.value} holds no game.` });
    return tally.broken > 0 ? err(null) : ok(undefined);
  },
};

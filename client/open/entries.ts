import { makeFen } from '../../engine/fen.ts';
import { tagValue } from '../../engine/pdn/tags.ts';
import type { PdnReading } from '../../engine/pdn/types.ts';
import { shifted } from './fen.ts';
import { type Entry, fileOf, type Library, type ReadEntry } from './library.ts';

/** What is listed of a game. */
export const entryOf = ({ line, game }: PdnReading, file = 0): Entry => {
  const empty = { file, line, white: '', black: '', result: '', event: '', date: '', fen: '', problem: null };
  if (!game.ok) return { ...empty, problem: game.error };
  const { tags, line: moves, start, result } = game.value;
  if (tags.length === 0 && moves.moves.length === 0) return { ...empty, fen: makeFen(start) };
  return {
    file,
    line,
    white: tagValue(tags, 'white'),
    black: tagValue(tags, 'black'),
    result,
    event: tagValue(tags, 'event'),
    date: tagValue(tags, 'date'),
    fen: '',
    problem: null,
  };
};

/** Where each line begins. A line ends as it does for the reader: with a line feed, a carriage return, or both. */
export const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length),
];

/**
 * Reads the game of an entry again. Its part of the text goes from its first line to the one on which the next game begins, where it
 * may end; so of what is read there it is the one that begins on the first line, as many from the end as entries share that line.
 *
 * @param parse reads all games of a text
 */
export const readEntry = (
  library: Library,
  index: number,
  parse: (text: string) => readonly PdnReading[],
): ReadEntry | undefined => {
  const entry = library.entries[index];
  if (!entry) return undefined;
  const text = library.texts[entry.file]?.text ?? '';
  const entries = library.entries.filter(({ file }) => file === entry.file);
  const starts = lineStarts(text);
  const next = entries.find(({ line }) => line > entry.line);
  const part = text.slice(starts[entry.line - 1], next && starts[next.line]);
  const sharing = entries.filter(({ line }) => line === entry.line);
  const here = parse(part).filter(({ line }) => line === 1);
  const reading = here[here.length - sharing.length + sharing.indexOf(entry)];
  if (!reading) return undefined;
  const { warnings, ...rest } = shifted(reading, entry.line - 1);
  // What the part holds of the next game's first line has that game behind it in the whole text.
  return {
    ...rest,
    entry,
    part,
    file: fileOf(library, entry),
    warnings: next ? warnings.filter(({ line }) => line < next.line) : warnings,
  };
};

import { makeFen } from '../../engine/fen.ts';
import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';
import { tagValue } from '../replay/tags.ts';
import { shifted } from './fen.ts';

/** What is listed of one game of a text. The game itself is read again when it is chosen: ten thousand of them would fill the memory. */
export interface Entry {
  /** The game's first line in the text, from 1. */
  readonly line: number;
  readonly white: string;
  readonly black: string;
  /** `1-0`; empty where the game could not be read. */
  readonly result: string;
  readonly event: string;
  /** As the tag has it. */
  readonly date: string;
  /** The position of an entry that is no game; else empty. */
  readonly fen: string;
  /** Why nothing of the game could be read, or null. */
  readonly problem: PdnProblem | null;
}

/** A text and the games that were found in it. */
export interface Library {
  readonly text: string;
  readonly entries: readonly Entry[];
}

export const entryOf = ({ line, game }: PdnReading): Entry => {
  const empty = { line, white: '', black: '', result: '', event: '', date: '', fen: '', problem: null };
  if (!game.ok) return { ...empty, problem: game.error };
  const { tags, line: moves, start, result } = game.value;
  if (tags.length === 0 && moves.moves.length === 0) return { ...empty, fen: makeFen(start) };
  return {
    line,
    white: tagValue(game.value, 'white'),
    black: tagValue(game.value, 'black'),
    result,
    event: tagValue(game.value, 'event'),
    date: tagValue(game.value, 'date'),
    fen: '',
    problem: null,
  };
};

/** The entries, by their index, in which a word of the search or their number stands. */
export const findEntries = (entries: readonly Entry[], search: string): readonly number[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return [...entries.keys()].filter((index) => {
    const entry = entries[index];
    if (!entry || wanted === '' || String(index + 1) === wanted) return entry !== undefined;
    const { white, black, event, date, fen } = entry;
    return [white, black, event, date, fen].some((text) => text.toLocaleLowerCase().includes(wanted));
  });
};

/** Where each line begins. A line ends as it does for the reader: with a line feed, a carriage return, or both. */
const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length),
];

/** What was read of an entry, and its own part of the text, which begins with the entry's line. */
export interface ReadEntry extends PdnReading {
  readonly part: string;
}

/**
 * Reads the game of an entry again. Its part of the text goes from its first line to the one on which the next game begins, where it
 * may end; so of what is read there it is the one that begins on the first line, as many from the end as entries share that line.
 *
 * @param parse reads all games of a text
 */
export const readEntry = (
  { text, entries }: Library,
  index: number,
  parse: (text: string) => readonly PdnReading[],
): ReadEntry | undefined => {
  const entry = entries[index];
  if (!entry) return undefined;
  const starts = lineStarts(text);
  const next = entries.slice(index).find(({ line }) => line > entry.line);
  const part = text.slice(starts[entry.line - 1], next && starts[next.line]);
  const sharing = entries.filter(({ line }) => line === entry.line);
  const here = parse(part).filter(({ line }) => line === 1);
  const reading = here[here.length - sharing.length + sharing.indexOf(entry)];
  if (!reading) return undefined;
  const { warnings, ...rest } = shifted(reading, entry.line - 1);
  // What the part holds of the next game's first line has that game behind it in the whole text.
  return { ...rest, part, warnings: next ? warnings.filter(({ line }) => line < next.line) : warnings };
};

/** A longer word is cut. */
const LONGEST_WORD = 40;

/**
 * The word at which something is wrong, as it is written in a part of a text; empty where there is none. It ends before a space, in a
 * position also before the signs between its squares.
 *
 * @param first the number of the part's first line in the text
 */
export const wordAt = (
  part: string,
  first: number,
  { line, column }: Pick<PdnProblem, 'line' | 'column'>,
): string => {
  const text = part.split(/\r\n?|\n/)[line - first] ?? '';
  const inFen = /(?:^\s*|")[WB]\s*:[^"]*$/.test(text.slice(0, column - 1));
  const [word = ''] = (inFen ? /^[^\s,:"\]]+/ : /^\S+/).exec(text.slice(column - 1)) ?? [];
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word;
};

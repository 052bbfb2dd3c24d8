import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';
import { occasionOf, tagValue } from '../replay/tags.ts';

/** What is listed of one game of a text. The game itself is read again when it is chosen: ten thousand of them would fill the memory. */
export interface Entry {
  /** The game's first line in the text, from 1. */
  readonly line: number;
  readonly white: string;
  readonly black: string;
  /** `1-0`; empty where the game could not be read. */
  readonly result: string;
  /** Event and date, as far as the tags tell. */
  readonly occasion: string;
  /** Why nothing of the game could be read, or null. */
  readonly problem: PdnProblem | null;
}

/** A text and the games that were found in it. */
export interface Library {
  readonly text: string;
  readonly entries: readonly Entry[];
}

export const entryOf = ({ line, game }: PdnReading): Entry => {
  if (!game.ok) return { line, white: '', black: '', result: '', occasion: '', problem: game.error };
  return {
    line,
    white: tagValue(game.value, 'white'),
    black: tagValue(game.value, 'black'),
    result: game.value.result,
    occasion: occasionOf(game.value),
    problem: null,
  };
};

/** The entries, by their index, in which a word of the search or their number stands. */
export const findEntries = (entries: readonly Entry[], search: string): readonly number[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return [...entries.keys()].filter((index) => {
    const entry = entries[index];
    if (!entry || wanted === '' || String(index + 1) === wanted) return entry !== undefined;
    return [entry.white, entry.black, entry.occasion].some((text) =>
      text.toLocaleLowerCase().includes(wanted),
    );
  });
};

/** Where each line begins. A line ends as it does for the reader: with a line feed, a carriage return, or both. */
const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length),
];

const shifted = (problem: PdnProblem, lines: number): PdnProblem => ({
  ...problem,
  line: problem.line + lines,
});

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
): PdnReading | undefined => {
  const entry = entries[index];
  if (!entry) return undefined;
  const starts = lineStarts(text);
  const next = entries.slice(index).find(({ line }) => line > entry.line);
  const part = text.slice(starts[entry.line - 1], next && starts[next.line]);
  const sharing = entries.filter(({ line }) => line === entry.line);
  const here = parse(part).filter(({ line }) => line === 1);
  const reading = here[here.length - sharing.length + sharing.indexOf(entry)];
  if (!reading) return undefined;
  const lines = entry.line - 1;
  const { game, warnings } = reading;
  return {
    line: entry.line,
    game: game.ok ? game : { ok: false, error: shifted(game.error, lines) },
    warnings: warnings.map((warning) => shifted(warning, lines)),
  };
};

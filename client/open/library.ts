import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';

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

/** What was read of an entry, and the entry's own part of the text, which begins with its line. */
export interface ReadEntry extends PdnReading {
  readonly entry: Entry;
  readonly part: string;
}

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

import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';

/** What is listed of one game of a text. The game itself is read again when it is chosen: ten thousand of them would fill the memory. */
export interface Entry {
  /** The index of its text in the library. */
  readonly file: number;
  /** The game's first line in its text, from 1. */
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

/** A text of its own, as a file is: its lines count from 1, and a game that it begins it ends. */
export interface Text {
  /** Of its file; empty where it has none. */
  readonly name: string;
  readonly text: string;
}

/** Texts and the games that were found in them. */
export interface Library {
  readonly texts: readonly Text[];
  readonly entries: readonly Entry[];
  /** Whether the reading was stopped before all was read. */
  readonly stopped: boolean;
}

/** The name of an entry's file, where there are several to tell apart; else empty. */
export const fileOf = ({ texts }: Pick<Library, 'texts'>, { file }: Entry): string =>
  texts.length > 1 ? (texts[file]?.name ?? '') : '';

/** What was read of an entry, and the entry's own part of the text, which begins with its line. */
export interface ReadEntry extends PdnReading {
  readonly entry: Entry;
  readonly part: string;
  /** The name of its file, if there are several. */
  readonly file: string;
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

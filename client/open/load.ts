import type { PdnReading } from '../../engine/pdn/types.ts';
import type { Rules } from '../../engine/rules.ts';
import type { TableId } from '../../table/ids.ts';
import { looksLikeFen, readFens } from './fen.ts';
import { entryOf, type Library, type ReadEntry, readEntry } from './library.ts';
import { piecesOf, type Reader, type ReadingWorld, readLibrary } from './reading.ts';
import { piecesOfFiles } from './source.ts';

/** What can be opened. */
export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly Blob[] }
  | { readonly kind: 'table'; readonly id: TableId };

/** What stands in the way of the whole text; what is wrong with one game is its own. */
export type Trouble = 'nothing' | 'fileFailed' | 'noTable' | 'badLink' | 'offline' | 'stopped';

/** What opening needs of the world. */
export interface OpenWorld {
  /** The reader of PDN, which comes when something is to be read. */
  readonly pdn: () => Promise<{
    readonly pdnReader: (options: { readonly rules: Rules }) => Reader;
    readonly parsePdn: (text: string, options: { readonly rules: Rules }) => readonly PdnReading[];
  }>;
  readonly fetchTable: (id: TableId) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
  readonly reading: (progress: ReadingWorld['progress'], signal: AbortSignal) => ReadingWorld;
}

/** What became of a source. */
export interface Loaded {
  readonly library: Library | undefined;
  /** The index of the chosen game, and what was read of it. */
  readonly chosen: number;
  readonly shown: ReadEntry | undefined;
  readonly trouble: Trouble | undefined;
}

export const NOTHING: Loaded = {
  library: undefined,
  chosen: 0,
  shown: undefined,
  trouble: undefined,
};

/** How a source is loaded. */
export interface Loading {
  /** Of games that name none. */
  readonly rules: Rules;
  /** The game to show; undefined for the one that fits best. */
  readonly index: number | undefined;
  readonly progress: ReadingWorld['progress'];
  /** Ends a long reading: what was read by then is the library. */
  readonly signal: AbortSignal;
}

/** Files of so many bytes are read at once and may hold positions; a text of so many UTF-16 units is shown in the form. */
export const SHORT = 65_536;

/** A text as itself, long files to be read in pieces, or why there is neither. */
type Content = string | readonly Blob[] | { readonly trouble: Trouble };

const contentOf = async (source: Source, { fetchTable }: OpenWorld): Promise<Content> => {
  switch (source.kind) {
    case 'text':
      return source.text;
    case 'files': {
      const { files } = source;
      if (files.reduce((size, file) => size + file.size, 0) > SHORT) return files;
      const texts = await Promise.all(files.map((file) => file.text())).catch(() => undefined);
      return texts?.join('\n\n') ?? { trouble: 'fileFailed' };
    }
    case 'table': {
      const answer = await fetchTable(source.id);
      if (answer.ok) return answer.text();
      return { trouble: answer.status === 404 ? 'noTable' : 'offline' };
    }
  }
};

/** Which game is shown first: a table's last one, for that is what its page is about; else the first that can be read. */
const bestOf = ({ entries }: Library, last: boolean): number => {
  const readable = [...entries.keys()].filter((index) => entries[index]?.problem === null);
  return readable[last ? readable.length - 1 : 0] ?? 0;
};

/** Reads one of the games that were found in a text. */
export const readChosen = async (
  library: Library,
  index: number,
  rules: Rules,
  { pdn }: OpenWorld,
): Promise<ReadEntry | undefined> => {
  const { parsePdn } = await pdn();
  const parse = (part: string) => parsePdn(part, { rules });
  return readEntry(
    library,
    index,
    looksLikeFen(library.text) ? (part) => readFens(part, rules, parse) : parse,
  );
};

/** Loads a source and reads it. Throws what the network and the loading of the reader throw. */
export const load = async (
  source: Source,
  { rules, index, progress, signal }: Loading,
  world: OpenWorld,
): Promise<Loaded> => {
  const content = await contentOf(source, world);
  if (typeof content === 'object' && 'trouble' in content) return { ...NOTHING, ...content };
  const { pdnReader, parsePdn } = await world.pdn();
  const whole = typeof content === 'string' ? content.replace(/^\ufeff/, '') : undefined;
  const readGames = () =>
    readLibrary(
      typeof content === 'string' ? piecesOf(whole ?? '') : piecesOfFiles(content),
      pdnReader({ rules }),
      world.reading(progress, signal),
    ).catch(() => undefined);
  const readPositions = (text: string): Library => ({
    text,
    entries: readFens(text, rules, (part) => parsePdn(part, { rules })).map(entryOf),
  });
  const library = whole !== undefined && looksLikeFen(whole) ? readPositions(whole) : await readGames();
  if (!library) return { ...NOTHING, trouble: 'fileFailed' };
  const chosen = index ?? bestOf(library, source.kind === 'table');
  const none = source.kind === 'table' ? 'noTable' : 'nothing';
  return {
    library,
    chosen,
    shown: await readChosen(library, chosen, rules, world),
    trouble: signal.aborted ? 'stopped' : library.entries.length === 0 ? none : undefined,
  };
};

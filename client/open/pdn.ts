/** Reads what a page is given. It comes with the reader of PDN, when something is opened; until then a page needs nothing of it. */
import { parsePdn, pdnReader } from '../../engine/pdn/index.ts';
import type { PdnReading } from '../../engine/pdn/types.ts';
import type { Rules } from '../../engine/rules.ts';
import { entryOf, readEntry } from './entries.ts';
import { looksLikeFen, readFens } from './fen.ts';
import { piecesOfFiles, textOfFiles } from './files.ts';
import type { Library, ReadEntry } from './library.ts';
import {
  type Loaded,
  type Loading,
  NOTHING,
  type OpenWorld,
  SHORT,
  type Source,
  type Trouble,
} from './loaded.ts';
import { LONGEST_GAME, piecesOf, readLibrary } from './reading.ts';

/** A text as itself, long files to be read in pieces, or why there is neither. */
type Content = string | readonly Blob[] | { readonly trouble: Trouble };

const contentOf = async (source: Source, { fetchTable }: Pick<OpenWorld, 'fetchTable'>): Promise<Content> => {
  switch (source.kind) {
    case 'text':
      return source.text;
    case 'files': {
      const { files } = source;
      if (files.reduce((size, file) => size + file.size, 0) > SHORT) return files;
      return (await textOfFiles(files)) ?? { trouble: 'fileFailed' };
    }
    case 'table': {
      const answer = await fetchTable(source.id).catch(() => undefined);
      if (answer?.status === 404) return { trouble: 'noTable' };
      const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
      return text ?? { trouble: 'offline' };
    }
  }
};

/** Which game is shown first: a table's last one, for that is what its page is about; else the first that can be read. */
const bestOf = ({ entries }: Library, last: boolean): number => {
  const readable = [...entries.keys()].filter((index) => entries[index]?.problem === null);
  return readable[last ? readable.length - 1 : 0] ?? 0;
};

/** How games and positions of a text, or of a part of it, are read. */
const parserOf = (text: string, rules: Rules): ((part: string) => readonly PdnReading[]) =>
  looksLikeFen(text)
    ? (part) => readFens(part, rules)
    : (part) => parsePdn(part, { rules, maxLength: LONGEST_GAME });

/** Reads one of the games that were found in a text. */
export const readChosen = (library: Library, index: number, rules: Rules): ReadEntry | undefined =>
  readEntry(library, index, parserOf(library.text, rules));

/** Loads a source and reads it. */
export const load = async (
  source: Source,
  { rules, index, progress, signal }: Loading,
  world: Omit<OpenWorld, 'pdn'>,
): Promise<Loaded> => {
  const content = await contentOf(source, world);
  if (typeof content === 'object' && 'trouble' in content) return { ...NOTHING, ...content };
  const whole = typeof content === 'string' ? content.replace(/^\ufeff/, '') : undefined;
  const readGames = () =>
    readLibrary(
      typeof content === 'string' ? piecesOf(whole ?? '') : piecesOfFiles(content),
      pdnReader({ rules, maxLength: LONGEST_GAME }),
      world.reading(progress, signal),
    );
  const readPositions = (text: string): Library => ({
    text,
    entries: readFens(text, rules).map(entryOf),
  });
  const library = whole !== undefined && looksLikeFen(whole) ? readPositions(whole) : await readGames();
  if (!library) return { ...NOTHING, trouble: 'fileFailed' };
  const chosen = index ?? bestOf(library, source.kind === 'table');
  const none = source.kind === 'table' ? 'noTable' : 'nothing';
  return {
    library,
    chosen,
    shown: readChosen(library, chosen, rules),
    trouble: signal.aborted ? 'stopped' : library.entries.length === 0 ? none : undefined,
  };
};

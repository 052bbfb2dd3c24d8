/** Reads what a page is given. It comes with the reader of PDN, when something is opened; until then a page needs nothing of it. */
import { makePdn, type PdnGame, parsePdn, pdnReader } from '../../engine/pdn/index.ts';
import type { Rules } from '../../engine/rules.ts';
import { readEntry } from './entries.ts';
import { fenReader, looksLikeFen, readFens, type TextReader } from './fen.ts';
import { piecesOfFiles } from './files.ts';
import type { Library, ReadEntry } from './library.ts';
import { type Loaded, type Loading, NOTHING, type OpenWorld, type Source, type Trouble } from './loaded.ts';
import { LONGEST_GAME, piecesOf, readLibrary } from './reading.ts';

/** A game as PDN for a link: what was played, without what is written about it. */
export const makeLinkedPdn = ({ line, ...game }: PdnGame): string => {
  const moves = line.moves.map(({ move }) => ({
    move,
    strength: '',
    glyphs: [],
    comments: [],
    variations: [],
  }));
  return makePdn([{ ...game, line: { comments: [], moves } }]);
};

/** What is to be read, in pieces, or why it cannot be had. */
type Content = ReturnType<typeof piecesOfFiles> | ReturnType<typeof piecesOf> | { readonly trouble: Trouble };

/** A byte-order mark is no part of the text. */
const piecesOfText = (text: string) => piecesOf([{ name: '', text: text.replace(/^\ufeff/, '') }]);

const contentOf = async (source: Source, { fetchTable }: Pick<OpenWorld, 'fetchTable'>): Promise<Content> => {
  switch (source.kind) {
    case 'text':
      return piecesOfText(source.text);
    case 'files':
      return piecesOfFiles(source.files);
    case 'library':
      return piecesOf(source.library.texts);
    case 'table': {
      const answer = await fetchTable(source.id).catch(() => undefined);
      if (answer?.status === 404) return { trouble: 'noTable' };
      const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
      return text === undefined ? { trouble: 'offline' } : piecesOfText(text);
    }
  }
};

/** Which game is shown first: a table's last one, for that is what its page is about; else the first that can be read. */
const bestOf = ({ entries }: Library, last: boolean): number => {
  const readable = [...entries.keys()].filter((index) => entries[index]?.problem === null);
  return readable[last ? readable.length - 1 : 0] ?? 0;
};

/** What reads a text, by its beginning: games, or positions. */
const readerFor =
  (rules: Rules) =>
  (beginning: string): TextReader =>
    looksLikeFen(beginning) ? fenReader(rules) : pdnReader({ rules, maxLength: LONGEST_GAME });

/** Reads one of the games that were found in a text. */
export const readChosen = (library: Library, index: number, rules: Rules): ReadEntry | undefined => {
  const text = library.texts[library.entries[index]?.file ?? 0]?.text ?? '';
  return readEntry(library, index, (part) =>
    looksLikeFen(text) ? readFens(part, rules) : parsePdn(part, { rules, maxLength: LONGEST_GAME }),
  );
};

/** Loads a source and reads it. */
export const load = async (
  source: Source,
  { rules, index, progress, signal }: Loading,
  world: Omit<OpenWorld, 'pdn'>,
): Promise<Loaded> => {
  const content = await contentOf(source, world);
  if ('trouble' in content) return { ...NOTHING, ...content };
  const read = await readLibrary(content, readerFor(rules), world.reading(progress, signal));
  if (!read) return { ...NOTHING, trouble: 'fileFailed' };
  const stopped = read.stopped || (source.kind === 'library' && source.library.stopped);
  const library = { ...read, stopped };
  const chosen = index() ?? bestOf(library, source.kind === 'table');
  const none = source.kind === 'table' ? 'noTable' : 'nothing';
  return {
    library,
    chosen,
    shown: readChosen(library, chosen, rules),
    trouble: stopped ? 'stopped' : library.entries.length === 0 ? none : undefined,
  };
};

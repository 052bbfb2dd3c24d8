/** Gzipped sizes of what browsers load, against the budgets. Run alone it fails when one is passed. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What somebody loads, and how much it may be, in bytes. */
interface Size {
  readonly name: string;
  /** Gzipped, each file by itself, as a server sends them. */
  readonly bytes: number;
  readonly budget: number;
  readonly files: readonly string[];
}

const KB = 1024;
const EMBED_BUDGET = 20 * KB;
const PAGE_BUDGET = 40 * KB;
/** What the table page loads when somebody asks for it, or when its moment comes, in all: since boards have looks, and help by keyboard and by ear, 24 KB. */
const LATER_BUDGET = 24 * KB;
/** Of these, what comes by itself while two friends play: with sounds, who is away and the result over the board 5 KB. */
const GAME_BUDGET = 5 * KB;
const ENGINE_BUDGET = 9 * KB;
const THINKER_BUDGET = 20 * KB;

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

const read = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} is missing: "npm run build" makes it`);
  return readFileSync(file, 'utf8');
};

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []);

/** These files and all that they import statically. */
const closure = (files: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const path of found(read(file), STATIC_IMPORT)) visit(join(dirname(file), path));
  };
  for (const file of files) visit(file);
  return seen;
};

const gzipped = (file: string): number => gzipSync(readFileSync(file)).length;

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipped(file), 0);

/** The language of a dictionary, as `tr-D7tvD7yi.js` and a page's own `open-tr-BcD3kq9x.js`; a page loads those of one language at most. */
const languageOf = (file: string): string | undefined =>
  /^(?:[a-z]+-)?([a-z]{2})-[\w-]{8}\.js$/.exec(basename(file))?.[1];

/** Of what a page imports in the course of time, the files that it loads in the largest language. */
const inOneLanguage = (files: readonly string[]): readonly string[] => {
  const dictionaries = (language: string | undefined) =>
    files.filter((file) => languageOf(file) === language);
  const languages = [...new Set(files.flatMap((file) => languageOf(file) ?? []))];
  const weight = (language: string) => total(closure(dictionaries(language)));
  const [largest] = languages.sort((a, b) => weight(b) - weight(a));
  return largest ? [...dictionaries(undefined), ...dictionaries(largest)] : dictionaries(undefined);
};

/** What these files import when it is wanted. */
const laterImports = (files: Iterable<string>): readonly string[] => [
  ...new Set(
    [...files].flatMap((file) => found(read(file), DYNAMIC_IMPORT).map((path) => join(dirname(file), path))),
  ),
];

/** A part that comes when somebody asks for it, or when its moment comes, as `later-qrCode-BUO4oULH.js`: the build names them so. */
const isLater = (file: string): boolean => basename(file).startsWith('later-');

/** What announces moves, lets them be heard and shows missed ones, who is away and the result comes as soon as a game runs, nobody having asked for it. */
const comesByItself = (file: string): boolean => /^later-(courtesy|game)-/.test(basename(file));

const scriptsOf = (root: string, page: string): readonly string[] =>
  found(read(join(root, page)), SCRIPT).map((path) => join(root, path));

/** What a page loads without being asked: its scripts, their static imports, and what these import, the words of one language. */
const filesOfPage = (root: string, page: string): readonly string[] => {
  const first = closure(scriptsOf(root, page));
  const soon = laterImports(first).filter((file) => !isLater(file));
  return [...closure([...first, ...inOneLanguage(soon)])];
};

/** What a page may load besides: such later parts, with what they import and load in their turn, and the words of one language; throws if there are none. */
const laterPartsOf = (root: string, page: string, which = isLater): readonly string[] => {
  const withNested = (files: ReadonlySet<string>): ReadonlySet<string> => {
    const more = closure([...files, ...laterImports(files).filter(which)]);
    return more.size === files.size ? files : withNested(more);
  };
  const first = closure(scriptsOf(root, page));
  const asked = laterImports(first).filter(which);
  if (asked.length === 0) throw new Error(`${page} lacks the later parts that are measured`);
  const parts = withNested(closure(asked));
  const words = inOneLanguage(laterImports(parts).filter((file) => !isLater(file)));
  const loaded = new Set(filesOfPage(root, page));
  return [...closure([...parts, ...words])].filter((file) => !loaded.has(file));
};

/** The web worker in which the computer thinks, of which a page has nothing but the name. */
const THINKER = /["'`](?:\/assets\/|\.\/)?(thinker-[\w-]+\.js)["'`]/g;

/** The web workers of a page; throws if it names none, for then the measure would pass whatever there is. */
const workersOfPage = (root: string, page: string): readonly string[] => {
  const names = filesOfPage(root, page).flatMap((file) => found(read(file), THINKER));
  if (names.length === 0) throw new Error(`${page} names no web worker`);
  return names.map((name) => join(root, 'assets', name));
};

/** PDN comes when something is opened or written. */
const isPdn = (file: string): boolean => basename(file).startsWith('pdn-');

/**
 * What a board of another site loads when its moment comes: the chunk of this name, with what it imports; or of such a chunk the one that
 * it loads in its turn, as `live/player`. Throws if there is none.
 */
const partOfBoard = (root: string, path: string): readonly string[] =>
  path.split('/').reduce(
    ({ known }, name) => {
      const asked = laterImports(known).filter((file) => basename(file).startsWith(`${name}-`));
      if (asked.length === 0) throw new Error(`embed.js lacks the part ${name}`);
      const files = [...closure(asked)].filter((file) => !known.has(file));
      return { known: new Set([...known, ...files]), files };
    },
    { known: closure([join(root, 'embed.js')]), files: [] as readonly string[] },
  ).files;

/** What a board of another site may load besides, each without its words, which all boards have in one dictionary. */
const BOARD_PARTS = [
  { name: 'a live table on another site', part: 'live', budget: 8 * KB },
  { name: 'what is there for who plays on another site', part: 'live/player', budget: 1_536 },
  { name: 'a replay on another site, with PDN', part: 'replay-feed', budget: 14 * KB },
  { name: 'help by keyboard and by ear on another site', part: 'assistant', budget: 3_328 },
  { name: 'all other looks on another site', part: 'looks', budget: 4 * KB },
] as const;

/** Measures a build, the pages' folder and the package's engine; throws if it is not there. */
export const measureSizes = (root = 'dist/client', engine = 'dist/engine'): readonly Size[] =>
  [
    {
      name: 'embed.js with its imports',
      budget: EMBED_BUDGET,
      files: [...closure([join(root, 'embed.js')])],
    },
    { name: 'the table page', budget: PAGE_BUDGET, files: filesOfPage(root, 'table.html') },
    {
      name: 'what comes by itself at the table page while a game runs',
      budget: GAME_BUDGET,
      files: laterPartsOf(root, 'table.html', comesByItself),
    },
    { name: 'the table page’s later parts', budget: LATER_BUDGET, files: laterPartsOf(root, 'table.html') },
    {
      name: 'the engine: FEN, moves and games',
      budget: ENGINE_BUDGET,
      // Bundlers leave the counting out where nobody counts.
      files: [...closure([join(engine, 'index.js')])].filter((file) => basename(file) !== 'perft.js'),
    },
    {
      name: 'the page that opens games, without PDN',
      budget: PAGE_BUDGET,
      files: filesOfPage(root, 'open.html').filter((file) => !isPdn(file)),
    },
    {
      name: 'the page on which one plays alone, without PDN',
      budget: PAGE_BUDGET,
      files: filesOfPage(root, 'play.html').filter((file) => !isPdn(file)),
    },
    {
      name: 'the web worker of the computer',
      budget: THINKER_BUDGET,
      files: [...closure(workersOfPage(root, 'play.html'))],
    },
    ...BOARD_PARTS.map(({ name, part, budget }) => ({ name, budget, files: partOfBoard(root, part) })),
  ].map((size) => ({ ...size, bytes: total(size.files) }));

if (import.meta.main) {
  for (const { name, bytes, budget, files } of measureSizes()) {
    const passed = bytes > budget;
    console.log(`${name}: ${bytes} of ${budget} bytes gzipped${passed ? ', too large' : ''}`);
    for (const file of passed ? files : []) console.log(`  ${gzipped(file)} ${file}`);
    if (passed) process.exitCode = 1;
  }
}

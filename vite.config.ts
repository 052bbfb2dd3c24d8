import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { soundSprite } from './client/sounds/sprite.ts';
import { boardSvg } from './drawing/index.ts';
import { initialPosition, type Position, parseFen, RULESETS, turkish } from './engine/index.ts';
import { plainNames } from './vite.names.ts';
import { plainImports, squeeze } from './vite.squeeze.ts';

const PAGES = resolve('client/pages');
/** The pure layers do nothing by being imported: what nobody uses of them is left out. */
const PURE = ['engine', 'ai', 'drawing', 'table', 'protocol'].map((layer) => resolve(layer));

/** What other pages have in common, and the table page has no use for, or not before a game runs. */
const NOT_AT_TABLE =
  /\/ai\/|\/engine\/pdn\/|\/client\/(open|play)\/|\/client\/i18n\/(levels-|languageNames)|\/engine\/announcements\.ts$|\/client\/looks\/loadLooks\.ts$|\/client\/table\/(create|dama-settings|looks)\.ts$/;

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

/**
 * What a page imports when somebody asks for it, or when its moment comes: modules in a folder `later`, with what they alone use. Their
 * chunks are named `later-…`, and `bench/sizes.ts` counts them by that name, apart from what everybody loads.
 */
const LATER = /\/later\//;

/** What every dictionary needs, and every part with words of its own: no part waits for a chunk beside its own. All pages have it so. */
const EVERYWHERE = /\/client\/i18n\/(duration|partWords)\.ts$/;

/** The words of every page, by their language. */
const WORDS = /\/client\/i18n\/(?:result-)?([a-z]{2})(?:-board)?\.ts$/;

/** The pages that have a module from the start, by their names. What a later part shares with its page alone is no common part of all pages. */
const pagesOf = new Map<string, readonly string[]>();

const findPages = (): Plugin => ({
  name: 'find-pages',
  buildEnd() {
    pagesOf.clear();
    for (const entry of [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)) {
      const seen = new Set<string>();
      const visit = (id: string): void => {
        if (seen.has(id)) return;
        seen.add(id);
        pagesOf.set(id, [...(pagesOf.get(id) ?? []), basename(entry, '.html')]);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
      };
      visit(entry);
    }
  },
});

const isCommon = (id: string): boolean =>
  EVERYWHERE.test(id) || (!NOT_AT_TABLE.test(id) && (pagesOf.get(id)?.length ?? 0) > 1);

const isTableOnly = (id: string): boolean => pagesOf.get(id)?.join() === 'table';

const treeshake = {
  moduleSideEffects: (id: string) => !PURE.some((layer) => id.startsWith(`${layer}/`)),
};

/** A board of a page with the picture that is seen before its script runs. */
const PICTURED = /<dama-board fen="([^"]+)"[^>]*>\s*<img src="\/([\w-]+\.svg)"/g;

/** Draws the pictures that the home page shows, in the usual look and, as `….wood.svg`, in the one of Ukrainian: the start by every ruleset, and every position that it explains. */
const boardPictures = (): Plugin => ({
  name: 'board-pictures',
  generateBundle() {
    const draw = (fileName: string, position: Position) => {
      const wooden = fileName.replace(/svg$/, 'wood.svg');
      this.emitFile({ type: 'asset', fileName, source: boardSvg(position) });
      const source = boardSvg(position, { theme: 'wood', pieces: 'discs' });
      this.emitFile({ type: 'asset', fileName: wooden, source });
    };
    for (const rules of RULESETS) draw(`start-${rules.name}.svg`, initialPosition(rules));
    for (const [, fen = '', fileName = ''] of readFileSync(`${PAGES}/home.html`, 'utf8').matchAll(PICTURED)) {
      const position = parseFen(fen, turkish);
      if (!position.ok) this.error(`${fileName}: ${position.error.message}`);
      draw(fileName, position.value);
    }
  },
});

/** Makes the one file of sounds. */
const sounds = (): Plugin => ({
  name: 'sounds',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'sounds.wav', source: soundSprite() });
  },
});

/**
 * Names in a page's head the chunks that its script imports, so that they come together. Vite's own way would
 * also wrap every lazy import in a loader that is larger than what it loads.
 */
const preloadImports = (): Plugin => ({
  name: 'preload-imports',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
  },
});

/** A dictionary by its language, as `tr-D7tvD7yi.js` and a page's own `open-tr-BcD3kq9x.js`. */
const DICTIONARY = /^assets\/(?:[a-z]+-)?([a-z]{2})-[\w-]{8}\.js$/;

/** These chunks and all that they import statically. */
const importedBy = (bundle: Bundle, files: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const next of chunk.imports) visit(next);
  };
  for (const file of files) visit(file);
  return seen;
};

/** Tells `early.js` which dictionaries a page has in each language: `data-tr="/assets/tr-….js /assets/open-tr-….js"`. */
const nameDictionaries = (): Plugin => ({
  name: 'name-dictionaries',
  transformIndexHtml: {
    order: 'post',
    handler(html, { chunk, bundle }) {
      if (!chunk || !bundle) return html;
      const byLanguage = new Map<string, readonly string[]>();
      const first = importedBy(bundle, [chunk.fileName]);
      for (const file of first) {
        const imported = bundle[file];
        for (const later of imported?.type === 'chunk' ? imported.dynamicImports : []) {
          const language = DICTIONARY.exec(later)?.[1];
          if (!language) continue;
          const known = byLanguage.get(language) ?? [];
          const files = [...importedBy(bundle, [later])]
            .filter((one) => !first.has(one))
            .map((one) => `/${one}`);
          byLanguage.set(language, [...new Set([...known, ...files])]);
        }
      }
      const named = [...byLanguage].map(([language, files]) => ` data-${language}="${files.join(' ')}"`);
      return html.replace('<script src="/early.js"', `$&${named.join('')}`);
    },
  },
});

/** A file as it will be served: made by the build, or copied by it. */
const sourceOf = (bundle: Bundle, file: string): string | Uint8Array => {
  const made = bundle[file];
  if (made === undefined) return readFileSync(`${PAGES}/public/${file}`);
  return made.type === 'asset' ? made.source : made.code;
};

/** The files of a bundle that a page may ever need, itself not: what it names, and what these import, at once or later. */
const filesOfPage = (bundle: Bundle, page: string): readonly string[] => {
  const html = String(sourceOf(bundle, page));
  const needed = new Set<string>();
  const need = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return;
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) need(next);
    // A web worker is no import: only its name stands there.
    for (const [, next = ''] of chunk.code.matchAll(/["'`](?:\/assets\/|\.\/)?(thinker-[\w-]+\.js)/g))
      need(`assets/${next}`);
    if (chunk.code.includes('/sounds.wav')) need('sounds.wav');
  };
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.\w+)"/g)) need(file);
  return [...needed].sort();
};

/** Tells the service worker of `/play` what to keep, and gives each build its own version. */
const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['offline.js'];
      if (worker?.type !== 'chunk') return this.error('There is no offline.js.');
      const files = filesOfPage(bundle, 'play.html');
      const hash = createHash('sha256');
      for (const file of ['play.html', ...files]) {
        hash.update(file);
        // What has a hash in its name is told by it; page and public files are not.
        if (!file.startsWith('assets/')) hash.update(sourceOf(bundle, file));
      }
      const build = { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) };
      worker.code = `const BUILD=${JSON.stringify(build)};${worker.code}`;
    },
  },
});

/** The app's pages: HTML shells that the Worker fills, and their hashed scripts. */
export default defineConfig({
  root: PAGES,
  base: '/',
  plugins: [
    findPages(),
    boardPictures(),
    sounds(),
    preloadImports(),
    nameDictionaries(),
    plainImports(),
    squeeze(),
    plainNames(),
    offlineFiles(),
  ],
  worker: {
    format: 'es',
    plugins: () => [squeeze()],
    rolldownOptions: { treeshake },
  },
  build: {
    outDir: resolve('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know `light-dark()`, as the board does; the rest see the day.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        home: `${PAGES}/home.html`,
        table: `${PAGES}/table.html`,
        open: `${PAGES}/open.html`,
        play: `${PAGES}/play.html`,
        embedding: `${PAGES}/embedding.html`,
        early: `${PAGES}/early.ts`,
        offline: resolve('client/offline/offline.ts'),
      },
      treeshake,
      output: {
        // A service worker is found again under the same name only; the pages' shells name the early script.
        entryFileNames: ({ name }) =>
          name === 'offline' || name === 'early' ? '[name].js' : 'assets/[name]-[hash].js',
        chunkFileNames: ({ isDynamicEntry, name, facadeModuleId }) => {
          if (LATER.test(facadeModuleId ?? '')) return 'assets/later-[name]-[hash].js';
          if (/^[a-z]{2}$/.test(name)) return 'assets/[name]-[hash].js';
          return `assets/${isDynamicEntry || name === 'pdn' ? '[name]' : 'shared'}-[hash].js`;
        },
        // One chunk of what two pages have in common: each chunk costs as much as a small module. The table page is the fullest: what
        // only others share is not in it.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: isCommon },
            // What every page says is one dictionary a language, also where another dictionary has some of it in common.
            { name: (id) => WORDS.exec(id)?.[1] ?? null, test: WORDS },
            // One chunk, whatever the later parts use of it.
            { name: 'table', test: isTableOnly },
            // What home page and `/play` need to open a table or choose a level.
            { name: 'shared', minShareCount: 2, test: /\/ai\/levels\.ts$|\/client\/table\/create\.ts$/ },
            // What reads PDN and what writes it come when they are asked for.
            { name: 'pdn', minShareCount: 2, test: /\/engine\/pdn\// },
          ],
        },
      },
    },
  },
});

import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A name in a list, as it stands on either side of `as`; a re-export has its source's name as the local one. */
interface Specifier {
  readonly type: string;
  readonly local: { readonly name: string };
  readonly exported?: { readonly name: string };
  readonly imported?: { readonly name: string };
}

/** `import{…}from"…"`, `export{…}` or `export{…}from"…"` in a program. */
interface List {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly specifiers: readonly Specifier[];
  readonly source: { readonly value: string } | null;
}

type Parse = (code: string) => { readonly body: readonly unknown[] };

/** What chunks call their exports themselves, by file and by the name that others know. */
type OwnNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const isList = ({ type, specifiers }: List): boolean =>
  /^(Import|ExportNamed)Declaration$/.test(type) && specifiers.length > 0;

const listsOf = (code: string, parse: Parse): readonly List[] =>
  (parse(code).body as readonly List[]).filter(isList);

const fileIn = (path: string): string => path.replace(/^.*\//, '');

const namesOf = ({ code }: Chunk, parse: Parse): ReadonlyMap<string, string> =>
  new Map(
    listsOf(code, parse)
      .filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source)
      .flatMap(({ specifiers }) =>
        specifiers.map(({ local, exported }) => [exported?.name ?? '', local.name] as const),
      ),
  );

/** A list as it is to be, with the names that chunks have for their exports themselves; undefined where it stays. */
const rewritten = ({ type, specifiers, source }: List, file: string, own: OwnNames): string | undefined => {
  const names = own.get(source ? fileIn(source.value) : file);
  if (!names) return undefined;
  if (!source) return `export{${[...new Set(specifiers.map(({ local }) => local.name))]}};`;
  const list = specifiers.map(({ type, local, exported, imported }) => {
    const known = exported ? local : imported;
    if (!known) throw new Error(`${file} has ${source.value} in another way than by a list: ${type}.`);
    const name = names.get(known.name) ?? known.name;
    const given = (exported ?? local).name;
    return name === given ? name : `${name} as ${given}`;
  });
  return `${type === 'ImportDeclaration' ? 'import' : 'export'}{${list}}from${JSON.stringify(source.value)};`;
};

const rewrite = ({ code, fileName }: Chunk, own: OwnNames, parse: Parse): string =>
  [...listsOf(code, parse)].reverse().reduce((text, list) => {
    const next = rewritten(list, fileIn(fileName), own);
    return next === undefined ? text : text.slice(0, list.start) + next + text.slice(list.end);
  }, code);

/**
 * Lets chunks export by the names that they have themselves: each gets a second one from the bundler, `x as y`, which a budget of 20 KB
 * feels. Only those that other chunks import by a list: an entry's names, and those of what is loaded later, are known elsewhere.
 */
export const plainNames = (): Plugin => ({
  name: 'plain-names',
  // The hashes in the files' names are those of before: this stands for the rules by which they are written anew.
  augmentChunkHash: () => 'plain-names 1',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const parse: Parse = (code) => this.parse(code);
    const inner = chunks.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
    const own: OwnNames = new Map(inner.map((chunk) => [fileIn(chunk.fileName), namesOf(chunk, parse)]));
    for (const chunk of chunks) chunk.code = rewrite(chunk, own, parse);
  },
});

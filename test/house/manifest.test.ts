import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PIECE_SETS, THEMES } from '../../drawing/looks.ts';
import { hostProperty, INK_USES } from '../../drawing/palette.ts';
import { COORDINATES } from '../../drawing/surface.ts';
import { COLORS } from '../../engine/types.ts';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly fieldName?: string;
  readonly attribute?: string;
  readonly type?: { readonly text: string };
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const [element] = manifest.modules[0].declarations;

const namesOf = (list: readonly Named[]): readonly string[] => list.map(({ name }) => name).sort();

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The reactive properties of a class, each with its attribute, null where there is none. */
const propertiesOf = (file: string): ReadonlyMap<string, string | null> => {
  const [, block = ''] =
    /static override properties[^{]*\{\n(.*?)\n {2}\};/s.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = [...block.matchAll(/^ {4}(\w+): \{(.*)\},$/gm)];
  return new Map(
    lines.map(([, name = '', options = '']) => {
      const [, attribute] = /attribute: (?:'([\w-]+)'|false)/.exec(options) ?? [null, name];
      return [name, attribute ?? null];
    }),
  );
};

const properties = new Map([
  ...propertiesOf('client/board/board.ts'),
  ...propertiesOf('client/embed/dama-board.ts'),
]);

test('it is of the schema that editors read, and names the element', () => {
  expect(manifest.schemaVersion).toBe('2.1.0');
  expect([element.tagName, element.name, element.customElement]).toEqual(['dama-board', 'DamaBoard', true]);
  const { path, exports } = manifest.modules[0];
  const board = JSON.parse(readFileSync('package.json', 'utf8')).exports['./board'];
  expect(`./${path}`).toBe(board.default);
  for (const { declaration } of exports) expect(declaration).toEqual({ name: 'DamaBoard', module: path });
  readFileSync(manifest.readme);
});

test('its attributes are those that the element observes, each with its property', () => {
  const observed = [...properties].flatMap(([name, attribute]) => (attribute ? [[attribute, name]] : []));
  expect(observed.length).toBeGreaterThan(10);
  const described = element.attributes.map(({ name, fieldName }: Named) => [name, fieldName]);
  expect(described.sort()).toEqual(observed.sort());
});

test.each([
  ['theme', THEMES],
  ['pieces', PIECE_SETS],
  ['coordinates', COORDINATES],
  ['orientation', COLORS],
] as const)('the values of %s are those that there are', (name, values) => {
  const { type } = element.attributes.find((attribute: Named) => attribute.name === name);
  expect(type.text).toBe(values.map((value) => `'${value}'`).join(' | '));
});

test('its members are properties and methods of the element', () => {
  const sources = [
    readFileSync('client/board/board.ts', 'utf8'),
    readFileSync('client/embed/dama-board.ts', 'utf8'),
  ];
  for (const { name, kind, attribute } of element.members) {
    if (kind === 'method') expect(sources.join('')).toMatch(new RegExp(`^ {2}(override )?${name}\\(`, 'm'));
    else expect(properties.get(name), name).toBe(attribute ?? null);
  }
  const attributed = [...properties].flatMap(([name, attribute]) => (attribute ? [name] : []));
  expect(namesOf(element.members)).toEqual(expect.arrayContaining(attributed));
});

test('its events are those that are typed', () => {
  const source = readFileSync('client/board/board-events.ts', 'utf8');
  const typed = [...source.matchAll(/^ +'(dama-\w+)': (\w+);$/gm)].map(([, name, type]) => `${name} ${type}`);
  expect(typed.length).toBeGreaterThan(4);
  const described = element.events.map(({ name, type }: Named) => `${name} ${type?.text}`);
  expect(described.sort()).toEqual([...new Set(typed)].sort());
});

test('its custom properties are the inks, with what they are for', () => {
  const inks = Object.entries(INK_USES).map(([ink, use]) => [hostProperty(ink), use]);
  expect(element.cssProperties.map(({ name, description }: Named) => [name, description])).toEqual(inks);
});

/** What is no mark: marks are named in a table of their own. */
const written = ['client/board', 'client/embed', 'client/assist']
  .flatMap(filesIn)
  .flatMap((text) => [...text.matchAll(/\bpart="([^"]+)"/g)].map(([, names = '']) => names));

test('its parts are those that templates have; a browser looks at the marks', () => {
  const names = written.flatMap((text) => text.split(/\s+/)).filter((name) => /^[\w-]+$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  expect(namesOf(element.cssParts)).toEqual(expect.arrayContaining([...new Set(names)]));
});

test('its states are those that the element has', () => {
  const source = readFileSync('client/embed/picture.ts', 'utf8');
  const names = [...source.matchAll(/states\.add\('(\w+)'\)/g)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining([...namesOf(element.cssStates)]));
});

test('docs/EMBEDDING.md names the same parts and events', () => {
  const text = readFileSync('docs/EMBEDDING.md', 'utf8');
  const rowsOf = (heading: string): readonly string[] => {
    const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name).sort();
  };
  expect(rowsOf('Parts')).toEqual(namesOf(element.cssParts));
  expect(rowsOf('Events')).toEqual(namesOf(element.events));
  expect(rowsOf('Attributes')).toEqual(namesOf(element.attributes));
});

test('nothing is without a description', () => {
  const lists = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties', 'cssStates'];
  for (const one of lists.flatMap((list): readonly Named[] => element[list]))
    expect(one.description ?? '', one.name).toMatch(/^[A-Z`]/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DamaBoard } from '../../client/embed/dama-board.ts';
import { PIECE_SETS, THEMES } from '../../drawing/looks.ts';
import { hostProperty, INK_USES } from '../../drawing/palette.ts';
import { COORDINATES } from '../../drawing/surface.ts';
import { COLORS } from '../../engine/types.ts';

const DOCUMENT = readFileSync('docs/EMBEDDING.md', 'utf8');

/** The rows of the table under a heading, cell by cell, without the head. */
const tableUnder = (heading: string): readonly (readonly string[])[] => {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim().replace(/^\| */, '')),
    );
};

const bare = (cell = ''): string => cell.replaceAll('`', '');
const firstCells = (heading: string): readonly string[] => tableUnder(heading).map(([name]) => bare(name));
const rowOf = (heading: string, name: string): readonly string[] =>
  tableUnder(heading).find(([first]) => bare(first) === name) ?? [];

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

/** All TypeScript below these folders. */
const sources = ['client/board', 'client/embed', 'client/assist'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

const foundIn = (pattern: RegExp): readonly string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));

describe('the document about embedding', () => {
  test('has every attribute that is observed, and no other', () => {
    expect(sorted(firstCells('Attributes'))).toEqual(sorted(DamaBoard.observedAttributes));
  });

  test.each([
    { name: 'theme', values: THEMES },
    { name: 'pieces', values: PIECE_SETS },
    { name: 'coordinates', values: COORDINATES },
    { name: 'orientation', values: COLORS },
  ])('has every value of $name, below and in its first screen', ({ name, values }) => {
    const [, cell = ''] = rowOf('Attributes', name);
    expect([...cell.matchAll(/`([\w-]+)`/g)].map(([, value]) => value)).toEqual([...values]);
    if (name !== 'orientation') {
      expect(DOCUMENT.split('\n## ')[0]).toContain(`${name}="${values.join('|')}"`);
    }
  });

  test('has every event, and says which can be prevented', () => {
    const events = foundIn(/super\('(dama-[a-z]+)'/g);
    expect(sorted(firstCells('Events'))).toEqual(sorted(events));
    const cancelable = foundIn(/super\('(dama-[a-z]+)', \w+, true\)/g);
    const prevented = tableUnder('Events').filter(([, , can]) => can === 'yes');
    expect(prevented.map(([name]) => bare(name))).toEqual(cancelable);
    for (const event of events) expect(DOCUMENT.split('\n## ')[0]).toContain(`\`${event}\``);
  });

  test('has what each event carries', () => {
    const events = readFileSync('client/board/board-events.ts', 'utf8');
    for (const [name, carries = ''] of tableUnder('Events')) {
      const detail = `${bare(name).replace(/^dama-(.)/, (_, letter: string) => letter.toUpperCase())}Detail`;
      const [, body = ''] = new RegExp(`interface ${detail} \\{([^}]*)\\}`).exec(events) ?? [];
      const fields = [...body.matchAll(/readonly (\w+)\??:/g)].map(([, field]) => field);
      const [told = ''] = carries.split(':');
      expect([detail, [...told.matchAll(/`(\w+)`/g)].map(([, field]) => field)]).toEqual([detail, fields]);
    }
  });

  test('has every part that can be styled, and no other', () => {
    const written = foundIn(/part="([^"]+)"/g).flatMap((names) =>
      names.split(/\s+(?![^{]*\})/).flatMap((name) => {
        if (name.endsWith('.role}')) return ['man', 'king'];
        return name.endsWith('.color}') ? COLORS : [name];
      }),
    );
    const marks = foundIn(/markTemplate\('\w+', '([\w-]+)'\)/g);
    expect(marks.length).toBeGreaterThan(3);
    expect(sorted(firstCells('Parts'))).toEqual(sorted([...written, ...marks]));
  });

  test('has every ink with what it is for', () => {
    const inks = Object.entries(INK_USES).map(([ink, use]) => [hostProperty(ink), use]);
    expect(tableUnder('Custom properties').map(([name, use]) => [bare(name), use])).toEqual(inks);
  });

  test('has the budgets that the build holds', () => {
    const bench = readFileSync('bench/sizes.ts', 'utf8');
    const KB = 1024;
    const bytesOf = (text = ''): number => {
      const [, count, unit] = /^([\d_]+)( \* KB)?$/.exec(text.trim()) ?? [];
      return Number(count?.replaceAll('_', '')) * (unit ? KB : 1);
    };
    const held = [
      ['embed.js with its imports', bytesOf(/EMBED_BUDGET = ([^;]+);/.exec(bench)?.[1])],
      ...[...bench.matchAll(/\{ name: '([^']*on another site[^']*)'[^}]*budget: ([^}]+) \}/g)].map(
        ([, name, budget]) => [name, bytesOf(budget)],
      ),
    ];
    expect(held.length).toBeGreaterThan(3);
    const told = tableUnder('What it costs').map(([name, bytes = '']) => [
      name,
      Number(bytes.replaceAll(',', '')),
    ]);
    expect(told).toEqual(held);
  });

  test('says in its first screen what is asked first', () => {
    const [first = ''] = DOCUMENT.split('\n## ');
    expect(first.split('\n').length).toBeLessThan(50);
    for (const text of [
      'src="https://HOST/t/ID"',
      'fen="',
      'pdn="',
      'style?',
      'hear?',
      'privacy?',
      'dama.key',
    ]) {
      expect(first).toContain(text);
    }
    const boards = [
      ...first.matchAll(/<dama-board [^\n]*\n {2}<img [^>]*width="480" height="480" alt="[^"]+">/g),
    ];
    expect(boards).toHaveLength(3);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../cli/main.ts';
import { RULESETS } from '../../engine/index.ts';
import { parsePdn } from '../../engine/pdn/index.ts';

const README = readFileSync('README.md', 'utf8');
const blockOf = (language: string): string => README.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

test('the example for the engine runs and prints what it says', () => {
  mkdirSync('.tmp', { recursive: true });
  const file = resolve('.tmp/readme.ts');
  writeFileSync(file, blockOf('ts').replace("'./engine/", "'../engine/"));
  const { stdout, stderr } = spawnSync('node', [file], { encoding: 'utf8' });
  rmSync(file);
  expect(stderr).toBe('');
  expect(stdout).toContain("'a3-a4'");
  expect(stdout.trimEnd().endsWith('null')).toBe(true);
});

/** The first cells of the table under a heading cell, as `fen`, without their code marks. */
const cellsUnder = (heading: string): readonly string[] => {
  const rows = README.split(`| ${heading} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
};

test('the table of rulesets names them all', () => {
  expect(cellsUnder('ruleset').toSorted()).toEqual(RULESETS.map(({ name }) => name).toSorted());
});

test('the table of commands shows each that there is', () => {
  const shown = [...README.matchAll(/^\| `npx dama ([a-z]+)/gm)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual([...COMMANDS.keys()].toSorted());
});

test('the tables for the board name what the element observes and dispatches', () => {
  const { events, attributes } = JSON.parse(readFileSync('custom-elements.json', 'utf8')).modules[0]
    .declarations[0];
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();
  // Another test holds that file against the element itself.
  expect(cellsUnder('event').toSorted()).toEqual(namesOf(events));
  expect(cellsUnder('attribute').toSorted()).toEqual(namesOf(attributes));
});

test('the example for the board shows all that it may show, in a replay that can be read', () => {
  const example = blockOf('html');
  expect([...example.matchAll(/<dama-board (src|fen|pdn)=/g)].map(([, name]) => name)).toEqual([
    'src',
    'fen',
    'pdn',
  ]);
  const [, pdn = ''] = /pdn="([^"]+)"/.exec(example) ?? [];
  expect(parsePdn(pdn).map(({ game }) => game.ok)).toEqual([true]);
});

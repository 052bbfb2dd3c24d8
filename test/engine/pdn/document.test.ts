import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { initialPosition, RULESETS } from '../../../engine/index.ts';
import {
  MAX_GAME_LENGTH,
  makePdn,
  PDN_PROBLEMS,
  PDN_RESULTS,
  PDN_WARNINGS,
  parsePdn,
  pdnGame,
} from '../../../engine/pdn/index.ts';
import { MAX_DEPTH } from '../../../engine/pdn/moveText.ts';
import { codeOf } from './readings.ts';

const TEXT = readFileSync('docs/PDN.md', 'utf8');

const section = (title: string): string => TEXT.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** The first two cells of a section's table, without their code marks. */
const rowsOf = (title: string): readonly (readonly [code: string, example: string])[] =>
  section(title)
    .split('\n')
    .flatMap((row) => {
      const [, code = '', example = ''] = row.split('|').map((cell) => cell.trim().replace(/^`|`$/g, ''));
      return row.startsWith('| `') ? [[code, example.replace('⏎', '\n')] as const] : [];
    });

describe.each([
  ['Problems', PDN_PROBLEMS],
  ['Warnings', PDN_WARNINGS],
] as const)('%s', (title, codes) => {
  const rows = rowsOf(title);

  test('are the code’s, in its order', () => {
    expect(rows.map(([code]) => code)).toEqual(codes);
  });

  test.each(rows.filter(([, example]) => example !== ''))('%s: %s', (code, example) => {
    const readings = parsePdn(example);
    const [first] = readings;
    const found = title === 'Warnings' ? first?.warnings.map((each) => each.code) : [codeOf(first)];
    expect(readings).toHaveLength(1);
    expect([...new Set(found)]).toEqual([code]);
  });
});

test('the tags of each ruleset are those that are written', () => {
  const written = section('What is written');
  for (const rules of RULESETS) {
    const game = pdnGame({ tags: [], rules, start: initialPosition(rules), moves: [], result: '*' });
    const tags = makePdn([game]).split('\n\n')[0]?.split('\n').slice(1) ?? [];
    expect(written).toContain(`| \`${rules.name}\` | ${tags.map((tag) => `\`${tag}\``).join(' ')} |`);
  }
});

test('limits and results', () => {
  expect(TEXT).toContain(`${MAX_GAME_LENGTH.toLocaleString('en')} units`);
  expect(TEXT).toContain(`up to ${MAX_DEPTH} deep`);
  for (const result of PDN_RESULTS) expect(TEXT).toContain(`\`${result}\``);
});

test('the example runs and prints what it says', () => {
  mkdirSync('.tmp', { recursive: true });
  const file = resolve('.tmp/pdn-example.ts');
  const example = TEXT.split('```ts\n')[1]?.split('```')[0] ?? '';
  writeFileSync(file, example.replace("'./engine/", "'../engine/"));
  const { stdout, stderr } = spawnSync('node', [file], { encoding: 'utf8' });
  rmSync(file);
  expect(stderr).toBe('');
  expect(stdout).toBe(
    '1 2 0\n3 illegal-move 0\n1\n[Result "1-0"]\n[GameType "30,W,8,8,A0,0"]\n\n1. a3-a4 a6-a5 1-0\n\n',
  );
});

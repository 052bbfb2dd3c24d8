import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  COLORS,
  type Ending,
  initialPosition,
  OUTCOME_REASONS,
  parseFen,
  perft,
  perftPaths,
  setSize,
  turkish,
} from '../../engine/index.ts';

const TEXT = readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8');

/** The rules by their clauses, each an item of the list. */
const CLAUSES = new Map(
  [...TEXT.matchAll(/^- \*\*(T\d+) [^*]+\*\* ([\s\S]*?)(?=\n- |\n\n)/gm)].map(([, name = '', rule = '']) => [
    name,
    rule.replace(/\s+/g, ' '),
  ]),
);

const rule = (name: string): string => {
  const text = CLAUSES.get(name);
  if (text === undefined) throw new Error(`docs/RULES.md has no clause ${name}.`);
  return text;
};

/** The cells of the row that begins with a cell. */
const row = (first: string): string[] => {
  const rows = TEXT.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.find(([, cell]) => cell === first)?.slice(2, -1) ?? [];
};

/** Every number in a text, in order. */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const ending = <K extends Ending['kind']>(kind: K): Extract<Ending, { kind: K }> => {
  const found = turkish.endings.find((each): each is Extract<Ending, { kind: K }> => each.kind === kind);
  if (!found) throw new Error(`The record has no ending ${kind}.`);
  return found;
};

describe('docs/RULES.md says what the record says', () => {
  test('T1', () => {
    expect(numbersIn(rule('T1'))).toEqual([8, 8, setSize(turkish.squares)]);
  });

  test('T2', () => {
    const { white, black } = initialPosition(turkish);
    const [men, ...ranks] = numbersIn(rule('T2'));
    expect([men, men]).toEqual([setSize(white), setSize(black)]);
    expect(ranks).toEqual([...turkish.setUpRanks.white, ...turkish.setUpRanks.black, 1, 8]);
    expect(rule('T2')).toContain(`${turkish.firstMover === 'white' ? 'White' : 'Black'} moves first`);
  });

  test('T14', () => {
    const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
    expect(rule('T14')).toContain(`for the ${ordinals[ending('repetition').times]} time`);
  });

  test('T15', () => {
    const { plies, reason } = ending('idle');
    expect(numbersIn(rule('T15'))).toEqual([plies / 2, plies]);
    expect(rule('T15')).toContain(`\`${reason}\``);
  });

  test('the order of judging', () => {
    const clauses: { readonly [kind in Ending['kind']]?: string } = {
      'no-move': 'T12',
      'one-each': 'T13',
      repetition: 'T14',
      idle: 'T15',
    };
    const order = turkish.endings.map(({ kind }) => clauses[kind]).join(', ');
    expect(TEXT).toContain(`in this order: ${order}.`);
  });

  test('every clause from T1 to T16 is there once, and no other', () => {
    expect([...CLAUSES.keys()]).toEqual(Array.from({ length: 16 }, (_, index) => `T${index + 1}`));
  });

  test('every reason in it is one, and none that Turkish draughts has is missing', () => {
    const others = ['lone-man', 'three-kings', 'kings-only'];
    const named = OUTCOME_REASONS.filter((reason) => TEXT.includes(`\`${reason}\``));
    expect(named).toEqual(OUTCOME_REASONS.filter((reason) => !others.includes(reason)));
  });
});

test('the perft table holds', () => {
  const start = initialPosition(turkish);
  for (const [name, count] of [
    ['perft', perft],
    ['perftPaths', perftPaths],
  ] as const) {
    const counts = row(`\`${name}\``).map(Number);
    expect(counts).toHaveLength(7);
    expect(counts).toEqual(counts.map((_, index) => count(start, index + 1)));
  }
});

test('the FENs in it are read, and its codes are the ones that the reader gives', () => {
  const fens = [...TEXT.matchAll(/`(W:[^`]*)`/g)].map(([, fen]) => fen ?? '');
  expect(fens.length).toBeGreaterThan(1);
  for (const fen of fens) expect(parseFen(fen, turkish).ok, fen).toBe(true);
  const source = readFileSync(new URL('../../engine/fen.ts', import.meta.url), 'utf8');
  const table = TEXT.slice(TEXT.indexOf('## Notation'), TEXT.indexOf('## Perft'));
  for (const [, code = ''] of source.matchAll(/fail\('([a-z-]+)'/g)) expect(table).toContain(`\`${code}\``);
});

test('both colors are in the record', () => {
  expect(COLORS.map((color) => turkish.setUpRanks[color].length)).toEqual([2, 2]);
});

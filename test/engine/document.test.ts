import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEN_PROBLEMS } from '../../engine/fenProblems.ts';
import {
  armenian,
  brazilian,
  COLORS,
  type Ending,
  english,
  initialPosition,
  makeFen,
  OUTCOME_REASONS,
  parseFen,
  perft,
  perftPaths,
  pool,
  RULESETS,
  type Rules,
  russian,
  setSize,
  turkish,
  turkishClassic,
  turkishFederation,
  turkishShort,
} from '../../engine/index.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const TEXT = read('docs/RULES.md');

/** The text under a heading, which begins with `title`, up to the next one. */
const section = (title: string): string => {
  const found = TEXT.split(/^## /m).find((part) => part.startsWith(title));
  if (found === undefined) throw new Error(`docs/RULES.md has no section ${title}.`);
  return found;
};

/** The clauses of a section, each an item of its list. */
const clausesOf = (title: string): ReadonlyMap<string, string> =>
  new Map(
    [...section(title).matchAll(/^- \*\*([TR]\d+) [^*]+\*\* ([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm)].map(
      ([, name = '', clause = '']) => [name, clause.replace(/\s+/g, ' ')],
    ),
  );

const TURKISH = clausesOf('Turkish draughts');
const RUSSIAN = clausesOf('Russian draughts');
const ENGLISH = clausesOf('English draughts');

const clause = (clauses: ReadonlyMap<string, string>, name: string): string => {
  const text = clauses.get(name);
  if (text === undefined) throw new Error(`There is no clause ${name}.`);
  return text;
};

/** The rows of a section's tables, without their empty cells at the end. */
const rowsOf = (title: string): readonly (readonly string[])[] =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .replace(/[\s|]+$/, '')
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );

const row = (title: string, name: string): readonly string[] =>
  rowsOf(title).find(([first]) => first === `\`${name}\``) ?? [];

/** Every number in a text, in order, but for those in names of squares and clauses. */
const numbersIn = (text: string): number[] => (text.match(/\b\d+\b/g) ?? []).map(Number);

const ending = <K extends Ending['kind']>(rules: Rules, kind: K): Extract<Ending, { kind: K }> => {
  const found = rules.endings.find((each): each is Extract<Ending, { kind: K }> => each.kind === kind);
  if (!found) throw new Error(`The record has no ending ${kind}.`);
  return found;
};

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const NUMERALS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

const endingInTable = (each: Ending): string => {
  switch (each.kind) {
    case 'no-move':
      return 'no move';
    case 'repetition':
      return `\`${each.kind}\` (${each.times} times)`;
    case 'three-kings':
      return `\`${each.kind}\` (${each.plies} plies)`;
    case 'idle':
      return `\`${each.reason}\` (${each.plies} plies)`;
    default:
      return `\`${each.kind}\``;
  }
};

describe.each(RULESETS)('docs/RULES.md says what the record $name says', (rules) => {
  test('at a glance', () => {
    const { white, black } = initialPosition(rules);
    expect(setSize(white)).toBe(setSize(black));
    expect(row('All of them', rules.name)).toEqual([
      `\`${rules.name}\``,
      String(setSize(rules.squares)),
      String(setSize(white)),
      ...COLORS.map((color) => rules.setUpRanks[color].join(', ')),
      rules.firstMover === 'white' ? 'White' : 'Black',
      rules.endings.map(endingInTable).join(', '),
    ]);
  });

  test('its initial position', () => {
    const rows = rowsOf('Notation').filter(([names = '']) => names.includes(`\`${rules.name}\``));
    expect(rows.map(([, fen]) => fen)).toEqual([`\`${makeFen(initialPosition(rules))}\``]);
  });

  test('its perft', () => {
    const counts = row('Perft', rules.name).slice(1).map(Number);
    expect(counts.length).toBeGreaterThanOrEqual(5);
    expect(counts).toEqual(counts.map((_, index) => perft(initialPosition(rules), index + 1)));
  });
});

/** Which clauses say other things for a ruleset than for the one that it is told by. */
const differences = (base: Rules, rules: Rules, letter: 'T' | 'R'): ReadonlySet<string> => {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const endingsOf = ({ endings }: Rules, kind: Ending['kind']) =>
    endings.filter((each) => each.kind === kind);
  const fields: readonly (readonly [string, boolean])[] = [
    ['1', differs(base.squares, rules.squares)],
    ['2', differs([base.setUpRanks, base.firstMover], [rules.setUpRanks, rules.firstMover])],
    ['3', differs(base.man.steps, rules.man.steps)],
    ['4', differs([base.king.steps, base.king.flying], [rules.king.steps, rules.king.flying])],
    ['5', differs([base.man.jumps, base.man.flying], [rules.man.jumps, rules.man.flying])],
    ['6', differs([base.king.jumps, base.king.flying], [rules.king.jumps, rules.king.flying])],
    ['6', differs(base.kingLanding, rules.kingLanding)],
    ['7', differs(base.removal, rules.removal)],
    ['8', differs(base.halfTurns, rules.halfTurns)],
    ['10', differs(base.majority, rules.majority)],
    ['11', differs(base.crowning, rules.crowning)],
  ];
  const judged: readonly (readonly [string, boolean])[] =
    letter === 'R'
      ? [['13', differs(base.endings, rules.endings)]]
      : (['one-each', 'repetition', 'idle', 'lone-man'] as const).map((kind, index) => [
          ['13', '14', '15', '17'][index] ?? '',
          differs(endingsOf(base, kind), endingsOf(rules, kind)),
        ]);
  return new Set([...fields, ...judged].filter(([, other]) => other).map(([number]) => letter + number));
};

describe('the rulesets that are told by another one', () => {
  test.each([
    { title: 'Brazilian', rules: brazilian, base: russian, letter: 'R' as const },
    { title: 'Pool', rules: pool, base: russian, letter: 'R' as const },
    { title: 'English', rules: english, base: russian, letter: 'R' as const },
    { title: 'Armenian', rules: armenian, base: turkish, letter: 'T' as const },
  ])('$title: every clause that differs is there, and no other', ({ title, rules, base, letter }) => {
    expect(new Set(clausesOf(title).keys())).toEqual(differences(base, rules, letter));
  });

  test.each([turkishFederation, turkishClassic, turkishShort])('$name: the same', (rules) => {
    const [, , text = ''] = row('The other Turkish', rules.name);
    const told = [...text.matchAll(/\*\*(T\d+)\*\*/g)].map(([, name]) => name);
    expect(new Set(told)).toEqual(differences(turkish, rules, 'T'));
  });
});

describe('the clauses', () => {
  test('are each there once, and no other', () => {
    const upTo = (letter: string, last: number) =>
      Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
    expect([...TURKISH.keys()]).toEqual(upTo('T', 16));
    expect([...clausesOf('The other Turkish').keys()]).toEqual(['T17']);
    expect([...RUSSIAN.keys()]).toEqual(upTo('R', 13));
  });

  test('T1, R1', () => {
    expect(numbersIn(clause(TURKISH, 'T1'))).toEqual([8, 8, setSize(turkish.squares)]);
    expect(numbersIn(clause(RUSSIAN, 'R1'))).toEqual([8, 8, setSize(russian.squares)]);
  });

  test('T2, R2', () => {
    const setUp = (rules: Rules) => [
      setSize(initialPosition(rules).white),
      ...rules.setUpRanks.white,
      ...rules.setUpRanks.black,
    ];
    expect(numbersIn(clause(TURKISH, 'T2'))).toEqual([...setUp(turkish), 1, 8]);
    expect(numbersIn(clause(RUSSIAN, 'R2'))).toEqual(setUp(russian));
    for (const text of [clause(TURKISH, 'T2'), clause(RUSSIAN, 'R2')]) {
      expect(text).toContain('White moves first');
    }
    expect(clause(ENGLISH, 'R2')).toBe('Black moves first.');
  });

  test('T14, R13: the third repetition', () => {
    const times = (rules: Rules) => ORDINALS[ending(rules, 'repetition').times];
    expect(clause(TURKISH, 'T14')).toContain(`for the ${times(turkish)} time`);
    expect(clause(RUSSIAN, 'R13')).toContain(`for the ${times(russian)} time`);
    expect(clause(ENGLISH, 'R13').toLowerCase()).toContain(`${times(english)} repetition`);
  });

  test('T15 and the English R13: plies without progress', () => {
    for (const [rules, text] of [
      [turkish, clause(TURKISH, 'T15')],
      [english, clause(ENGLISH, 'R13')],
    ] as const) {
      const { plies, reason } = ending(rules, 'idle');
      expect(numbersIn(text)).toEqual([plies / 2, plies]);
      expect(text).toContain(`\`${reason}\``);
    }
  });

  test('R13: three kings, kings only', () => {
    const { kings, plies } = ending(russian, 'three-kings');
    const { plies: idle, reason } = ending(russian, 'idle');
    const text = clause(RUSSIAN, 'R13');
    expect(numbersIn(text)).toEqual([plies, idle]);
    expect(text).toContain(`${NUMERALS[kings]} or more kings`);
    expect(text).toContain(`by kings only with no capture (\`${reason}\`)`);
  });

  test('the order of judging', () => {
    const clauses: { readonly [kind in Ending['kind']]?: string } = {
      'no-move': 'T12',
      'one-each': 'T13',
      'lone-man': 'T17 (where the ruleset has it)',
      repetition: 'T14',
      idle: 'T15',
    };
    const names: { readonly [kind in Ending['kind']]?: string } = {
      'no-move': 'R12',
      repetition: 'repetition',
      'three-kings': 'three kings',
      idle: 'kings only',
    };
    const classic = turkishClassic.endings.map(({ kind }) => clauses[kind]).join(', ');
    expect(section('Turkish draughts')).toContain(`in this order: ${classic}.`);
    const order = russian.endings.map(({ kind }) => names[kind]).join(', ');
    expect(section('Russian draughts')).toContain(`in this order: ${order}.`);
  });

  test('every reason is named', () => {
    expect(OUTCOME_REASONS.filter((reason) => !TEXT.includes(`\`${reason}\``))).toEqual([]);
  });
});

test('the count of every landing path holds', () => {
  const [depth, paths] = [7, 10782382];
  expect(section('Perft')).toContain(`${paths} lines of ${depth} plies`);
  expect(perftPaths(initialPosition(turkish), depth)).toBe(paths);
}, 60_000);

test('the FENs in it are read, and its codes are the ones that the reader gives', () => {
  const fens = [...section('Notation').matchAll(/`([WB]:[^`]*)`/g)].map(([, fen]) => fen ?? '');
  expect(fens.length).toBeGreaterThan(4);
  for (const fen of fens) expect(parseFen(fen, turkish).ok, fen).toBe(true);
  const told = [...section('Notation').matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z]+-[a-z-]+)`/g)].map(([, code]) => code ?? ''),
  );
  const names: readonly string[] = RULESETS.map(({ name }) => name);
  expect(new Set(told.filter((code) => !names.includes(code)))).toEqual(new Set(FEN_PROBLEMS));
});

test('every announcement is told', () => {
  const kinds = [...read('engine/announcements.ts').matchAll(/readonly kind: '([a-z-]+)'/g)];
  const told = rowsOf('Announcements').flatMap(([cell = '']) => cell.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
  expect(told).toEqual(kinds.map(([, kind]) => kind));
});

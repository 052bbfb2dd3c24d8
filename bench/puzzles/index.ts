/**
 * `npm run puzzles`: how many positions of `test/ai/positions.json` each level solves. With `-- --find` it looks for new ones in games of
 * the search against itself, and writes the file anew; `--rules R --out FILE` for one ruleset's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, mix } from '../../ai/index.ts';
import type { RulesetName } from '../../engine/index.ts';
import { OPTIONS, tellProgress, wholeNumber } from '../options.ts';
import { mapParallel } from '../parallel/map.ts';
import type { FindTask } from './find.ts';
import { countSolved, describePuzzle, makePuzzleFile, type Puzzle, THEMES } from './puzzle.ts';
import { selectPuzzles } from './select.ts';

const KEPT = 'test/ai/positions.json';

/** How many positions of which ruleset there are: forty, most of them Turkish. */
const QUOTAS: readonly (readonly [rules: RulesetName, count: number])[] = [
  ['turkish', 28],
  ['russian', 4],
  ['armenian', 2],
  ['brazilian', 2],
  ['english', 2],
  ['turkish-short', 2],
];

const { values: options } = parseArgs({
  options: {
    seed: OPTIONS.seed,
    threads: OPTIONS.threads,
    find: { type: 'boolean', default: false },
    /** Only this ruleset's. */
    rules: { type: 'string' },
    /** How many games are looked through for each position that is wanted. */
    games: { type: 'string', default: '5' },
    nodes: { type: 'string', default: '2000000' },
    out: { type: 'string', default: KEPT },
  },
});

/** So many positions of a ruleset, or what there is. */
const findIn = async (rules: RulesetName, wanted: number): Promise<readonly Puzzle[]> => {
  const seed = wholeNumber('seed', options.seed, 0);
  const nodes = wholeNumber('nodes', options.nodes);
  const tasks = Array.from(
    { length: wanted * wholeNumber('games', options.games) },
    (_, index): FindTask => ({ rules, nodes, seed: mix(index, seed) }),
  );
  let total = 0;
  const found = await mapParallel<FindTask, readonly Puzzle[]>(
    new URL('./find.ts', import.meta.url),
    tasks,
    wholeNumber('threads', options.threads),
    (puzzles, count) => {
      total += puzzles.length;
      tellProgress(`${rules}: ${count} of ${tasks.length} games, ${total} positions, ${wanted} wanted`);
    },
  );
  return selectPuzzles(found.flat(), wanted);
};

const find = async (): Promise<void> => {
  const found: Puzzle[] = [];
  const quotas = QUOTAS.filter(([rules]) => options.rules === undefined || rules === options.rules);
  for (const [rules, wanted] of quotas) found.push(...(await findIn(rules, wanted)));
  writeFileSync(options.out, makePuzzleFile(found));
  for (const puzzle of found) console.log(describePuzzle(puzzle));
};

const solve = (): void => {
  const puzzles = JSON.parse(readFileSync(KEPT, 'utf8')) as readonly Puzzle[];
  console.log(`Solved of the ${puzzles.length} positions of ${KEPT}`);
  console.log(
    `  ${'level'.padEnd(8)}${'all'.padStart(8)}${THEMES.map((theme) => theme.padStart(12)).join('')}`,
  );
  for (const level of LEVELS) {
    const shares = THEMES.map((theme) => {
      const themed = puzzles.filter((puzzle) => puzzle.theme === theme);
      return `${countSolved(themed, level)} of ${themed.length}`.padStart(12);
    });
    const all = `${countSolved(puzzles, level)}`.padStart(8);
    console.log(`  ${String(level).padEnd(8)}${all}${shares.join('')}`);
  }
};

if (options.find) await find();
else solve();

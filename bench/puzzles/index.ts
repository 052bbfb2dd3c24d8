/**
 * `npm run puzzles`: how many positions of `test/ai/positions.json` each level solves. With `-- --find --rules R --out FILE` it looks for
 * new ones in games of the search against itself, and writes the best of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, mix } from '../../ai/index.ts';
import { OPTIONS, rulesetOf, tellProgress, wholeNumber } from '../options.ts';
import { mapParallel } from '../parallel/map.ts';
import type { FindTask } from './find.ts';
import { countSolved, describePuzzle, makePuzzleFile, type Puzzle, THEMES } from './puzzle.ts';
import { selectPuzzles } from './select.ts';

const KEPT = 'test/ai/positions.json';

const { values: options } = parseArgs({
  options: {
    ...OPTIONS,
    find: { type: 'boolean', default: false },
    games: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '2000000' },
    count: { type: 'string', default: '40' },
    out: { type: 'string', default: '.tmp/positions.json' },
  },
});

const find = async (): Promise<void> => {
  const { name: rules } = rulesetOf(options.rules);
  const seed = wholeNumber('seed', options.seed, 0);
  const nodes = wholeNumber('nodes', options.nodes);
  const tasks = Array.from(
    { length: wholeNumber('games', options.games) },
    (_, index): FindTask => ({ rules, nodes, seed: mix(index, seed) }),
  );
  let total = 0;
  const found = await mapParallel<FindTask, readonly Puzzle[]>(
    new URL('./find.ts', import.meta.url),
    tasks,
    wholeNumber('threads', options.threads),
    (puzzles, count) => {
      total += puzzles.length;
      tellProgress(`${count} of ${tasks.length} games, ${total} positions`);
    },
  );
  const chosen = selectPuzzles(found.flat(), wholeNumber('count', options.count));
  writeFileSync(options.out, makePuzzleFile(chosen));
  for (const puzzle of chosen) console.log(describePuzzle(puzzle));
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

/**
 * `npm run strength`: how fast the search is, in Node and in a browser, how far each level looks, and how long its longest move takes. The
 * browser's part runs what `npm run build:all` has built. `-- --rules R` for one ruleset, `-- --node` without the browser.
 */
import { parseArgs } from 'node:util';
import { RULESETS } from '../../engine/index.ts';
import { falls } from '../limits.ts';
import { rulesetOf, wholeNumber } from '../options.ts';
import { measureLongestMove, measureReach, measureSpeed } from './speed.ts';
import type { Thought } from './think.ts';

const NODE_AT_LEAST = 2_000_000;
const BROWSER_AT_LEAST = 1_000_000;

const { values: options } = parseArgs({
  options: {
    rules: { type: 'string' },
    node: { type: 'boolean', default: false },
    positions: { type: 'string', default: '40' },
  },
});
const rulesets = options.rules === undefined ? RULESETS : [rulesetOf(options.rules)];
const positions = wholeNumber('positions', options.positions);

const million = (value: number): string => `${(value / 1e6).toFixed(2)}M`;
const judged = (value: number, limit: number): string =>
  falls(value, limit) ? `  at least ${million(limit)}: MISSED` : '';
const milliseconds = ({ time }: Thought): string => `${time.toFixed(0)} ms`.padStart(9);

console.log('Nodes a second in Node, by the time on the processor');
for (const rules of rulesets) {
  const { start, middlegames } = measureSpeed(rules);
  const slower = Math.min(start, middlegames);
  console.log(
    `  ${rules.name.padEnd(20)} ${million(start)} from the start, ${million(middlegames)} in the middle of games${judged(slower, NODE_AT_LEAST)}`,
  );
}

if (!options.node) {
  const { measureBrowser } = await import('./browser.ts');
  const { first, later } = await measureBrowser();
  console.log('\nNodes a second of the web worker in a browser, Turkish, from the start');
  console.log(
    `  first move ${million(first)}, later ones ${million(later)}${judged(later, BROWSER_AT_LEAST)}`,
  );
}

for (const rules of rulesets) {
  console.log(`\nHow far each level looks, ${rules.name}: depth from the start, and in the middle of games`);
  for (const { level, startDepth, depth, nodes, time } of measureReach(rules)) {
    console.log(
      `  level ${level}  ${String(startDepth).padStart(3)} plies  ${depth.toFixed(1).padStart(5)} plies  ${Math.round(nodes).toLocaleString('en').padStart(10)} nodes  ${time.toFixed(1).padStart(8)} ms`,
    );
  }
}

console.log(
  '\nThe longest move of the top level: in games, in made-up positions, on a thread that has just begun',
);
for (const rules of rulesets) {
  const longest = await measureLongestMove(rules, positions);
  const { inGames, heavy, cold } = longest;
  console.log(
    `  ${rules.name.padEnd(20)}${milliseconds(inGames)}${milliseconds(heavy)}${milliseconds(cold)}  of ${longest.positions} positions, ${heavy.fen}`,
  );
}

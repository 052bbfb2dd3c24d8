/** `npm run tune -- --rules R`: tunes the evaluation of a ruleset on the search's own games, and writes `ai/weights/R.ts`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OPTIONS, rulesetOf, tellProgress, wholeNumber } from '../options.ts';
import { tune } from './tune.ts';
import { makeWeightsFile } from './weightsFile.ts';

const { values: options } = parseArgs({
  options: {
    ...OPTIONS,
    games: { type: 'string', default: '4000' },
    nodes: { type: 'string', default: '3000' },
    generations: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});

const plan = {
  rules: rulesetOf(options.rules),
  games: wholeNumber('games', options.games, 10),
  nodes: wholeNumber('nodes', options.nodes),
  generations: wholeNumber('generations', options.generations),
  seed: wholeNumber('seed', options.seed, 0),
};
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** The search that plays is the one of this commit, or of no commit at all. */
const isChanged = git('status', '--porcelain', '--', 'ai', 'engine', 'bench') !== '';
const commit = git('rev-parse', '--short', 'HEAD') + (isChanged ? ', changed,' : '');
const out = options.out ?? `ai/weights/${plan.rules.name}.ts`;
const tuned = await tune(plan, wholeNumber('threads', options.threads), tellProgress);
writeFileSync(out, makeWeightsFile(plan, commit, tuned));
console.log(`${out}: loss ${tuned.before.toFixed(4)} by the guess, ${tuned.after.toFixed(4)} tuned`);

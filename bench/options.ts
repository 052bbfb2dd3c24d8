import { availableParallelism } from 'node:os';
import { RULESETS, type Rules, rulesByName } from '../engine/index.ts';

/** Options that several of the long scripts take, as `parseArgs` wants them; `threads` change nothing but how long it takes. */
export const OPTIONS = {
  rules: { type: 'string', default: RULESETS[0].name },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const;

/** The whole number of an option, from `least` on. Throws on anything else, as a script ends on a bad command line. */
export const wholeNumber = (name: string, text: string, least = 1): number => {
  const value = /^[0-9]{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new Error(`--${name} is a whole number from ${least} on, not ${JSON.stringify(text)}.`);
};

/** The ruleset of that name. Throws where there is none. */
export const rulesetOf = (name: string): Rules => {
  const rules = rulesByName(name);
  if (rules) return rules;
  const names = RULESETS.map((each) => each.name).join(', ');
  throw new Error(`--rules is one of ${names}, not ${JSON.stringify(name)}.`);
};

/** Tells on standard error how far a long work has come: the figures themselves go to standard output. */
export const tellProgress = (text: string): void => {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
};

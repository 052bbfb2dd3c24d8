import type { Rules } from '../../engine/index.ts';
import { armenianWeights } from './armenian.ts';
import { brazilianWeights } from './brazilian.ts';
import { englishWeights } from './english.ts';
import { poolWeights } from './pool.ts';
import { russianWeights } from './russian.ts';
import { turkishWeights } from './turkish.ts';
import { turkishClassicWeights } from './turkish-classic.ts';
import { turkishShortWeights } from './turkish-short.ts';
import { guessedWeights, type Weights } from './weights.ts';

/** Tuned weights by the ruleset's name; `npm run tune` makes them. */
const TUNED: ReadonlyMap<string, Weights> = new Map([
  ['turkish', turkishWeights],
  // Nothing differs but draws.
  ['turkish-federation', turkishWeights],
  ['turkish-classic', turkishClassicWeights],
  ['turkish-short', turkishShortWeights],
  ['russian', russianWeights],
  ['brazilian', brazilianWeights],
  ['english', englishWeights],
  ['pool', poolWeights],
  ['armenian', armenianWeights],
]);

/** The weights of a ruleset; one that nobody has tuned gets the guess. */
export const weightsOf = (rules: Rules): Weights => TUNED.get(rules.name) ?? guessedWeights(rules);

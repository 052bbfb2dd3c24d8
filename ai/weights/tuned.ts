import type { Rules } from '../../engine/index.ts';
import { guessedWeights, type Weights } from './weights.ts';

/** Tuned weights by the ruleset's name. */
const TUNED: ReadonlyMap<string, Weights> = new Map();

/** The weights of a ruleset; one that nobody has tuned gets the guess. */
export const weightsOf = (rules: Rules): Weights => TUNED.get(rules.name) ?? guessedWeights(rules);

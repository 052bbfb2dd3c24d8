import type { Rules } from '../../engine/index.ts';
import { turkishWeights } from './turkish.ts';
import { guessedWeights, type Weights } from './weights.ts';

const TUNED: ReadonlyMap<string, Weights> = new Map([['turkish', turkishWeights]]);
export const weightsOf = (rules: Rules): Weights => TUNED.get(rules.name) ?? guessedWeights(rules);

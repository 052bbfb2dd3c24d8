import { isLevel, LEVELS, type Level } from '../../ai/index.ts';
import { err, ok, type Result, RULESETS, type Rules, rulesByName, turkish } from '../../engine/index.ts';
import { quote } from '../../engine/notation.ts';
import { DEFAULT_SEED, MOST_SEED } from '../seed.ts';
import { parseWhole } from '../whole.ts';
import { makeLine } from './line.ts';

/** How well to play: as a level does, or, as 0, as well as the limits let it. */
export type Strength = Level | 0;

/** What a client may set. */
export interface Parameters {
  readonly rules: Rules;
  /** Of the choice between moves. */
  readonly seed: number;
  /** The parameter `level`. */
  readonly strength: Strength;
}

const NAMES = RULESETS.map(({ name }) => name).join(' ');

const isStrength = (value: unknown): value is Strength => value === 0 || isLevel(value);

/** What holds until the client sets something else. */
export const DEFAULTS: Parameters = { rules: turkish, seed: DEFAULT_SEED, strength: 0 };

/** The lines that declare the parameters, their present values included. */
export const makeDeclarations = ({ rules, seed, strength }: Parameters): readonly string[] => [
  makeLine('param', {
    name: 'variant',
    value: rules.name,
    type: 'enum',
    values: NAMES,
  }),
  makeLine('param', { name: 'seed', value: seed, type: 'int', min: 0, max: MOST_SEED }),
  makeLine('param', { name: 'level', value: strength, type: 'int', min: 0, max: LEVELS.length }),
];

/** The parameters after `set-param`. Codes: `unknown-param`, `bad-value`. */
export const setParameter = (
  parameters: Parameters,
  args: ReadonlyMap<string, string>,
): Result<Parameters> => {
  const name = args.get('name');
  const value = args.get('value') ?? '';
  if (name === 'variant') {
    const rules = rulesByName(value);
    if (rules) return ok({ ...parameters, rules });
    return err({ code: 'bad-value', message: `There is no ruleset ${quote(value)} among ${NAMES}.` });
  }
  if (name === 'seed') {
    const seed = parseWhole(value, 0, MOST_SEED);
    if (seed !== undefined) return ok({ ...parameters, seed });
    return err({ code: 'bad-value', message: `seed is a whole number from 0 to ${MOST_SEED}.` });
  }
  if (name === 'level') {
    const strength = parseWhole(value, 0, LEVELS.length);
    if (isStrength(strength)) return ok({ ...parameters, strength });
    return err({ code: 'bad-value', message: `level is a whole number from 0 to ${LEVELS.length}.` });
  }
  return err({ code: 'unknown-param', message: 'The parameters are variant, seed and level.' });
};

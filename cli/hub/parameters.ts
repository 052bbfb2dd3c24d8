import { err, ok, type Result, RULESETS, type Rules, rulesByName, turkish } from '../../engine/index.ts';
import { quote } from '../../engine/notation.ts';
import { makeLine } from './line.ts';

/** What a client may set before `init`. */
export interface Parameters {
  readonly rules: Rules;
  /** Of the choice between moves. */
  readonly seed: number;
}

const NAMES = RULESETS.map(({ name }) => name).join(' ');

const MOST_SEED = 2 ** 32 - 1;

export const DEFAULTS: Parameters = { rules: turkish, seed: 1 };

/** The lines that declare the parameters, their present values included. */
export const makeDeclarations = ({ rules, seed }: Parameters): readonly string[] => [
  makeLine('param', {
    name: 'variant',
    value: rules.name,
    type: 'enum',
    values: NAMES,
  }),
  makeLine('param', { name: 'seed', value: seed, type: 'int', min: 0, max: MOST_SEED }),
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
    const seed = /^[0-9]{1,10}$/.test(value) ? Number(value) : Number.NaN;
    if (seed <= MOST_SEED) return ok({ ...parameters, seed });
    return err({ code: 'bad-value', message: `seed is a whole number from 0 to ${MOST_SEED}.` });
  }
  return err({ code: 'unknown-param', message: 'The parameters are variant and seed.' });
};

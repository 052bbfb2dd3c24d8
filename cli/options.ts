import { parseArgs } from 'node:util';
import {
  err,
  initialPosition,
  ok,
  type Position,
  parseFen,
  type Result,
  RULESETS,
  type Rules,
  rulesByName,
  turkish,
} from '../engine/index.ts';

/** The FEN that asks for the FENs on standard input. */
const FROM_INPUT = '-';

/** Where a command's positions come from: one position, or one a line on standard input. */
export type Source =
  | { readonly kind: 'one'; readonly position: Position }
  | { readonly kind: 'batch'; readonly rules: Rules };

export interface Options {
  /** The arguments that are no options. */
  readonly positionals: readonly string[];
  readonly source: Source;
}

const parseRules = (name: string): Result<Rules> => {
  const rules = rulesByName(name);
  if (rules) return ok(rules);
  const names = RULESETS.map((ruleset) => ruleset.name).join(', ');
  return err({ code: 'unknown-rules', message: `The ruleset ${JSON.stringify(name)} is none of: ${names}.` });
};

const OPTIONS = { rules: { type: 'string' }, fen: { type: 'string' } } as const;

const isNegative = (arg: string): boolean => /^-[0-9]/.test(arg);

/** No option is a number, but Node takes `-1` for one if it does not stand behind `--`. */
const numbersLast = (args: readonly string[]): string[] => {
  const numbers = args.includes('--') ? [] : args.filter(isNegative);
  return numbers.length === 0 ? [...args] : [...args.filter((arg) => !isNegative(arg)), '--', ...numbers];
};

const parseArguments = (args: readonly string[]) => {
  try {
    const parsed = parseArgs({
      args: numbersLast(args),
      options: OPTIONS,
      allowPositionals: true,
      tokens: true,
    });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice === undefined) return ok(parsed);
    return err({ code: 'bad-option', message: `Option '--${twice}' is given twice.` });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return err({ code: 'bad-option', message: error.message });
  }
};

/** Reads `--rules` for a command that takes no position. */
export const parseRulesOption = (
  args: readonly string[],
): Result<{ readonly positionals: readonly string[]; readonly rules: Rules }> => {
  const parsed = parseArguments(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  if (values.fen !== undefined)
    return err({ code: 'bad-option', message: "Option '--fen' has no use here." });
  const rules = parseRules(values.rules ?? turkish.name);
  return rules.ok ? ok({ positionals, rules: rules.value }) : rules;
};

/** Reads `--rules` and `--fen`, wherever they stand. Without them: Turkish, from the initial position. */
export const parseOptions = (args: readonly string[]): Result<Options> => {
  const parsed = parseArguments(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  const rules = parseRules(values.rules ?? turkish.name);
  if (!rules.ok) return rules;
  if (values.fen === FROM_INPUT) return ok({ positionals, source: { kind: 'batch', rules: rules.value } });
  const position =
    values.fen === undefined ? ok(initialPosition(rules.value)) : parseFen(values.fen, rules.value);
  return position.ok ? ok({ positionals, source: { kind: 'one', position: position.value } }) : position;
};

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
type Source =
  | { readonly kind: 'one'; readonly position: Position }
  | { readonly kind: 'batch'; readonly rules: Rules };

/** What the arguments behind a command's name come to. */
interface Options {
  /** The arguments that are no options. */
  readonly positionals: readonly string[];
  readonly source: Source;
  /** The values of the options that only this command has, by their names. */
  readonly own: { readonly [name: string]: string | undefined };
}

const parseRules = (name: string): Result<Rules> => {
  const rules = rulesByName(name);
  if (rules) return ok(rules);
  const names = RULESETS.map((ruleset) => ruleset.name).join(', ');
  return err({ code: 'unknown-rules', message: `The ruleset ${JSON.stringify(name)} is none of: ${names}.` });
};

const optionsNamed = (names: readonly string[]): { [name: string]: { type: 'string' } } =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

const isNegative = (arg: string): boolean => /^-[0-9]/.test(arg);

/** No option is a number, but Node takes `-1` for one if it does not stand behind `--`. */
const numbersLast = (args: readonly string[]): string[] => {
  const numbers = args.includes('--') ? [] : args.filter(isNegative);
  return numbers.length === 0 ? [...args] : [...args.filter((arg) => !isNegative(arg)), '--', ...numbers];
};

const parseArguments = (args: readonly string[], own: readonly string[] = []) => {
  try {
    const parsed = parseArgs({
      args: numbersLast(args),
      options: optionsNamed(['rules', 'fen', ...own]),
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

const parseSource = (ruleset: string | undefined, fen: string | undefined): Result<Source> => {
  const rules = parseRules(ruleset ?? turkish.name);
  if (!rules.ok) return rules;
  if (fen === FROM_INPUT) return ok({ kind: 'batch', rules: rules.value });
  const position = fen === undefined ? ok(initialPosition(rules.value)) : parseFen(fen, rules.value);
  return position.ok ? ok({ kind: 'one', position: position.value }) : position;
};

/**
 * Reads `--rules`, `--fen` and the command's own options, wherever they stand; each takes a value. Without them: Turkish, from the initial
 * position.
 */
export const parseOptions = (args: readonly string[], own: readonly string[] = []): Result<Options> => {
  const parsed = parseArguments(args, own);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  const { rules, fen, ...rest } = values;
  const source = parseSource(rules, fen);
  return source.ok ? ok({ positionals, source: source.value, own: rest }) : source;
};

import { err, ok, type Problem, type Result } from '../../engine/index.ts';
import { quote } from '../../engine/notation.ts';

/** A line of the Hub protocol: a command and its arguments. A flag, as `think` in `go think`, has the empty text as its value. */
interface HubLine {
  readonly command: string;
  readonly args: ReadonlyMap<string, string>;
}

/** A name or a value that needs no quotes: no blank, no control character, no `=` and no `"`. */
const NAME = /[^\s\p{Cc}="]+/uy;
const BLANK = /\s*/y;
/** What may stand behind `=`. There is no escape: a value holds no double quote. */
const VALUE = /"([^"]*)"|([^\s\p{Cc}="]+)/uy;

/**
 * Reads a line as Scan does: blanks are allowed around `=`, an argument given twice has its last value. Codes: `no-command`,
 * `bad-argument`; `at` tells where.
 */
export const parseLine = (text: string): Result<HubLine> => {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const fail = (code: string, message: string): Result<never> => err({ code, message, at });

  take(BLANK);
  const command = take(NAME)?.[0];
  if (command === undefined) return fail('no-command', 'A line begins with a command.');
  const args = new Map<string, string>();
  for (take(BLANK); at < text.length; take(BLANK)) {
    const name = take(NAME)?.[0];
    if (name === undefined) return fail('bad-argument', 'Here an argument begins with its name.');
    take(BLANK);
    if (text.charAt(at) !== '=') {
      args.set(name, '');
      continue;
    }
    at += 1;
    take(BLANK);
    const value = take(VALUE);
    if (!value)
      return fail('bad-argument', `The value of ${quote(name)} is missing or its quotes are not closed.`);
    args.set(name, value[1] ?? value[2] ?? '');
  }
  return ok({ command, args });
};

const makeValue = (value: string | number): string => {
  const text = String(value)
    .replaceAll('"', "'")
    .replaceAll(/\p{Cc}/gu, ' ');
  return /^[^\s=']+$/.test(text) ? text : `"${text}"`;
};

/** Writes a line. Values are quoted where they must be; a double quote inside one becomes a single quote. */
export const makeLine = (command: string, args: { readonly [name: string]: string | number } = {}): string =>
  [command, ...Object.entries(args).map(([name, value]) => `${name}=${makeValue(value)}`)].join(' ');

/** A problem as the line that tells it. */
export const makeError = ({ code, message, at }: Problem): string =>
  makeLine('error', { message: `${code}: ${message}${at === undefined ? '' : ` (at ${at})`}` });

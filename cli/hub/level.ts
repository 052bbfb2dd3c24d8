import { err, ok, type Result } from '../../engine/index.ts';

/** How long a search may take; what is not there does not limit it. Times are in seconds. */
export interface Level {
  readonly depth?: number;
  readonly nodes?: number;
  /** For this move. */
  readonly moveTime?: number;
  /** The moves until the next time control. */
  readonly moves?: number;
  /** What is left on the clock. */
  readonly time?: number;
  /** What each move adds to the clock, before it. */
  readonly increment?: number;
}

interface Limit {
  readonly field: keyof Level;
  readonly whole: boolean;
  readonly least: number;
}

const LIMITS: ReadonlyMap<string, Limit> = new Map<string, Limit>([
  ['depth', { field: 'depth', whole: true, least: 1 }],
  ['nodes', { field: 'nodes', whole: true, least: 1 }],
  ['move-time', { field: 'moveTime', whole: false, least: 0 }],
  ['moves', { field: 'moves', whole: true, least: 1 }],
  ['time', { field: 'time', whole: false, least: 0 }],
  ['inc', { field: 'increment', whole: false, least: 0 }],
]);

const parseNumber = (text: string, { whole, least }: Limit): number | undefined => {
  const value = /^[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && (!whole || Number.isInteger(value)) ? value : undefined;
};

/** Reads the arguments of `level`. `infinite` is a level without limits; strange arguments are passed over. Refused with `bad-level`. */
export const parseLevel = (args: ReadonlyMap<string, string>): Result<Level> => {
  let level: Level = {};
  for (const [name, text] of args) {
    const limit = LIMITS.get(name);
    if (!limit) continue;
    const value = parseNumber(text, limit);
    if (value === undefined) {
      const kind = limit.whole ? 'a whole number' : 'a number of seconds';
      return err({ code: 'bad-level', message: `${name} is ${kind} from ${limit.least} up.` });
    }
    level = { ...level, [limit.field]: value };
  }
  return ok(level);
};

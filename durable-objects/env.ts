import { parseRefusedWords } from '../table/refusedWords.ts';

/** What `wrangler.toml` sets for tables, under `[vars]`. Each may be absent, and is whatever the operator wrote. */
export interface TableEnv {
  /** So many seconds the opponent has to be away before one may claim. */
  readonly ABSENCE_SECONDS?: unknown;
  /** Words that no name may have, comma separated. */
  readonly REFUSED_WORDS?: unknown;
}

/** Where nobody has set it, in milliseconds. */
const USUAL_WAIT = 60_000;

/** How long an absence lasts before the other side may claim, in milliseconds. Anything but a number, or a text that is one, is passed over. */
export const claimWait = ({ ABSENCE_SECONDS: set }: TableEnv): number => {
  const wait = typeof set === 'number' || typeof set === 'string' ? Number(set) * 1_000 : 0;
  return Number.isFinite(wait) && wait > 0 ? wait : USUAL_WAIT;
};

/** The words that no name may have, in a text or a list of texts. Anything else is passed over. */
export const refusedWords = ({ REFUSED_WORDS }: TableEnv): ReadonlySet<string> =>
  parseRefusedWords(
    [REFUSED_WORDS]
      .flat()
      .filter((words) => typeof words === 'string')
      .join(','),
  );

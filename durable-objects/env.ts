import { parseRefusedWords } from '../table/refusedWords.ts';

/** What `wrangler.toml` sets for tables, under `[vars]`. Each may be absent, and is whatever the operator wrote. */
export interface TableEnv {
  /** So many seconds the opponent has to be away before one may claim. */
  readonly ABSENCE_SECONDS?: unknown;
  /** Words that no name may have, comma separated. */
  readonly REFUSED_WORDS?: unknown;
}

/** So many, where nobody has set it. */
const USUAL_WAIT = 60;

/** How long an absence lasts before the other side may claim, in milliseconds. */
export const claimWait = ({ ABSENCE_SECONDS }: TableEnv): number => {
  const seconds = Number(ABSENCE_SECONDS);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : USUAL_WAIT) * 1_000;
};

/** The words that no name may have. A list in TOML becomes a text with commas. */
export const refusedWords = ({ REFUSED_WORDS }: TableEnv): ReadonlySet<string> =>
  parseRefusedWords(String(REFUSED_WORDS ?? ''));

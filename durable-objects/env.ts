/** What `wrangler.toml` sets for tables, under `[vars]`. Each may be absent, and is whatever the operator wrote. */
export interface TableEnv {
  /** So many seconds the opponent has to be away before one may claim. */
  readonly ABSENCE_SECONDS?: string | number;
  /** Words that no name may have, comma separated. */
  readonly REFUSED_WORDS?: string;
}

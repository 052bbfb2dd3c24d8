import type { Level } from '../../ai/levels.ts';

/** What is said of the computer's levels wherever one is chosen. */
export interface LevelWords {
  readonly level: string;
  /** Each with its number. */
  readonly levels: { readonly [level in Level]: string };
  readonly easy: string;
  readonly easyHint: string;
}

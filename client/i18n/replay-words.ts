import type { PdnResult } from '../../engine/pdn/types.ts';

/** What is said where somebody looks through a game, in one language. */
export interface ReplayWords {
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  /** Lets the game go on by itself, and stops that. */
  readonly play: string;
  readonly pause: string;
  /** The choice among several games. */
  readonly games: string;
  readonly game: (number: number) => string;
  /** Goes into a variation: what could have been played instead of the next move. */
  readonly instead: (move: string) => string;
  /** Said at the start, and after how many plies of how many one is. */
  readonly start: string;
  readonly at: (ply: number, plies: number, variation: boolean) => string;
  readonly results: { readonly [result in PdnResult]: string };
  /** What the rules say of a game that is not finished by its file. */
  readonly onBoard: (result: string) => string;
}

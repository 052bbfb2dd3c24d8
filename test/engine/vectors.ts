import { readFileSync } from 'node:fs';

/** One position of `test/vectors/turkish-perft.json`; index 0 of the counts is depth 1. */
export interface PerftVector {
  readonly id: string;
  readonly note: string;
  readonly fen: string;
  readonly unique: readonly number[];
  readonly paths: readonly number[];
  readonly moves: readonly string[];
  readonly pathsIfWrong?: { readonly [fault: string]: readonly number[] };
}

export interface FederationExample {
  readonly n: string;
  readonly fen: string;
  readonly moves: readonly string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

export const PERFT_VECTORS = (read('turkish-perft') as { positions: readonly PerftVector[] }).positions;

export const FEDERATION_EXAMPLES = (
  read('turkish-federation-examples') as { examples: readonly FederationExample[] }
).examples;

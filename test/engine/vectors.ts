import { readFileSync } from 'node:fs';
import { type RulesetName, rulesByName } from '../../engine/index.ts';

/** One position of a file of `test/vectors`; index 0 of the counts is depth 1. */
export interface PerftVector {
  readonly id: string;
  readonly note: string;
  readonly fen: string;
  /** Moves with the same (from, to, captured set) counted once. */
  readonly unique: readonly number[];
  readonly moves: readonly string[];
}

export interface TurkishVector extends PerftVector {
  /** Every landing path counted. */
  readonly paths: readonly number[];
  /** The same where one rule is broken. */
  readonly pathsIfWrong?: { readonly [fault: string]: readonly number[] };
}

export interface FederationExample {
  readonly n: string;
  readonly fen: string;
  readonly moves: readonly string[];
}

/** A game from the initial position to its end. */
export interface WholeGame {
  readonly rules: RulesetName;
  readonly winner: 'white' | 'black' | null;
  readonly reason: string;
  /** Landing paths, one space between two. */
  readonly moves: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

export const TURKISH_VECTORS = (read('turkish-perft') as { positions: readonly TurkishVector[] }).positions;
export const RUSSIAN_VECTORS = (read('russian-perft') as { positions: readonly PerftVector[] }).positions;

/** Unique counts from the initial position, of the rulesets that are played here; the file has others too. */
export const START_VECTORS = Object.entries(
  (read('other-variants-perft') as { start: { readonly [name: string]: readonly number[] } }).start,
).flatMap(([name, unique]) => {
  const rules = rulesByName(name);
  return rules ? [{ rules, unique }] : [];
});

export const FEDERATION_EXAMPLES = (
  read('turkish-federation-examples') as { examples: readonly FederationExample[] }
).examples;

export const WHOLE_GAMES = (read('whole-games') as { games: readonly WholeGame[] }).games;

import { readFileSync } from 'node:fs';
import {
  armenian,
  brazilian,
  english,
  initialPosition,
  type Position,
  parseFen,
  pool,
  type Rules,
  russian,
  turkish,
} from '../engine/index.ts';

/** A position of `test/vectors` with its perft, moves with the same (from, to, captured set) counted once. */
export interface Vector {
  readonly rules: Rules;
  readonly id: string;
  readonly position: Position;
  /** Of the depth that takes a fraction of a second. */
  readonly depth: number;
  readonly leaves: number;
}

interface StoredVector {
  readonly id: string;
  readonly fen: string;
  readonly unique: readonly number[];
}

const MOST_LEAVES = 25_000_000;

/** Throws where the FEN is refused. */
export const positionOf = (fen: string, rules: Rules): Position => {
  const position = parseFen(fen, rules);
  if (!position.ok) throw new Error(`${fen}: ${position.error.message}`);
  return position.value;
};

const readFile = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../test/vectors/${file}.json`, import.meta.url), 'utf8'));

const vector = (rules: Rules, id: string, position: Position, unique: readonly number[]): Vector => {
  const depth = Math.max(1, unique.filter((leaves) => leaves > 0 && leaves <= MOST_LEAVES).length);
  return { rules, id, position, depth, leaves: unique[depth - 1] ?? Number.NaN };
};

const readPositions = (file: string, rules: Rules): readonly Vector[] =>
  (readFile(file) as { readonly positions: readonly StoredVector[] }).positions.map(({ id, fen, unique }) =>
    vector(rules, id, positionOf(fen, rules), unique),
  );

/** Of the games that are played here and have no file of their own there is the start. */
const readStarts = (file: string, rulesets: readonly Rules[]): readonly Vector[] => {
  const { start } = readFile(file) as { readonly start: { readonly [name: string]: readonly number[] } };
  return rulesets.map((rules) => vector(rules, 'start', initialPosition(rules), start[rules.name] ?? []));
};

/** All of `test/vectors`. */
export const readVectors = (): readonly Vector[] => [
  ...readPositions('turkish-perft', turkish),
  ...readPositions('russian-perft', russian),
  ...readStarts('other-variants-perft', [brazilian, english, pool, armenian]),
];

/** Whether there are enough leaves to tell how fast they are counted. */
export const isTimed = ({ leaves }: Vector): boolean => leaves >= 100;

import { readFileSync } from 'node:fs';
import { type Position, parseFen, type Rules, russian, turkish } from '../engine/index.ts';

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

export const positionOf = (fen: string, rules: Rules): Position => {
  const position = parseFen(fen, rules);
  if (!position.ok) throw new Error(`${fen}: ${position.error.message}`);
  return position.value;
};

const read = (file: string, rules: Rules): readonly Vector[] => {
  const url = new URL(`../test/vectors/${file}.json`, import.meta.url);
  const { positions } = JSON.parse(readFileSync(url, 'utf8')) as {
    readonly positions: readonly StoredVector[];
  };
  return positions.flatMap(({ id, fen, unique }) => {
    const depth = unique.filter((leaves) => leaves > 0 && leaves <= MOST_LEAVES).length;
    const leaves = unique[depth - 1] ?? 0;
    // Where the game is over at once there is nothing to measure.
    return leaves < 100 ? [] : [{ rules, id, position: positionOf(fen, rules), depth, leaves }];
  });
};

export const readVectors = (): readonly Vector[] => [
  ...read('turkish-perft', turkish),
  ...read('russian-perft', russian),
];

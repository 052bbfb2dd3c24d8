/** What a stored value is: exact, or at least or at most so much. */
export const EXACT = 1;
export const LOWER = 2;
export const UPPER = 3;

/**
 * Positions that the search has met, by hash: two places each, the first for the one that was searched deepest, the second for the
 * last one. A place has five numbers: both halves of the hash, the value, the depth with the kind of value, and the best move.
 */
export interface Transpositions {
  readonly entries: Int32Array;
  readonly mask: number;
}

const PLACE = 5;
const BUCKET = 2 * PLACE;

const MOST_BUCKETS = 2 ** 20;
const FEWEST_BUCKETS = 2 ** 8;

/** A table for a search of so many nodes. */
export const makeTranspositions = (nodes: number): Transpositions => {
  let buckets = FEWEST_BUCKETS;
  while (buckets < MOST_BUCKETS && 2 * buckets < nodes) buckets *= 2;
  return { entries: new Int32Array(buckets * BUCKET), mask: buckets - 1 };
};

/** Where a position stands in the table, or -1. */
export const findEntry = ({ entries, mask }: Transpositions, lo: number, hi: number): number => {
  const at = (lo & mask) * BUCKET;
  if (entries[at] === lo && entries[at + 1] === hi && entries[at + 3] !== 0) return at;
  const second = at + PLACE;
  return entries[second] === lo && entries[second + 1] === hi && entries[second + 3] !== 0 ? second : -1;
};

export const valueAt = ({ entries }: Transpositions, at: number): number => entries[at + 2] ?? 0;
export const depthAt = ({ entries }: Transpositions, at: number): number => (entries[at + 3] ?? 0) >> 2;
export const kindAt = ({ entries }: Transpositions, at: number): number => (entries[at + 3] ?? 0) & 3;
/** `from | to << 6 | king << 12` as in move lists, plus one; 0 for none. */
export const moveAt = ({ entries }: Transpositions, at: number): number => entries[at + 4] ?? 0;

/** Keeps what a search of a position to `depth` came to. */
export const storeEntry = (
  { entries, mask }: Transpositions,
  lo: number,
  hi: number,
  depth: number,
  kind: number,
  value: number,
  move: number,
): void => {
  let at = (lo & mask) * BUCKET;
  const isSame = entries[at] === lo && entries[at + 1] === hi;
  if (!isSame && (entries[at + 3] ?? 0) >> 2 > depth) at += PLACE;
  // The last known move of the same position is better than none.
  else if (!isSame) entries.copyWithin(at + PLACE, at, at + PLACE);
  entries[at] = lo;
  entries[at + 1] = hi;
  entries[at + 2] = value;
  entries[at + 3] = (depth << 2) | kind;
  if (move !== 0 || !isSame) entries[at + 4] = move;
};

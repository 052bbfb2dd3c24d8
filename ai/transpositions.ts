/** What a stored value is: exact, or at least or at most so much. */
export const EXACT = 1;
export const LOWER = 2;
export const UPPER = 3;

/**
 * The transposition table: positions that the search has met, by hash. A bucket has two places, and each place five numbers: both halves of the
 * hash, the value, the depth with the kind of value, and the best move. A position that is there already is written anew where it stands.
 * Another one goes to the first place if it was searched at least as deep as the one there, which then moves to the second; else to the second.
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

/** What is kept of a position that `findEntry` has found at `at`: its value, the depth of its search, and the kind of value. */
export const valueAt = ({ entries }: Transpositions, at: number): number => entries[at + 2] ?? 0;
export const depthAt = ({ entries }: Transpositions, at: number): number => (entries[at + 3] ?? 0) >> 2;
export const kindAt = ({ entries }: Transpositions, at: number): number => (entries[at + 3] ?? 0) & 3;
/** `from | to << 6 | king << 12` as in move lists, plus one; 0 for none. */
export const moveAt = ({ entries }: Transpositions, at: number): number => entries[at + 4] ?? 0;

/** Keeps what a search of a position to `depth` came to. Without a best move (0) the one that was known stays. */
export const storeEntry = (
  table: Transpositions,
  lo: number,
  hi: number,
  depth: number,
  kind: number,
  value: number,
  move: number,
): void => {
  const { entries, mask } = table;
  const first = (lo & mask) * BUCKET;
  const second = first + PLACE;
  let at = findEntry(table, lo, hi);
  if (at < 0) {
    at = depthAt(table, first) > depth ? second : first;
    if (at === first) entries.copyWithin(second, first, second);
    entries[at + 4] = 0;
  }
  entries[at] = lo;
  entries[at + 1] = hi;
  entries[at + 2] = value;
  entries[at + 3] = (depth << 2) | kind;
  if (move !== 0) entries[at + 4] = move;
};

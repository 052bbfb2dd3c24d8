/**
 * The moves of one node in columns, one row for each (from, to, captured set). A list is filled again and again, so that the hot
 * path makes no garbage; rows from `count` on are left over from earlier. The columns are plain arrays, for they grow by themselves:
 * how many captures there can be is not easy to say.
 */
export interface MoveList {
  count: number;
  /** Whether the moves are captures. Otherwise only the first column is filled. */
  captures: boolean;
  /** `from | to << 6 | king << 12`, where `king` says what the piece is afterwards. */
  readonly moves: number[];
  /** The captured pieces as a set. */
  readonly takenLo: number[];
  readonly takenHi: number[];
}

/** An empty list. */
export const moveList = (): MoveList => ({
  count: 0,
  captures: false,
  moves: [],
  takenLo: [],
  takenHi: [],
});

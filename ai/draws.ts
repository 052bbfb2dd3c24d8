import * as bits from '../engine/bits.ts';
import type { Rules } from '../engine/index.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const bitCount = bits.bitCount;

/** What ends a game besides having no move, from the ruleset's record, for the hot path. No limit is infinity. */
export interface Draws {
  /** T13 */
  readonly oneEach: { readonly kingsOnly: boolean; readonly unlessCapture: boolean } | null;
  /** T17: that is no draw, but is judged in the same place. */
  readonly loneMan: { readonly unlessCapture: boolean } | null;
  /** T14 */
  readonly times: number;
  /** T15: plies without progress. */
  readonly idlePlies: number;
  /** R13: so many plies with so many kings against one. */
  readonly kingsPlies: number;
  readonly kings: number;
}

/** What the ruleset does not have is null or infinity. */
export const drawsOf = ({ endings }: Rules): Draws => {
  const found = <Kind extends (typeof endings)[number]['kind']>(kind: Kind) =>
    endings.find(
      (ending): ending is Extract<(typeof endings)[number], { kind: Kind }> => ending.kind === kind,
    );
  const kings = found('three-kings');
  return {
    oneEach: found('one-each') ?? null,
    loneMan: found('lone-man') ?? null,
    times: found('repetition')?.times ?? Number.POSITIVE_INFINITY,
    idlePlies: found('idle')?.plies ?? Number.POSITIVE_INFINITY,
    kingsPlies: kings?.plies ?? Number.POSITIVE_INFINITY,
    kings: kings?.kings ?? 0,
  };
};

/** Whether a set has exactly one square. */
export const isSingle = (lo: number, hi: number): boolean =>
  lo === 0 ? hi !== 0 && (hi & (hi - 1)) === 0 : hi === 0 && (lo & (lo - 1)) === 0;

/** R13: how many kings stand against a single one; 0 where there is a man, or no side with exactly one piece. */
export const kingsAgainstOne = (positions: Int32Array, at: number): number => {
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  if ((ownLo | enemyLo) !== positions[at + 4] || (ownHi | enemyHi) !== positions[at + 5]) return 0;
  const own = bitCount(ownLo) + bitCount(ownHi);
  const enemy = bitCount(enemyLo) + bitCount(enemyHi);
  if (own !== 1 && enemy !== 1) return 0;
  return own === 0 || enemy === 0 ? 0 : Math.max(own, enemy);
};

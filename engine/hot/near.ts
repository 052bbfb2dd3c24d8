import * as bits from '../bits.ts';

/*
 * Pieces that move one square, all of a kind at once.
 *
 * What the hot path imports and uses again and again is first made a constant of the file: V8 reads an import through a cell every
 * time and asks whether it is there yet, and knows nothing of what it is; that made the whole of perft a third slower.
 */

/**
 * What a kind does along four directions: two opposite pairs, whose steps shift a set by `p` or by `q` bits, up (`Up`, square numbers grow)
 * or down. A mask has the files that such a step can reach, or nothing where the kind has no such move.
 */
export interface NearPlan {
  readonly p: number;
  readonly q: number;
  readonly stepUpP: number;
  readonly stepDownP: number;
  readonly stepUpQ: number;
  readonly stepDownQ: number;
  readonly jumpUpP: number;
  readonly jumpDownP: number;
  readonly jumpUpQ: number;
  readonly jumpDownQ: number;
}

const fours = bits.countByFours;
const eights = bits.countByEights;
const countOfAll = bits.countOfAll;

/**
 * How many quiet moves the pieces (`lo`, `hi`) have, or -1 if one of them can jump. Those that can are added at `jumpersAt`.
 * All is looked at from the free squares: one step back from them stand those who can step there, and the enemies that can be
 * jumped; one step back from these, the jumpers. So one shift serves both. Nothing loops or branches.
 */
export const countNear = (
  plan: NearPlan,
  positions: Int32Array,
  at: number,
  lo: number,
  hi: number,
  jumpersAt: number,
): number => {
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  const { p, q, jumpUpP, jumpDownP, jumpUpQ, jumpDownQ } = plan;
  // A shift by -p is one by 32 - p: JavaScript takes the count modulo 32.
  const aLo = (freeLo >>> p) | (freeHi << -p);
  const aHi = freeHi >>> p;
  const bLo = freeLo << p;
  const bHi = (freeHi << p) | (freeLo >>> -p);
  const cLo = (freeLo >>> q) | (freeHi << -q);
  const cHi = freeHi >>> q;
  const dLo = freeLo << q;
  const dHi = (freeHi << q) | (freeLo >>> -q);
  const aOverLo = aLo & enemyLo & jumpUpP;
  const aOverHi = aHi & enemyHi & jumpUpP;
  const bOverLo = bLo & enemyLo & jumpDownP;
  const bOverHi = bHi & enemyHi & jumpDownP;
  const cOverLo = cLo & enemyLo & jumpUpQ;
  const cOverHi = cHi & enemyHi & jumpUpQ;
  const dOverLo = dLo & enemyLo & jumpDownQ;
  const dOverHi = dHi & enemyHi & jumpDownQ;
  const jumpLo =
    lo &
    ((((aOverLo >>> p) | (aOverHi << -p)) & jumpUpP) |
      ((bOverLo << p) & jumpDownP) |
      (((cOverLo >>> q) | (cOverHi << -q)) & jumpUpQ) |
      ((dOverLo << q) & jumpDownQ));
  const jumpHi =
    hi &
    (((aOverHi >>> p) & jumpUpP) |
      (((bOverHi << p) | (bOverLo >>> -p)) & jumpDownP) |
      ((cOverHi >>> q) & jumpUpQ) |
      (((dOverHi << q) | (dOverLo >>> -q)) & jumpDownQ));
  positions[jumpersAt] = jumpLo | (positions[jumpersAt] ?? 0);
  positions[jumpersAt + 1] = jumpHi | (positions[jumpersAt + 1] ?? 0);
  if ((jumpLo | jumpHi) !== 0) return -1;
  const { stepUpP, stepDownP, stepUpQ, stepDownQ } = plan;
  // A carry-save adder (Hacker's Delight, 5-1): the four bits of a piece, one a direction, become a number of three. That leaves
  // three sets to be counted instead of four, and the third is nearly always empty.
  const upLo = aLo & lo & stepUpP;
  const upHi = aHi & hi & stepUpP;
  const downLo = bLo & lo & stepDownP;
  const downHi = bHi & hi & stepDownP;
  const rightLo = cLo & lo & stepUpQ;
  const rightHi = cHi & hi & stepUpQ;
  const leftLo = dLo & lo & stepDownQ;
  const leftHi = dHi & hi & stepDownQ;
  const oneLo = upLo ^ downLo;
  const oneHi = upHi ^ downHi;
  const otherLo = rightLo ^ leftLo;
  const otherHi = rightHi ^ leftHi;
  const bothLo = upLo & downLo;
  const bothHi = upHi & downHi;
  const othersLo = rightLo & leftLo;
  const othersHi = rightHi & leftHi;
  const ones = eights(fours(oneLo ^ otherLo) + fours(oneHi ^ otherHi));
  const twos = eights(
    fours((oneLo & otherLo) | (bothLo ^ othersLo)) + fours((oneHi & otherHi) | (bothHi ^ othersHi)),
  );
  const count = countOfAll(ones + 2 * twos);
  const allLo = bothLo & othersLo;
  const allHi = bothHi & othersHi;
  if ((allLo | allHi) === 0) return count;
  return count + 4 * countOfAll(eights(fours(allLo) + fours(allHi)));
};

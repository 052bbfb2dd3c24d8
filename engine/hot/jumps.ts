import * as bits from '../bits.ts';
import * as rays from './rays.ts';
import type { Side } from './side.ts';

// As in `near.ts`: what is imported and used again and again is a constant of this file.
const bitCount = bits.bitCount;
const lowestBit = bits.lowestBit;
const REACHED = rays.REACHED;
const SHIFTS = rays.SHIFTS;
const STRAIGHT = 0b01010101;
const DIAGONAL = 0b10101010;

const WALK = -1;

/**
 * How many captures the men that can jump have, all of them walked at once: `frontiers` holds, by direction, the squares on which
 * one can stand after a jump in it, of one length in the first half and of the next in the second. That is exact as long as no two
 * stand on one square, and no piece meets what it has changed itself; otherwise the answer is -1, and the captures have to be
 * walked one by one.
 *
 * A man that jumps along rows and columns only, or along diagonals only, cannot meet its start or what it captured before its
 * fourth jump, but for going straight back, where nothing stands any more: three jumps never add up to none, and it lands on
 * squares of another parity than those that it jumps over. For the same reason no two captures of up to three pieces take the same
 * ones. With the fourth it may come back to its start; but then it can go the other way round as well, and two stand on one square
 * half way.
 */
export const countJumps = (
  side: Side,
  positions: Int32Array,
  position: number,
  frontiers: Int32Array,
): number => {
  const { jumps } = side.man;
  if ((jumps & STRAIGHT) !== 0 && (jumps & DIAGONAL) !== 0) return WALK;
  const enemyLo = positions[position + 2] ?? 0;
  const enemyHi = positions[position + 3] ?? 0;
  const freeLo = positions[position + 6] ?? 0;
  const freeHi = positions[position + 7] ?? 0;
  let atLo = positions[position + 8] ?? 0;
  let atHi = positions[position + 9] ?? 0;
  let ended = 0;
  for (let jumped = 0, from = 16, to = 0; jumped <= 3; jumped++, from = to, to ^= 16) {
    let nextLo = 0;
    let nextHi = 0;
    let shared = 0;
    let goersLo = 0;
    let goersHi = 0;
    for (let left: number = jumps; left !== 0; left &= left - 1) {
      const direction = lowestBit(left);
      const by = SHIFTS[direction] ?? 0;
      const reached = REACHED[direction] ?? 0;
      const back = from + 2 * (direction ^ 4);
      let lo = atLo;
      let hi = atHi;
      if (jumped > 0 && ((jumps >> (direction ^ 4)) & 1) !== 0) {
        lo &= ~(frontiers[back] ?? 0);
        hi &= ~(frontiers[back + 1] ?? 0);
      }
      let landLo = 0;
      let landHi = 0;
      if (by > 0) {
        const overLo = (lo << by) & reached & enemyLo;
        const overHi = ((hi << by) | (lo >>> -by)) & reached & enemyHi;
        landLo = (overLo << by) & reached & freeLo;
        landHi = ((overHi << by) | (overLo >>> -by)) & reached & freeHi;
        goersLo |= (landLo >>> (2 * by)) | (landHi << (-2 * by));
        goersHi |= landHi >>> (2 * by);
      } else {
        // JavaScript takes a shift's count modulo 32.
        const overLo = ((lo >>> -by) | (hi << by)) & reached & enemyLo;
        const overHi = (hi >>> -by) & reached & enemyHi;
        landLo = ((overLo >>> -by) | (overHi << by)) & reached & freeLo;
        landHi = (overHi >>> -by) & reached & freeHi;
        goersLo |= landLo << (-2 * by);
        goersHi |= (landHi << (-2 * by)) | (landLo >>> (2 * by));
      }
      frontiers[to + 2 * direction] = landLo;
      frontiers[to + 2 * direction + 1] = landHi;
      shared |= (nextLo & landLo) | (nextHi & landHi);
      nextLo |= landLo;
      nextHi |= landHi;
    }
    if ((nextLo | nextHi) === 0) return ended + bitCount(atLo) + bitCount(atHi);
    if (shared !== 0 || (side.inPassing && ((nextLo & side.farLo) | (nextHi & side.farHi)) !== 0))
      return WALK;
    if (!side.majority && jumped > 0) ended += bitCount(atLo & ~goersLo) + bitCount(atHi & ~goersHi);
    atLo = nextLo;
    atHi = nextHi;
  }
  return WALK;
};

import * as bits from '../engine/bits.ts';
import { POSITION_SIZE } from '../engine/hot/position.ts';
import * as men from './men.ts';
import { blackAt, type Tree } from './tree.ts';

// As in `engine/hot/near.ts`: what is imported and used again and again is a constant of this file.
const holds = bits.holds;
const stepHi = men.stepHi;
const stepLo = men.stepLo;
const SIZE = POSITION_SIZE;

/* Quiet moves that offer something, or may: where draughts has its surprises, and what is never left out unseen. */

/**
 * Writes down the risks of a ply's moves, to be asked for with `isRisky` before any other position is looked at: the squares on which a piece
 * can be taken, those whose piece guards another one, and the far row. False where they are not easy to say, for the enemy has kings.
 */
export const findRisks = (tree: Tree, ply: number): boolean => {
  const { board, evaluation, risks: sets } = tree;
  const { positions } = board;
  const at = ply * SIZE;
  const enemyLo = positions[at + 2] ?? 0;
  const enemyHi = positions[at + 3] ?? 0;
  if (((enemyLo & (positions[at + 4] ?? 0)) | (enemyHi & (positions[at + 5] ?? 0))) !== 0) return false;
  const ownLo = positions[at] ?? 0;
  const ownHi = positions[at + 1] ?? 0;
  const freeLo = positions[at + 6] ?? 0;
  const freeHi = positions[at + 7] ?? 0;
  const isBlack = blackAt(tree, ply) === 1;
  const { jumped, steps } = evaluation.plans[isBlack ? 1 : 0];
  let takenLo = 0;
  let takenHi = 0;
  let guardLo = 0;
  let guardHi = 0;
  for (let index = 0; index < jumped.length; index++) {
    const jump = jumped[index] ?? 0;
    const besideLo = stepLo(jump, enemyLo, enemyHi);
    const besideHi = stepHi(jump, enemyLo, enemyHi);
    takenLo |= besideLo & stepLo(jump ^ 4, freeLo, freeHi);
    takenHi |= besideHi & stepHi(jump ^ 4, freeLo, freeHi);
    guardLo |= stepLo(jump, besideLo & ownLo, besideHi & ownHi);
    guardHi |= stepHi(jump, besideLo & ownLo, besideHi & ownHi);
  }
  // Right before an enemy one is taken by a jump to where one came from.
  for (let index = 0; index < steps.length; index++) {
    takenLo |= stepLo((steps[index] ?? 0) ^ 4, enemyLo, enemyHi);
    takenHi |= stepHi((steps[index] ?? 0) ^ 4, enemyLo, enemyHi);
  }
  sets[0] = takenLo;
  sets[1] = takenHi;
  sets[2] = guardLo;
  sets[3] = guardHi;
  sets[4] = isBlack ? 0xff : 0;
  sets[5] = isBlack ? 0 : 0xff << 24;
  return true;
};

/** Whether a quiet move of that position may cost a piece, or crowns one. */
export const isRisky = ({ risks: sets }: Tree, move: number): boolean => {
  const from = move & 63;
  const to = (move >> 6) & 63;
  return (
    holds(sets[0] ?? 0, sets[1] ?? 0, to) ||
    holds(sets[2] ?? 0, sets[3] ?? 0, from) ||
    holds(sets[4] ?? 0, sets[5] ?? 0, to)
  );
};

import { destination, type Move, type Position, play } from '../engine/index.ts';
import { legalMovesWhere } from '../engine/moves.ts';
import { squareSet } from '../engine/squareSet.ts';
import { LINE_SIZE, type Tree } from './tree.ts';

/** A legal move with the given start, end and captured pieces, if there is one. */
export const findMove = (position: Position, move: number, lo: number, hi: number): Move | undefined =>
  legalMovesWhere(position, (legal) => {
    if (legal.from !== (move & 63) || destination(legal) !== ((move >> 6) & 63)) return false;
    const taken = squareSet(legal.captures);
    return taken.lo === lo && taken.hi === hi;
  })[0];

/** The principal variation from ply 0 on, as moves. */
export const lineOf = ({ lines, lengths }: Tree, position: Position): readonly Move[] => {
  const moves: Move[] = [];
  let current = position;
  for (let index = 0; index < (lengths[0] ?? 0) && 3 * index < LINE_SIZE; index++) {
    const at = 3 * index;
    const move = findMove(current, lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0);
    if (!move) break;
    moves.push(move);
    current = play(current, move);
  }
  return moves;
};

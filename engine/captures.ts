import { type Cells, ENEMY, FREE, OWN, WALL } from './cells.ts';
import { turnOf } from './position.ts';
import { isFarRow, step, turnedBack } from './rays.ts';
import { hasSquare } from './squareSet.ts';
import type { Move, Position, Square } from './types.ts';

/** What a piece jumps over from a square, or nothing: the first piece along the way, if it is an enemy. */
const jumpedFrom = (cells: Cells, square: Square, direction: number, flying: boolean): Square | null => {
  let over = step(square, direction);
  while (flying && cells[over] === FREE) over = step(over, direction);
  return cells[over] === ENEMY ? over : null;
};

/** Whether the side to move can capture. */
export const canJump = ({ rules, turn, kings }: Position, cells: Cells): boolean =>
  cells.some((cell, square) => {
    if (cell !== OWN) return false;
    const { jumps, flying } = hasSquare(kings, square) ? rules.king : rules.man;
    return jumps.some((heading) => {
      const direction = heading ^ turnOf(turn);
      const over = jumpedFrom(cells, square, direction, flying);
      return over !== null && cells[step(over, direction)] === FREE;
    });
  });

/**
 * Every legal capture that is wanted: whole ones (R8), and where the majority counts the largest ones (T10). A position can have
 * hundreds of thousands; who looks for one of them keeps no other. Null where there is no capture, wanted or not.
 */
export const captureMoves = (
  { rules, turn, kings }: Position,
  cells: Cells,
  isWanted: (move: Move) => boolean,
): readonly Move[] | null => {
  const side = turnOf(turn);
  const taken = rules.removal === 'at-once' ? FREE : WALL;
  let moves: Move[] | null = null;
  /** With majority: the most pieces that a capture took so far. */
  let most = 0;
  // The way of the piece that is being walked with.
  let from: Square = 0;
  const landings: Square[] = [];
  const captures: Square[] = [];

  const end = (square: Square): void => {
    if (captures.length < most) return;
    if (rules.majority && captures.length > most) {
      most = captures.length;
      moves = [];
    }
    moves ??= [];
    const move: Move = { from, landings: [...landings, square], captures: [...captures] };
    if (isWanted(move)) moves.push(move);
  };

  /** Lands behind a piece that is captured, and goes on from there. Answers whether there was room to land. */
  const land = (over: Square, king: boolean, direction: number): boolean => {
    const { flying } = king ? rules.king : rules.man;
    const ends: Square[] = [];
    let goesOn = false;
    let to = step(over, direction);
    while (cells[to] === FREE) {
      const crowned = rules.crowning === 'in-passing' && isFarRow(to, side);
      landings.push(to);
      if (goOn(to, king || crowned, direction)) goesOn = true;
      else ends.push(to);
      landings.pop();
      if (!flying || rules.kingLanding === 'next') break;
      to = step(to, direction);
    }
    if (!goesOn || rules.kingLanding !== 'continuing') ends.forEach(end);
    return goesOn || ends.length > 0;
  };

  /** Plays every jump that goes on from `square`, and all behind it. `came` is the direction of the jump before. */
  const goOn = (square: Square, king: boolean, came?: number): boolean => {
    const { jumps, flying } = king ? rules.king : rules.man;
    let jumped = false;
    for (const heading of jumps) {
      const direction = heading ^ side;
      if (came !== undefined && direction === turnedBack(came) && !rules.halfTurns) continue;
      const over = jumpedFrom(cells, square, direction, flying);
      if (over === null) continue;
      cells[over] = taken;
      captures.push(over);
      jumped = land(over, king, direction) || jumped;
      captures.pop();
      cells[over] = ENEMY;
    }
    return jumped;
  };

  for (; from < 64; from++) {
    if (cells[from] !== OWN) continue;
    cells[from] = FREE; // T8
    goOn(from, hasSquare(kings, from));
    cells[from] = OWN;
  }
  return moves;
};

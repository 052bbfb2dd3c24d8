import { walkCaptures } from './captures.ts';
import { crowningRank, opposite } from './position.ts';
import { OFF_BOARD, step } from './rays.ts';
import {
  difference,
  hasSquare,
  intersection,
  isEmptySet,
  singleton,
  squareSet,
  squaresOf,
  union,
} from './squareSet.ts';
import type { Move, Position, Square } from './types.ts';

/** T9, T10: the captures of the side to move, only the largest ones where the ruleset has the majority rule. */
const captureMoves = (position: Position): readonly Move[] => {
  const { rules, turn, white, black, kings } = position;
  const [own, enemy] = turn === 'white' ? [white, black] : [black, white];
  const sides = {
    ownLo: own.lo,
    ownHi: own.hi,
    enemyLo: enemy.lo,
    enemyHi: enemy.hi,
    kingsLo: kings.lo,
    kingsHi: kings.hi,
  };
  let most = 0;
  const moves: Move[] = [];
  walkCaptures(rules, turn === 'white', sides, (from, landings, captures) => {
    if (rules.majority && captures.length < most) return;
    if (rules.majority && captures.length > most) moves.length = 0;
    most = captures.length;
    moves.push({ from, landings: [...landings], captures: [...captures] });
  });
  return moves;
};

/** T3, T4 */
const quietMoves = (position: Position): readonly Move[] => {
  const { rules, turn, kings } = position;
  const occupied = union(position.white, position.black);
  return squaresOf(position[turn]).flatMap((from) => {
    const { steps, flying } = hasSquare(kings, from) ? rules.king : rules.man;
    return steps.flatMap((heading) => {
      const direction = turn === 'white' ? heading : heading ^ 4;
      const reached: Square[] = [];
      for (
        let to = step(from, direction);
        to !== OFF_BOARD && !hasSquare(occupied, to);
        to = step(to, direction)
      ) {
        reached.push(to);
        if (!flying) break;
      }
      return reached.map((to): Move => ({ from, landings: [to], captures: [] }));
    });
  });
};

/** Every legal landing path (T3 to T10). Draws are not judged here. */
export const legalMoves = (position: Position): readonly Move[] => {
  const captures = captureMoves(position);
  return captures.length > 0 ? captures : quietMoves(position);
};

/** Whether the side to move can capture (T9). */
export const canCapture = (position: Position): boolean => captureMoves(position).length > 0;

/** The square on which a move ends. */
export const destination = (move: Move): Square => move.landings[move.landings.length - 1] ?? move.from;

/** The legal moves, one for each (from, to, captured set): the first of the landing paths that come to the same. */
export const distinctMoves = (position: Position): readonly Move[] => {
  const seen = new Map<string, Move>();
  for (const move of legalMoves(position)) {
    const taken = squareSet(move.captures);
    const key = [move.from, destination(move), taken.lo, taken.hi].join();
    if (!seen.has(key)) seen.set(key, move);
  }
  return [...seen.values()];
};

/** The position after a legal move; nothing is checked. */
export const play = (position: Position, move: Move): Position => {
  const { rules, turn, kings } = position;
  const enemy = opposite(turn);
  const to = destination(move);
  const from = singleton(move.from);
  const taken = squareSet(move.captures);
  const own = union(difference(position[turn], from), singleton(to));
  const others = difference(position[enemy], taken);
  const stops = rules.crowning === 'in-passing' ? move.landings : [to];
  const king =
    !isEmptySet(intersection(kings, from)) || stops.some((square) => square >> 3 === crowningRank(turn));
  const staying = difference(difference(kings, from), taken);
  return {
    rules,
    turn: enemy,
    white: turn === 'white' ? own : others,
    black: turn === 'white' ? others : own,
    kings: king ? union(staying, singleton(to)) : staying,
  };
};

import { canJump, captureMoves } from './captures.ts';
import { cellsOf } from './cells.ts';
import { opposite, turnOf } from './position.ts';
import { quietMoves } from './quiet.ts';
import { isFarRow } from './rays.ts';
import { difference, hasSquare, singleton, squareSet, union } from './squareSet.ts';
import type { Move, Position, Square } from './types.ts';

/** The legal moves that are wanted, in no order. Draws are not judged here. */
export const legalMovesWhere = (position: Position, isWanted: (move: Move) => boolean): readonly Move[] => {
  const cells = cellsOf(position);
  return captureMoves(position, cells, isWanted) ?? quietMoves(position, cells).filter(isWanted);
};

/** Every legal landing path (T3 to T10), in no order; a list of the caller's own. Draws are not judged here. */
export const legalMoves = (position: Position): readonly Move[] => legalMovesWhere(position, () => true);

/** Whether the side to move can capture, and therefore must (T9). */
export const canCapture = (position: Position): boolean => canJump(position, cellsOf(position));

/** Whether the side to move has a legal move (T12). */
export const canMove = (position: Position): boolean => {
  const cells = cellsOf(position);
  return canJump(position, cells) || quietMoves(position, cells).length > 0;
};

/** The square on which a move ends. */
export const destination = (move: Move): Square => move.landings[move.landings.length - 1] ?? move.from;

/** What a move comes to: equal for moves of a position with the same (from, to, captured set), and for no others. */
export const outcomeKey = (move: Move): string => {
  const { lo, hi } = squareSet(move.captures);
  return [move.from, destination(move), lo, hi].join();
};

/** The legal moves, one for each (from, to, captured set): one of the landing paths that come to the same. */
export const distinctMoves = (position: Position): readonly Move[] => [
  ...new Map(legalMoves(position).map((move) => [outcomeKey(move), move])).values(),
];

/** T11: whether the piece is a king when its move has ended. */
const isKingAfter = ({ rules, turn, kings }: Position, move: Move): boolean => {
  const crowningStops = rules.crowning === 'in-passing' ? move.landings : [destination(move)];
  return hasSquare(kings, move.from) || crowningStops.some((square) => isFarRow(square, turnOf(turn)));
};

/** The position after a legal move. A move that is not legal makes nonsense: nothing is checked. */
export const play = (position: Position, move: Move): Position => {
  const { rules, turn, kings } = position;
  const to = singleton(destination(move));
  const lifted = union(singleton(move.from), squareSet(move.captures));
  const own = union(difference(position[turn], lifted), to);
  const enemy = difference(position[opposite(turn)], lifted);
  const otherKings = difference(kings, lifted);
  return {
    rules,
    turn: opposite(turn),
    white: turn === 'white' ? own : enemy,
    black: turn === 'white' ? enemy : own,
    kings: isKingAfter(position, move) ? union(otherKings, to) : otherKings,
  };
};

import type { Game } from './game.ts';
import { destination, legalMoves } from './moves.ts';
import { opposite } from './position.ts';
import { hasSquare, squareSet, squaresOf } from './squareSet.ts';
import type { Color, Move, Position, Square } from './types.ts';

/** What a courteous player says with a move. That it was played is said by the move itself. */
export type Announcement =
  /** The move crowned a man, also in passing (R11); `square` is where the king stands now. */
  | { readonly kind: 'king'; readonly square: Square }
  /** A man has entered the row before the last, for the first time. */
  | { readonly kind: 'soon-king'; readonly square: Square }
  /** What the mover could take if it moved again, from a1 to h8; never empty. */
  | { readonly kind: 'under-attack'; readonly squares: readonly Square[] };

const isRowBeforeLast = (square: Square, color: Color): boolean =>
  square >> 3 === (color === 'white' ? 6 : 1);

/** Whether a move ends on the row before the last and did not begin there. A capture may lead on from that row, or back. */
const entersRowBeforeLast = (move: Move, color: Color): boolean =>
  isRowBeforeLast(destination(move), color) && !isRowBeforeLast(move.from, color);

/** Whether the piece that stands on `square` after these moves has entered the row before the last with one of them. */
const hasEntered = (moves: readonly Move[], square: Square, color: Color): boolean => {
  let at = square;
  for (const move of [...moves].reverse()) {
    if (destination(move) !== at) continue;
    if (entersRowBeforeLast(move, color)) return true;
    at = move.from;
  }
  return false;
};

/** The pieces of the side to move that some legal move of the other side would take if that side moved again. */
const attackedSquares = (position: Position): readonly Square[] => {
  const again = legalMoves({ ...position, turn: opposite(position.turn) });
  return squaresOf(squareSet(again.flatMap(({ captures }) => [...captures])));
};

/**
 * What there is to say about a game's last move, which was made in the position `before`: `king` or `soon-king` about the piece that
 * moved, then `under-attack` to the side that is to move. Where the majority counts (T10), only what the largest captures take is
 * under attack. A man that captures its way back from the row before the last is not said to enter it again. When the game is over,
 * what was to come is not said: `king` is all that can be left.
 */
export const announcements = (game: Game, before: Position): readonly Announcement[] => {
  const { moves, position, outcome } = game;
  const last = moves[moves.length - 1];
  if (!last) return [];
  const square = destination(last);
  const wasMan = !hasSquare(before.kings, last.from);
  const isMan = !hasSquare(position.kings, square);
  const said: Announcement[] = wasMan && !isMan ? [{ kind: 'king', square }] : [];
  if (outcome) return said;
  if (
    isMan &&
    entersRowBeforeLast(last, before.turn) &&
    !hasEntered(moves.slice(0, -1), last.from, before.turn)
  ) {
    said.push({ kind: 'soon-king', square });
  }
  const squares = attackedSquares(position);
  if (squares.length > 0) said.push({ kind: 'under-attack', squares });
  return said;
};

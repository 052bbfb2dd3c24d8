import type { Game } from './game.ts';
import { destination, legalMoves, play } from './moves.ts';
import { opposite, pieceAt } from './position.ts';
import { squareSet, squaresOf } from './squareSet.ts';
import type { Color, Move, Position, Square } from './types.ts';

/** What a courteous player says with a move. That it was played is said by the move itself. */
export type Announcement =
  /** The move crowned a man, also in passing (R11); `square` is where the king stands now. */
  | { readonly kind: 'king'; readonly square: Square }
  /** A man has entered the row before the last, for the first time. */
  | { readonly kind: 'soon-king'; readonly square: Square }
  /** What the mover could take if it moved again, from a1 to h8; never empty. */
  | { readonly kind: 'under-attack'; readonly squares: readonly Square[] };

/** Every move of the piece that made the last one, the last one first. */
const movesOfLastMover = (moves: readonly Move[]): readonly Move[] => {
  const own: Move[] = [];
  for (const move of [...moves].reverse()) {
    const next = own[own.length - 1];
    if (!next || destination(move) === next.from) own.push(move);
  }
  return own;
};

const isRowBeforeLast = (square: Square, color: Color): boolean =>
  square >> 3 === (color === 'white' ? 6 : 1);

/** Whether a move ends on the row before the last and did not begin there. A capture may lead on from that row, or back. */
const entersRowBeforeLast = (move: Move, color: Color): boolean =>
  isRowBeforeLast(destination(move), color) && !isRowBeforeLast(move.from, color);

/** The pieces of the side to move that some legal move of the other side would take if that side moved again. */
const attackedSquares = (position: Position): readonly Square[] => {
  const again = legalMoves({ ...position, turn: opposite(position.turn) });
  return squaresOf(squareSet(again.flatMap(({ captures }) => [...captures])));
};

/**
 * What there is to say about a game's last move: `king` or `soon-king` about the piece that moved, then `under-attack` to the side
 * that is to move. Where the majority counts (T10), only what the largest captures take is under attack. A man that captures its
 * way back from the row before the last is not said to enter it again. When the game is over, what was to come is not said:
 * `king` is all that can be left.
 */
export const announcements = (game: Game): readonly Announcement[] => {
  const [last, ...earlier] = movesOfLastMover(game.moves);
  if (!last) return [];
  const before = game.moves.slice(0, -1).reduce(play, game.start);
  const square = destination(last);
  const color = before.turn;
  const wasMan = pieceAt(before, last.from)?.role === 'man';
  const isMan = pieceAt(game.position, square)?.role === 'man';
  const crowned: readonly Announcement[] = wasMan && !isMan ? [{ kind: 'king', square }] : [];
  if (game.outcome) return crowned;
  const entered =
    isMan && entersRowBeforeLast(last, color) && !earlier.some((move) => entersRowBeforeLast(move, color));
  const soon: readonly Announcement[] = entered ? [{ kind: 'soon-king', square }] : [];
  const squares = attackedSquares(game.position);
  const attack: readonly Announcement[] = squares.length > 0 ? [{ kind: 'under-attack', squares }] : [];
  return [...crowned, ...soon, ...attack];
};

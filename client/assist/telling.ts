import { destination } from '../../engine/moves.ts';
import { makeSquare } from '../../engine/notation.ts';
import { opposite, pieceAt, piecesOf } from '../../engine/position.ts';
import { OFF_BOARD, step, turnedBack } from '../../engine/rays.ts';
import {
  COLORS,
  type Color,
  type Move,
  type Outcome,
  type Position,
  type Square,
} from '../../engine/types.ts';
import { announcement } from '../board/announcement.ts';
import type { SquareState } from '../board/words.ts';
import { idleMoves } from '../table/idle.ts';
import type { AidWords } from './words.ts';

const PLAIN: Omit<SquareState, 'name' | 'piece'> = {
  used: true,
  taken: false,
  chosen: false,
  movable: false,
  mustCapture: false,
  target: false,
  attacked: false,
  lastMove: false,
};

const squareNames = (squares: Iterable<Square>): readonly string[] => [...squares].map(makeSquare);

/** The squares from one to the edge. */
const rayFrom = (square: Square, direction: number): readonly Square[] => {
  const next = step(square, direction);
  return next === OFF_BOARD ? [] : [next, ...rayFrom(next, direction)];
};

/** What stands on the lines along which the rules capture, the nearest piece first, as the board is seen. */
export const scanText = (
  position: Position,
  square: Square,
  seenBy: Color,
  { assist, board }: AidWords,
): string =>
  [...position.rules.king.jumps]
    .sort((a, b) => a - b)
    .map((seen) => {
      const found = rayFrom(square, seenBy === 'white' ? seen : turnedBack(seen)).flatMap((on) => {
        const piece = pieceAt(position, on);
        return piece ? [board.square({ ...PLAIN, name: makeSquare(on), piece })] : [];
      });
      return `${assist.lines[seen]}: ${found.join('; ') || assist.nothing}.`;
    })
    .join(' ');

/**
 * The last move, told by the piece that made it.
 *
 * @param before the position that was on the board before, if there was one: what became a king is known by it
 */
export const lastMoveText = (
  position: Position,
  move: Move | null,
  { assist, board }: AidWords,
  before?: Position,
): string => {
  const told = before && announcement({ position: before }, { position, lastMove: move }, board);
  if (told) return told;
  const mover = move && pieceAt(position, destination(move));
  if (!mover) return assist.noMove;
  const squares = squareNames([move.from, ...move.landings]);
  return board.moved({ color: mover.color, squares, captures: move.captures.length, crowned: false });
};

/**
 * What both clocks show, in whole words.
 *
 * @param timeLeft what a side has left, in milliseconds; null without clocks
 */
export const clocksText = (timeLeft: (color: Color) => number | null, { assist }: AidWords): string => {
  const amount = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(assist.language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const told = COLORS.flatMap((color) => {
    const left = timeLeft(color);
    if (left === null) return [];
    const seconds = Math.ceil(Math.max(0, left) / 1000);
    const minutes = Math.floor(seconds / 60);
    const parts = [...(minutes > 0 ? [amount(minutes, 'minute')] : []), amount(seconds % 60, 'second')];
    return [assist.clock(color, parts.join(' '))];
  });
  return told.join(' ') || assist.noClocks;
};

const pieceCount = (position: Position, color: Color): number =>
  piecesOf(position).filter(({ piece }) => piece.color === color).length;

/** What each side has left, and has taken since the start, where that is known. */
export const capturedText = (position: Position, start: Position | undefined, { assist }: AidWords): string =>
  COLORS.map((color) => {
    const other = opposite(color);
    const kings = piecesOf(position).filter(
      ({ piece }) => piece.color === color && piece.role === 'king',
    ).length;
    const taken = start ? pieceCount(start, other) - pieceCount(position, other) : null;
    return assist.left(color, pieceCount(position, color) - kings, kings, taken);
  }).join(' ');

/** Where every piece stands, and whose turn it is. */
export const piecesText = (position: Position, { assist }: AidWords): string => {
  const squares = (color: Color, role: 'man' | 'king') =>
    squareNames(
      piecesOf(position).flatMap(({ square, piece }) =>
        piece.color === color && piece.role === role ? [square] : [],
      ),
    );
  const sides = COLORS.map((color) => assist.standing(color, squares(color, 'man'), squares(color, 'king')));
  return [...sides, assist.toMove(position.turn)].join(' ');
};

/** What may be moved now. */
export const movableText = (moves: readonly Move[], { assist }: AidWords): string => {
  const [first] = moves;
  if (!first) return assist.unmovable;
  const say = first.captures.length > 0 ? assist.mustTake : assist.movable;
  return say(squareNames(new Set(moves.map(({ from }) => from))));
};

/** How a game ended; a reason that a table's later version has is given as it is. */
export const outcomeText = (
  { winner, reason }: Outcome,
  { rules }: Position,
  { result }: AidWords,
): string => {
  const say = result.reasons[reason] ?? (() => reason);
  return `${winner ? result.won[winner] : result.draw}: ${say(winner && opposite(winner), idleMoves(rules))}.`;
};

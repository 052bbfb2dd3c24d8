import {
  canCapture,
  distinctMoves,
  type Game,
  hasSquare,
  type Move,
  type Position,
  play,
} from '../../engine/index.ts';
import type { Theme } from './puzzle.ts';

/** What comes later is not the point of the first move, in plies. */
const LINE = 7;

/** A chain offers pieces at least so often. */
const LEAST_OFFERS = 2;

const takesKing = ({ kings }: Position, { captures }: Move): boolean =>
  captures.some((square) => hasSquare(kings, square));

/** The theme of a puzzle, from the line that its best move begins. */
export const themeOf = ({ position: start }: Game, line: readonly Move[]): Theme => {
  if (canCapture(start)) return 'capture';
  let position = start;
  let offers = 0;
  let isForced = true;
  let king = false;
  for (const [ply, move] of line.slice(0, LINE).entries()) {
    const own = ply % 2 === 0;
    if (own && takesKing(position, move)) king = true;
    if (!own) {
      isForced &&= move.captures.length > 0 && distinctMoves(position).length === 1;
      if (isForced) offers++;
    }
    position = play(position, move);
  }
  if (king) return 'king';
  if (offers >= LEAST_OFFERS) return 'chain';
  const [first] = line;
  return first && canCapture(play(start, first)) ? 'offer' : 'quiet';
};

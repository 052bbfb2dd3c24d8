import { destination, play } from '../../engine/moves.ts';
import { makeSquare } from '../../engine/notation.ts';
import { pieceAt, samePosition } from '../../engine/position.ts';
import type { Scene } from './scene.ts';
import type { BoardWords } from './words.ts';

/** The sentence about the move that led from one scene to the next; null where no single move did. */
export const announcement = (
  before: Pick<Scene, 'position'>,
  after: Pick<Scene, 'position' | 'lastMove'>,
  words: Pick<BoardWords, 'moved'>,
): string | null => {
  const { lastMove: move } = after;
  if (!move || samePosition(before.position, after.position)) return null;
  const mover = pieceAt(before.position, move.from);
  if (!mover || !samePosition(play(before.position, move), after.position)) return null;
  return words.moved({
    color: mover.color,
    squares: [move.from, ...move.landings].map(makeSquare),
    captures: move.captures.length,
    crowned: mover.role === 'man' && pieceAt(after.position, destination(move))?.role === 'king',
  });
};

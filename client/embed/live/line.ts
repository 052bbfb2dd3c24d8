import { play } from '../../../engine/moves.ts';
import { parseMove } from '../../../engine/notation.ts';
import type { Move, Position } from '../../../engine/types.ts';

/** A game as it is shown. The table judges how it stands. */
export interface Line {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** The line after one more move, given as its landing path; undefined where that is no legal move. */
export const goOn = ({ start, moves, position }: Line, path: string): Line | undefined => {
  const move = parseMove(position, path);
  return move.ok ? { start, moves: [...moves, move.value], position: play(position, move.value) } : undefined;
};

/** The line of these moves; undefined where one of them is not legal. */
export const lineOf = (start: Position, paths: readonly string[]): Line | undefined =>
  paths.reduce<Line | undefined>((line, path) => line && goOn(line, path), {
    start,
    moves: [],
    position: start,
  });

import { destination } from '../../engine/moves.ts';
import { makeSquare } from '../../engine/notation.ts';
import { hasSquare } from '../../engine/squareSet.ts';
import type { Square, SquareSet } from '../../engine/types.ts';
import type { PlacedPiece } from './preview.ts';
import type { Scene } from './scene.ts';
import { IDLE, movable, mustCapture, standsOn, targets } from './selection.ts';
import type { SquareState } from './words.ts';

/**
 * What there is to say and to mark about each square; `null` is a board without a position. `used` are the squares of the rules,
 * `attacked` those whose piece the side that has just moved could take.
 */
export const squareStates = (
  scene: Scene | null,
  standing: readonly PlacedPiece[],
  used: SquareSet,
  attacked: readonly Square[] = [],
): ((square: Square) => SquareState) => {
  const pieces = new Map(standing.map((placed) => [placed.square, placed]));
  const { selection, moves, lastMove } = scene ?? { selection: IDLE, moves: [], lastMove: null };
  const goals = targets(selection, moves);
  const starts = movable(moves);
  const due = mustCapture(moves);
  const hand = selection.kind === 'picked' ? selection : null;
  const begun = hand !== null && hand.landings.length > 0;
  const chosen = hand && goals.size > 0 ? standsOn(hand) : null;
  const last = lastMove ? [lastMove.from, destination(lastMove)] : [];
  return (square) => {
    const mayPick = starts.has(square) && !(begun && square === hand.from);
    return {
      name: makeSquare(square),
      used: hasSquare(used, square),
      piece: pieces.get(square)?.piece,
      taken: pieces.get(square)?.taken === true,
      chosen: square === chosen,
      movable: mayPick,
      mustCapture: mayPick && due && !begun,
      target: goals.has(square),
      attacked: attacked.includes(square),
      lastMove: last.includes(square),
    };
  };
};

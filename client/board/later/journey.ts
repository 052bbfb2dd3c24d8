import { play } from '../../../engine/moves.ts';
import { samePosition } from '../../../engine/position.ts';
import type { Square } from '../../../engine/types.ts';
import { takenSoFar } from '../preview.ts';
import type { Scene } from '../scene.ts';
import { type Picked, type Selection, standsOn } from '../selection.ts';

/** How one piece came from one scene to the next. */
export interface Journey {
  /** The squares that it was on, the first where it was seen before. Two or more. */
  readonly squares: readonly Square[];
  /** The square of the piece that each hop captured; none for quiet moves and for going back. */
  readonly captures: readonly Square[];
}

/** What was in hand, if this way goes on from there; else the piece as it stood at first. */
const handOf = (earlier: Selection, from: Square, landings: readonly Square[]): Picked =>
  earlier.kind === 'picked' &&
  earlier.from === from &&
  earlier.landings.every((landing, index) => landing === landings[index])
    ? earlier
    : { kind: 'picked', from, landings: [] };

const onward = (earlier: Picked, landings: readonly Square[], captures: readonly Square[]): Journey => ({
  squares: [standsOn(earlier), ...landings.slice(earlier.landings.length)],
  captures: captures.slice(earlier.landings.length),
});

/** Within one position: the piece in hand hopped on, or went back to where it stood. */
const inHand = (before: Scene, after: Scene): Journey | null => {
  const { selection: earlier } = before;
  const { selection: later } = after;
  if (later.kind === 'picked' && later.landings.length > 0) {
    const hand = handOf(earlier, later.from, later.landings);
    return onward(hand, later.landings, takenSoFar(later, after.moves));
  }
  if (earlier.kind === 'picked' && earlier.landings.length > 0) {
    return { squares: [standsOn(earlier), earlier.from], captures: [] };
  }
  return null;
};

/** From one position to the next, by the last move, where that is what happened. */
const byMove = (before: Scene, { position, lastMove }: Scene): Journey | null => {
  if (!lastMove || !samePosition(play(before.position, lastMove), position)) return null;
  const hand = handOf(before.selection, lastMove.from, lastMove.landings);
  return onward(hand, lastMove.landings, lastMove.captures);
};

/** How a piece came from one scene to the next, if one did and the way is known. */
export const journey = (before: Scene, after: Scene): Journey | null => {
  const way = samePosition(before.position, after.position) ? inHand(before, after) : byMove(before, after);
  return way && way.squares.length > 1 ? way : null;
};

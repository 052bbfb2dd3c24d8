import { positionKey } from '../position.ts';
import type { Position } from '../types.ts';

/** So many positions are shared at a time. */
const MOST_SHARED = 1_000;

/**
 * Answers the same object for equal positions of a game, so that variations that come to one position ask for its moves once:
 * `resolve` remembers them beside the object.
 */
export const sharePositions = (): ((position: Position) => Position) => {
  const shared = new Map<string, Position>();
  return (position) => {
    const key = positionKey(position);
    const known = shared.get(key);
    if (known) return known;
    const [oldest] = shared.size < MOST_SHARED ? [] : shared.keys();
    if (oldest !== undefined) shared.delete(oldest);
    shared.set(key, position);
    return position;
  };
};

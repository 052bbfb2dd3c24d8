import { initialPosition } from './position.ts';
import { setSize } from './squareSet.ts';
import type { Position } from './types.ts';

/**
 * Whether a side has more pieces than it begins with. No game comes to such a position, and among so many pieces a king may have
 * captures without end: where a stranger's position is opened, it is refused before its moves are asked for.
 */
export const isOvercrowded = ({ rules, white, black }: Position): boolean => {
  const first = initialPosition(rules);
  return setSize(white) > setSize(first.white) || setSize(black) > setSize(first.black);
};

import { type Position, perft } from '../engine/index.ts';

/** Whether there is more than one move. Counted, not listed: a crafted position has more landing paths than memory holds. */
export const hasChoice = (position: Position): boolean => perft(position, 1) > 1;

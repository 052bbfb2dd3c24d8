import { advance, startGame } from '../../../engine/game.ts';
import type { Outcome } from '../../../engine/types.ts';
import type { GameRecord } from '../gameRecord.ts';

/** How a game stands: null while it goes on. */
export const judge = ({ start, moves }: GameRecord): Outcome | null =>
  moves.reduce(advance, startGame(start.rules, start)).outcome;

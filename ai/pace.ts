import type { Game } from '../engine/index.ts';
import { hasChoice } from './choice.ts';
import { mix } from './random.ts';

/** Before an own move one sees what the opponent did, jump by jump, in milliseconds. */
const SEEING = 500;
const SEEING_JUMP = 200;
const MOST_JUMPS = 4;
/** A choice between moves takes somebody so much longer, and again up to so much. */
const CHOOSING = 200;
const WONDERING = 600;

/** How long the computer seems to think over its next move, in milliseconds, the same for the same game: at most two seconds. */
export const thinkingTime = ({ moves, position }: Game): number => {
  const jumps = Math.min(moves.at(-1)?.captures.length ?? 0, MOST_JUMPS);
  const seeing = SEEING + SEEING_JUMP * Math.max(0, jumps - 1);
  if (!hasChoice(position)) return seeing;
  return seeing + CHOOSING + ((mix(moves.length, position.white.lo ^ position.black.hi) >>> 0) % WONDERING);
};

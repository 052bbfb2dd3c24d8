import type { Choose } from './game.ts';
import { slowCanCapture, slowPlay } from './moves.ts';
import type { Random } from './random.ts';
import type { SlowRules } from './rules.ts';

/** How many paths a player looks at before it takes one at random. */
const LOOKS = 8;

/** The first good one of some paths, or any. */
const firstGood = (random: Random, paths: readonly string[], good: (path: string) => boolean): string => {
  for (let look = 0; look < LOOKS; look++) {
    const path = random.pick(paths);
    if (good(path)) return path;
  }
  return random.pick(paths);
};

/** Leaves nothing to be captured, if it sees how: so the games get long, and some are drawn. */
export const careful =
  (random: Random, rules: SlowRules): Choose =>
  (paths, fen) =>
    firstGood(random, paths, (path) => !slowCanCapture(slowPlay(fen, path, rules), rules));

/** Careful, and moves no man forward: so the counts of plies fill up. */
export const waiting =
  (random: Random, rules: SlowRules): Choose =>
  (paths, fen) =>
    firstGood(random, paths, (path) => {
      const forward = !fen.includes(`K${path.slice(0, 2)}`) && path.charAt(1) !== path.slice(-1);
      return !forward && !slowCanCapture(slowPlay(fen, path, rules), rules);
    });

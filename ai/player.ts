import { type Color, type Game, type Position, perft, type Rules, setSize, union } from '../engine/index.ts';
import { type Level, STRENGTHS } from './levels.ts';
import { mix } from './random.ts';
import { search, type Taste } from './search.ts';
import type { Choice, Watch } from './types.ts';
import { guessedWeights } from './weights/weights.ts';

/** Where there is no choice, only what comes of it is looked at. */
const SINGLE_REPLY_NODES = 500;

/** Counted, not listed: a crafted position has more landing paths than memory holds. */
const hasChoice = (position: Position): boolean => perft(position, 1) > 1;

/** A draw is worth a little less than nothing: somebody plays to win, and moves are not repeated for want of a better idea. */
const CONTEMPT = 20;

/** How a level judges, by the given rules. */
export const tasteOf = (level: Level, rules: Rules): Taste => {
  const { noise, simple } = STRENGTHS[level];
  return { noise, contempt: CONTEMPT, ...(simple && { weights: guessedWeights(rules) }) };
};

/** The move of a level. The same game, level and seed give the same move, on every machine. The game has a legal move. */
export const chooseMove = (game: Game, level: Level, seed: number, watch: Watch = {}): Choice => {
  const { limits } = STRENGTHS[level];
  const nodes = hasChoice(game.position) ? limits.nodes : Math.min(limits.nodes, SINGLE_REPLY_NODES);
  return search(game, { ...limits, nodes }, seed, watch, tasteOf(level, game.rules));
};

/** An answer to an offer is thought over no longer than this. */
const OFFER_NODES = 30_000;
/** So far behind it is glad of a draw, in hundredths of a man. */
const BEHIND = -80;
/** When no more than so many pieces are left, or nothing has happened for so many plies, an even game is a draw. */
const FEW_PIECES = 8;
const QUIET_PLIES = 20;

/** Whether the computer, playing `color`, agrees to a draw that its opponent offers: never while it stands better. */
export const acceptsDraw = (game: Game, color: Color, level: Level): boolean => {
  const { limits } = STRENGTHS[level];
  const { position, repeatable } = game;
  const { score } = search(game, { ...limits, nodes: Math.min(limits.nodes, OFFER_NODES) });
  const own = position.turn === color ? score : -score;
  if (own <= BEHIND) return true;
  const isLate =
    setSize(union(position.white, position.black)) <= FEW_PIECES || repeatable.length > QUIET_PLIES;
  return own <= 0 && isLate;
};

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

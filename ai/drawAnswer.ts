import { type Color, type Game, setSize, union } from '../engine/index.ts';
import type { Level } from './levels.ts';
import { search } from './search.ts';
import { STRENGTHS } from './strengths.ts';

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

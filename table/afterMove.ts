import type { Color, Game, PerColor } from '../engine/index.ts';
import { RESTING_MOVES } from './clock.ts';
import type { TableEvent } from './events.ts';

/** What a move changes of a table, as far as those who watch see it. */
export interface Movable {
  readonly game: Pick<Game, 'moves' | 'position'>;
  /** What each side had left at `at`, and whose clock has run since. */
  readonly clock: (PerColor<number> & { readonly running: Color | null; readonly at: number }) | null;
  readonly offers: readonly { readonly by: Color }[];
  readonly rests: PerColor<{ readonly draw: number; readonly takeback: number }>;
}

/** Whose clock runs: nobody's until both sides have made their first move. */
export const runningIn = ({ moves, position }: Movable['game']): Color | null =>
  moves.length < RESTING_MOVES ? null : position.turn;

/**
 * A table after one more move; the same one where that cannot be played.
 *
 * @param goOn the game after one more move, given as its landing path; undefined where it cannot be played
 */
export const afterMove = <Known extends Movable>(
  table: Known,
  { move, by, clock, at }: Extract<TableEvent, { readonly type: 'moved' }>,
  goOn: (game: Known['game'], move: string) => Known['game'] | undefined,
): Known => {
  const game = goOn(table.game, move);
  if (!game) return table;
  const { draw, takeback } = table.rests[by];
  return {
    ...table,
    game,
    clock: table.clock && { ...table.clock, ...clock, running: runningIn(game), at },
    // A move is a reply: what the opponent offered is gone, the mover's own offer stands.
    offers: table.offers.filter((offer) => offer.by === by),
    // It also makes every rest of the mover one shorter.
    rests: { ...table.rests, [by]: { draw: Math.max(0, draw - 1), takeback: Math.max(0, takeback - 1) } },
  };
};

import { err, ok, playMove } from '../engine/index.ts';
import type { CommandOf, Context, Decision } from './decision.ts';
import { seatOf, type Table } from './table.ts';

/** A move that somebody who watches proposes to the side to move. It passes: nothing happens at the table. */
export const suggest = (table: Table, command: CommandOf<'suggest'>, { player }: Context): Decision => {
  // To the client the same as a command that the table does not know.
  if (table.settings.suggestions === 'off') return err('unknown-command');
  if (table.phase === 'open') return err('not-started');
  if (table.phase === 'finished') return err('game-over');
  if (command.ply !== table.game.moves.length) return err('stale');
  if (seatOf(table, player)) return err('not-your-turn');
  return playMove(table.game, command.move).ok ? ok([]) : err('illegal-move');
};

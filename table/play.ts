import { err, ok, opposite, playMove } from '../engine/index.ts';
import { timesAfterMove } from './clock.ts';
import { type CommandOf, type Context, type Decision, ongoing } from './decision.ts';
import type { Happening } from './events.ts';
import type { Table } from './table.ts';

/** Plays a move, given as its whole landing path, and ends the game where the rules end it. */
export const move = (given: Table, command: CommandOf<'move'>, { player, now }: Context): Decision => {
  const found = ongoing(given, player);
  if (!found.ok) return found;
  const { table, color } = found.value;
  const ply = table.game.moves.length;
  if (command.ply !== ply) return err('stale');
  if (table.game.position.turn !== color) return err('not-your-turn');
  const next = playMove(table.game, command.move);
  if (!next.ok) return err('illegal-move');
  const moved: Happening = { type: 'moved', ply, move: command.move, by: color };
  const timed = table.clock
    ? { ...moved, ...timesAfterMove(table.clock, color, command.lag ?? 0, now) }
    : moved;
  const { outcome } = next.value;
  return ok(outcome ? [timed, { type: 'ended', outcome }] : [timed]);
};

/** Ends the game for the opponent; refused where none is running, or to who does not play it. */
export const resign = (table: Table, { player }: Context): Decision => {
  const found = ongoing(table, player);
  if (!found.ok) return found;
  return ok([{ type: 'ended', outcome: { winner: opposite(found.value.color), reason: 'resignation' } }]);
};

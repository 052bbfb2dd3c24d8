import { err, ok, opposite } from '../engine/index.ts';
import { type CommandOf, type Context, type Decision, ongoing } from './decision.ts';
import type { Table } from './table.ts';

/** Ends a game whose opponent has stayed away, as won or as drawn. Only while the game waits for the one who is away. */
export const claim = (given: Table, command: CommandOf<'claim'>, { player, away }: Context): Decision => {
  const found = ongoing(given, player);
  if (!found.ok) return found;
  const { table, color } = found.value;
  const theirs = opposite(color);
  if (table.game.position.turn !== theirs || !away?.[theirs]) return err('too-soon');
  const winner = command.result === 'win' ? color : null;
  return ok([{ type: 'ended', outcome: { winner, reason: 'abandonment' } }]);
};

import { COLORS, err, ok } from '../engine/index.ts';
import type { CommandOf, Context, Decision } from './decision.ts';
import type { Happening } from './events.ts';
import { hasRefusedWord } from './refusedWords.ts';
import { seatOf, type Table } from './table.ts';

/** Whether somebody may sit down who shows this: at a table by invitation only the claim. */
const isInvited = ({ settings: { invite } }: Table, { digest }: Context): boolean =>
  invite === null || digest === invite;

const NO_WORDS: ReadonlySet<string> = new Set();

/** Takes a free seat, White's first; the second one to sit starts the game. One identity has one seat: sitting again changes nothing. */
export const sit = (table: Table, command: CommandOf<'sit'>, context: Context): Decision => {
  const { player, refusedWords = NO_WORDS } = context;
  const { name = '' } = command;
  if (hasRefusedWord(name, refusedWords)) return err('malformed');
  if (player === null) return err('not-seated');
  if (seatOf(table, player)) return ok([]);
  const free = COLORS.filter((color) => !table.seats[color]);
  const seat = command.seat ?? free[0];
  if (!seat || !free.includes(seat)) return err('seat-taken');
  if (!isInvited(table, context)) return err('claim-needed');
  const sat: Happening = { type: 'sat', seat, player, name };
  return ok(free.length === 1 ? [sat, { type: 'started', game: table.number }] : [sat]);
};

/** Frees one's seat, as long as the game has no move; afterwards there is only resignation. */
export const leave = (table: Table, { player }: Context): Decision => {
  const seat = seatOf(table, player);
  if (!seat) return err('not-seated');
  if (table.phase === 'finished') return err('game-over');
  return table.game.moves.length > 0 ? err('stale') : ok([{ type: 'left', seat }]);
};

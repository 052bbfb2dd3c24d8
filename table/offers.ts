import { type Color, err, ok, opposite, type Result } from '../engine/index.ts';
import type { RejectCode } from './commands.ts';
import { type CommandOf, type Context, type Decision, ongoing } from './decision.ts';
import type { Happening, OfferKind } from './events.ts';
import type { PlayerId } from './ids.ts';
import { type FinishedTable, type PlayingTable, seatOf, type Table } from './table.ts';

interface Bargain {
  readonly table: PlayingTable | FinishedTable;
  readonly color: Color;
}

/** A rematch is agreed between two games, when the last one is over; `early` is the code while it still goes on. */
const afterwards = (
  table: Table,
  player: PlayerId | null,
  early: RejectCode,
): Result<Bargain, RejectCode> => {
  const color = seatOf(table, player);
  if (!color) return err('not-seated');
  if (table.phase === 'open') return err('not-started');
  return table.phase === 'playing' ? err(early) : ok({ table, color });
};

const stands = ({ table }: Bargain, offer: OfferKind, by: Color): boolean =>
  table.offers.some((standing) => standing.offer === offer && standing.by === by);

/** What follows from an agreement. */
const fulfilled = (table: Table, offer: 'draw' | 'rematch'): Happening =>
  offer === 'draw'
    ? { type: 'ended', outcome: { winner: null, reason: 'agreement' } }
    : { type: 'started', game: table.number + 1 };

const agree = ({ table, color: by }: Bargain, offer: 'draw' | 'rematch'): Decision =>
  ok([{ type: 'answered', offer, by, accept: true }, fulfilled(table, offer)]);

/** Makes an offer; where the opponent's same offer stands already, both have agreed. */
export const offer = (table: Table, { offer }: CommandOf<'offer'>, { player }: Context): Decision => {
  if (offer === 'takeback') return err('unknown-command');
  const found = offer === 'draw' ? ongoing(table, player) : afterwards(table, player, 'too-soon');
  if (!found.ok) return found;
  const bargain = found.value;
  if (stands(bargain, offer, opposite(bargain.color))) return agree(bargain, offer);
  if (stands(bargain, offer, bargain.color)) return err('already-offered');
  return ok([{ type: 'offered', offer, by: bargain.color }]);
};

/** Accepts or declines what the opponent offers. */
export const answer = (table: Table, command: CommandOf<'answer'>, { player }: Context): Decision => {
  const { offer, accept } = command;
  if (offer === 'takeback') return err('unknown-command');
  const found = offer === 'draw' ? ongoing(table, player) : afterwards(table, player, 'no-offer');
  if (!found.ok) return found;
  const bargain = found.value;
  if (!stands(bargain, offer, opposite(bargain.color))) return err('no-offer');
  return accept ? agree(bargain, offer) : ok([{ type: 'answered', offer, by: bargain.color, accept }]);
};

import { type Color, err, ok, opposite, plyBefore, type Result } from '../engine/index.ts';
import { timesAfterTakeback } from './clock.ts';
import type { RejectCode } from './commands.ts';
import { type CommandOf, type Context, type Decision, ongoing } from './decision.ts';
import type { Happening, Offer, OfferKind } from './events.ts';
import type { PlayerId } from './ids.ts';
import { agreesAtOnce, type FinishedTable, type PlayingTable, seatOf, type Table } from './table.ts';

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

const bargainOver = (
  offer: OfferKind,
  table: Table,
  player: PlayerId | null,
  early: RejectCode,
): Result<Bargain, RejectCode> =>
  offer === 'rematch' ? afterwards(table, player, early) : ongoing(table, player);

const standing = ({ table }: Bargain, kind: OfferKind, side: Color): Offer | undefined =>
  table.offers.find(({ offer, by }) => offer === kind && by === side);

/** The offer that somebody makes by asking for it now; none where there is no own move to take back. */
const madeOffer = ({ table, color: by }: Bargain, offer: OfferKind): Offer | undefined => {
  if (offer !== 'takeback') return { offer, by };
  const ply = plyBefore(table.game, by);
  return ply === undefined ? undefined : { offer, by, ply };
};

/** Whether a side has made so many moves since it last offered the same that it may again. Nobody tires of a rematch. */
const isTooSoon = (table: Table, { offer, by }: Offer): boolean =>
  table.phase === 'playing' && offer !== 'rematch' && table.rests[by][offer] > 0;

/** What follows from an agreement. */
const fulfilled = (table: Table, offer: Offer, now: number): Happening => {
  switch (offer.offer) {
    case 'draw':
      return { type: 'ended', outcome: { winner: null, reason: 'agreement' } };
    case 'rematch':
      return { type: 'started', game: table.number + 1 };
    case 'takeback': {
      const { ply, by } = offer;
      const back: Happening = { type: 'takenBack', ply, by };
      return table.clock ? { ...back, clock: timesAfterTakeback(table.clock, table.game, ply, now) } : back;
    }
  }
};

/** The other side agrees to an offer. */
const agreement = (table: Table, offer: Offer, now: number): readonly Happening[] => [
  { type: 'answered', offer: offer.offer, by: opposite(offer.by), accept: true },
  fulfilled(table, offer, now),
];

/**
 * Makes an offer. Where the opponent's same offer stands already, both have agreed; but for a takeback, of which each side means
 * another one.
 */
export const offer = (table: Table, { offer: kind }: CommandOf<'offer'>, context: Context): Decision => {
  const { player, now } = context;
  const found = bargainOver(kind, table, player, 'too-soon');
  if (!found.ok) return found;
  const bargain = found.value;
  const { color } = bargain;
  const theirs = kind === 'takeback' ? undefined : standing(bargain, kind, opposite(color));
  if (theirs) return ok(agreement(table, theirs, now));
  if (standing(bargain, kind, color)) return err('already-offered');
  const made = madeOffer(bargain, kind);
  if (!made) return err('too-soon');
  if (isTooSoon(table, made)) return err('too-soon');
  const offered: Happening = { type: 'offered', ...made };
  return ok(agreesAtOnce(table, made) ? [offered, ...agreement(table, made, now)] : [offered]);
};

/** Accepts or declines what the opponent offers. */
export const answer = (table: Table, command: CommandOf<'answer'>, { player, now }: Context): Decision => {
  const { offer: kind, accept } = command;
  const found = bargainOver(kind, table, player, 'no-offer');
  if (!found.ok) return found;
  const { color } = found.value;
  const theirs = standing(found.value, kind, opposite(color));
  if (!theirs) return err('no-offer');
  if (accept) return ok(agreement(table, theirs, now));
  return ok([{ type: 'answered', offer: kind, by: color, accept }]);
};

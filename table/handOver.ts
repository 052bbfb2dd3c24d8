import { COLORS, err, ok } from '../engine/index.ts';
import type { Context, Decision } from './decision.ts';
import { seatOf, type Table } from './table.ts';

/** Lets whoever shows the ticket of this hash go on in one's seat. One ticket is out at a time: a new one ends the last. */
export const handOver = (table: Table, { player, digest }: Context): Decision => {
  const seat = seatOf(table, player);
  if (!seat) return err('not-seated');
  if (digest === undefined) return err('malformed');
  return ok(table.seats[seat]?.ticket === digest ? [] : [{ type: 'ticketed', seat, ticket: digest }]);
};

/** Makes the ticket worthless that is out for one's seat. */
export const revoke = (table: Table, { player }: Context): Decision => {
  const seat = seatOf(table, player);
  if (!seat) return err('not-seated');
  return table.seats[seat]?.ticket === undefined ? err('no-offer') : ok([{ type: 'revoked', seat }]);
};

/** Takes over the seat whose ticket one shows. Works once: the ticket goes with it. Nobody comes to hold both seats. */
export const takeOver = (table: Table, { player, digest }: Context): Decision => {
  if (player === null) return err('not-seated');
  const seat = COLORS.find((color) => digest !== undefined && table.seats[color]?.ticket === digest);
  if (!seat) return err('no-offer');
  const own = seatOf(table, player);
  if (own === seat) return ok([]);
  return own ? err('seat-taken') : ok([{ type: 'tookOver', seat, player }]);
};

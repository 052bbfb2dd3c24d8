import type { Color } from '../../engine/types.ts';
import type { OfferKind } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';

/** Whether a side's offer waits for an answer. */
export const offeredBy = (table: Table, kind: OfferKind, by: Color): boolean =>
  table.phase !== 'open' && table.offers.some((offer) => offer.offer === kind && offer.by === by);

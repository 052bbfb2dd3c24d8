import { type Color, opposite, plyBefore } from '../../engine/index.ts';
import type { OfferKind } from '../../table/events.ts';
import { computerSide, type Table } from '../../table/table.ts';
import { offeredBy } from './offered.ts';

/** A button beside the board, by its word; the `…Offered` ones only say that the opponent has not answered yet. */
export type Action =
  | 'offerDraw'
  | 'drawOffered'
  | 'takeback'
  | 'takebackNow'
  | 'takebackOffered'
  | 'resign'
  | 'leave'
  | 'rematch'
  | 'rematchOffered';

/** How many own moves a player has still to make before an offer may be made again. Its button says so, and does nothing. */
export type Resting = { readonly [action in Action]?: number };

export const restingOf = (table: Table, own: Color | null): Resting =>
  own === null || table.phase !== 'playing'
    ? {}
    : { offerDraw: table.rests[own].draw, takeback: table.rests[own].takeback };

/** What a player can do now; a spectator nothing. */
export const actionsOf = (table: Table, own: Color | null): readonly Action[] => {
  if (own === null) return [];
  /** Offering what the opponent offers would only be another way to accept it. */
  const offerAction = (kind: OfferKind, offer: Action, offered: Action): readonly Action[] => {
    if (offeredBy(table, kind, opposite(own))) return [];
    return [offeredBy(table, kind, own) ? offered : offer];
  };
  const takeback = computerSide(table) ? 'takebackNow' : 'takeback';
  switch (table.phase) {
    case 'open':
      return ['leave'];
    case 'playing':
      return [
        ...offerAction('draw', 'offerDraw', 'drawOffered'),
        'resign',
        ...(plyBefore(table.game, own) !== undefined
          ? offerAction('takeback', takeback, 'takebackOffered')
          : []),
        ...(table.game.moves.length === 0 ? (['leave'] as const) : []),
      ];
    case 'finished':
      return offerAction('rematch', 'rematch', 'rematchOffered');
  }
};

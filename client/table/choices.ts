import { type Color, plyBefore } from '../../engine/index.ts';
import type { OfferKind } from '../../table/events.ts';
import { computerSide, type Table } from '../../table/table.ts';

/** A button beside the board, by its word; the `…Offered` ones only say that an offer, of either player, is not answered yet. */
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

/** Empty for who watches, and while no game runs. */
export const restingOf = (table: Table, own: Color | null): Resting =>
  own === null || table.phase !== 'playing'
    ? {}
    : { offerDraw: table.rests[own].draw, takeback: table.rests[own].takeback };

/** What a player can do now; a spectator nothing. */
export const actionsOf = (table: Table, own: Color | null): readonly Action[] => {
  if (own === null) return [];
  if (table.phase === 'open') return ['leave'];
  /** What the opponent offers is answered elsewhere, but the button keeps its place: no other one grows to where a finger meant it. */
  const offerAction = (kind: OfferKind, offer: Action, offered: Action): Action =>
    table.offers.some((standing) => standing.offer === kind) ? offered : offer;
  const takeback = computerSide(table) ? 'takebackNow' : 'takeback';
  if (table.phase === 'finished') return [offerAction('rematch', 'rematch', 'rematchOffered')];
  return [
    offerAction('draw', 'offerDraw', 'drawOffered'),
    'resign',
    ...(plyBefore(table.game, own) === undefined
      ? []
      : [offerAction('takeback', takeback, 'takebackOffered')]),
    ...(table.game.moves.length === 0 ? (['leave'] as const) : []),
  ];
};

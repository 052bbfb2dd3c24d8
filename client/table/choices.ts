import { type Color, opposite } from '../../engine/index.ts';
import type { OfferKind } from '../../table/events.ts';
import { computerSide, type Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';
import { nameAt } from './nameAt.ts';

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

/** An offer of the opponent that waits for an answer. */
export interface Question {
  readonly offer: OfferKind;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

const offeredBy = (table: Table, kind: OfferKind, by: Color): boolean =>
  table.phase !== 'open' && table.offers.some((offer) => offer.offer === kind && offer.by === by);

/** Whether a side has a move to take back in this game. */
const hasMoved = ({ game: { moves, position } }: Table, color: Color): boolean =>
  moves.length > (position.turn === color ? 1 : 0);

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
        ...(hasMoved(table, own) ? offerAction('takeback', takeback, 'takebackOffered') : []),
        ...(table.game.moves.length === 0 ? (['leave'] as const) : []),
      ];
    case 'finished':
      return offerAction('rematch', 'rematch', 'rematchOffered');
  }
};

/** What the opponent waits to hear. */
export const questionsOf = (table: Table, own: Color | null, words: Words): readonly Question[] => {
  if (own === null) return [];
  const opponent = opposite(own);
  const { accept, decline, drawOfferBy, takebackOfferBy, rematchOfferBy, rematchAccept } = words.actions;
  const asked = (offer: OfferKind, by: (name: string) => string, yes = accept): readonly Question[] =>
    offeredBy(table, offer, opponent)
      ? [{ offer, text: by(nameAt(table, opponent, words)), yes, no: decline }]
      : [];
  return [
    ...asked('draw', drawOfferBy),
    ...asked('takeback', takebackOfferBy),
    ...asked('rematch', rematchOfferBy, rematchAccept),
  ];
};

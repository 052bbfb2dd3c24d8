import { type Color, opposite } from '../../engine/index.ts';
import type { OfferKind } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';
import { nameAt } from './nameAt.ts';
import { offeredBy } from './offered.ts';

/** An offer of the opponent that waits for an answer. */
export interface Question {
  readonly offer: OfferKind;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

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

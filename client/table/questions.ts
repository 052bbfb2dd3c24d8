import type { Color } from '../../engine/index.ts';
import type { OfferKind } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';
import { nameAt } from './nameAt.ts';

/** An offer of the opponent that waits for an answer. */
export interface Question {
  readonly offer: OfferKind;
  readonly text: string;
  readonly answers: readonly [yes: string, no: string];
}

/** What the opponent waits to hear, the latest last. */
export const questionsOf = (table: Table, own: Color | null, words: Words): readonly Question[] => {
  if (own === null || table.phase === 'open') return [];
  const { accept, decline, offerBy, rematchAccept } = words.actions;
  return table.offers.flatMap(({ offer, by }) =>
    by === own
      ? []
      : {
          offer,
          text: offerBy[offer](nameAt(table, by, words)),
          answers: [offer === 'rematch' ? rematchAccept : accept, decline],
        },
  );
};

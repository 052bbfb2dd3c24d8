import { words as english } from '../../../client/i18n/en.ts';
import { nothingYet, type TableState } from '../../../client/table/state.ts';
import { type View, viewOf } from '../../../client/table/view.ts';
import type { Happening } from '../../../table/events.ts';
import { tableAfter } from './tables.ts';

/** What somebody's page knows of a table after these happenings, on a live connection. */
export const stateOf = (player: TableState['player'], ...happenings: readonly Happening[]): TableState => ({
  ...nothingYet,
  status: { state: 'live' },
  player,
  table: tableAfter(...happenings),
  presence: { white: true, black: false, spectators: 3 },
});

/** What the page says of it in English. */
export const view = (state: TableState): View => {
  const seen = viewOf(state, english);
  if (seen === undefined) throw new Error('there is no view');
  return seen;
};

export const viewAs = (player: TableState['player'], ...happenings: readonly Happening[]): View =>
  view(stateOf(player, ...happenings));

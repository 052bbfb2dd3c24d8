import { muted } from './preferences.ts';
import { ownSeat, type TableState } from './state.ts';

/** Whether this person, who watches, may propose the next move: one who hides what others propose does not. */
export const maySuggest = (state: TableState): boolean =>
  state.table?.phase === 'playing' &&
  state.table.settings.suggestions === 'on' &&
  state.status.state === 'live' &&
  ownSeat(state) === null &&
  !muted.suggestions.get();

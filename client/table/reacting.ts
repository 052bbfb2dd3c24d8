import { muted } from './preferences.ts';
import { ownSeat, type TableState } from './state.ts';

/** Whether anybody else sees how this person reacts: the computer does not. */
export const isHeard = (state: TableState): boolean =>
  state.table?.settings.opponent !== 'computer' ||
  ownSeat(state) === null ||
  state.presence?.spectators !== 0;

/** Whether this person may react: one who hides the reactions of others does not. */
export const mayReact = (state: TableState): boolean => !muted.reactions.get() && isHeard(state);

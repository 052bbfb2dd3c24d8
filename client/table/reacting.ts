import { muted } from './preferences.ts';
import { ownSeat, type TableState } from './state.ts';

/** Whether anybody else sees how this person reacts: the computer does not. */
export const hasAudience = (state: TableState): boolean =>
  state.table?.settings.opponent !== 'computer' ||
  ownSeat(state) === null ||
  state.presence?.spectators !== 0;

/** Whether this person may react: not before both have sat down, nor one who hides the reactions of others. */
export const mayReact = (state: TableState): boolean =>
  state.table?.phase !== 'open' && !muted.reactions.get() && hasAudience(state);

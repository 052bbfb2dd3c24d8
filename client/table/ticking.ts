import { remaining } from '../../table/clock.ts';
import { absenceLeft } from './absence.ts';
import { EASED, LOW, TENTHS_BELOW } from './clockText.ts';
import { ownSeat, type TableState } from './state.ts';

/** What a side has left by the server's clock, in milliseconds, or null: of the side whose clock runs. */
const runningLeft = ({ table, clockOffset }: TableState, now: number): number | null =>
  table?.clock?.running ? remaining(table, table.clock.running, now + clockOffset) : null;

/**
 * In how many milliseconds the page has to be drawn anew for what counts down on it; null where nothing does. `now` is our clock.
 */
export const nextTick = (state: TableState, now: number): number | null => {
  const left = runningLeft(state, now);
  if (left !== null) return left < TENTHS_BELOW ? 100 : 250;
  return state.going || absenceLeft(state, now) !== null ? 250 : null;
};

/** Notes that our own clock runs low, and that it does no longer: it is said each time, but not of each increment near the limit. */
export const warned = (state: TableState, now: number): TableState => {
  const { table, clockOffset } = state;
  const own = ownSeat(state);
  const left = own && table?.clock ? remaining(table, own, now + clockOffset) : null;
  const runs = table?.phase === 'playing' && (state.isLow || table.clock?.running === own);
  const isLow = runs && left !== null && left < (state.isLow ? EASED : LOW);
  return isLow === state.isLow ? state : { ...state, isLow };
};

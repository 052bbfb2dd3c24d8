import { remaining } from '../../table/clock.ts';
import { absenceLeft } from './absence.ts';
import { LOW, TENTHS_BELOW } from './clockText.ts';
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
  return absenceLeft(state, now) === null ? null : 250;
};

/** Notes that our own clock has run low, once a game. */
export const warned = (state: TableState, now: number): TableState => {
  const { table } = state;
  const running = table?.clock?.running;
  const left = runningLeft(state, now);
  if (!table || !running || running !== ownSeat(state) || left === null || left >= LOW) return state;
  return state.lowIn === table.number ? state : { ...state, lowIn: table.number };
};

import { opposite } from '../../engine/index.ts';
import { ownSeat, type TableState } from './state.ts';

/** What there is to say and do about an opponent who has gone away, or come back. */
export interface Absence {
  /** With a countdown; empty where they are back. */
  readonly text: string;
  /** The same without what changes every second, for those who listen. */
  readonly said: string;
  /** What one may claim: the win, or a draw. */
  readonly answers: readonly [yes: string, no: string] | undefined;
}

/**
 * From when on one may claim the running game of an opponent who has gone away (server time); undefined where nobody has, or nothing is
 * heard: who is cut off does not know who else is.
 */
export const claimableFrom = (state: TableState): number | undefined => {
  const own = ownSeat(state);
  const isHeard = state.status.state === 'live' && state.table?.phase === 'playing';
  return own !== null && isHeard ? state.presence?.claimable?.[opposite(own)] : undefined;
};

/** How long one has still to wait for an opponent who has gone away, in milliseconds; null where nobody has, or no longer. */
export const absenceLeft = (state: TableState, now: number): number | null => {
  const left = (claimableFrom(state) ?? 0) - (now + state.clockOffset);
  return left > 0 ? left : null;
};

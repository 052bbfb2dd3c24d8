import { opposite } from '../../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import { minutesText } from './clockText.ts';
import { nameAt } from './nameAt.ts';
import { ownSeat, type TableState } from './state.ts';

/** What there is to say and do about an opponent who has gone away, or come back. */
export interface Absence {
  /** With a countdown; empty where they are back. */
  readonly text: string;
  /** The same without what changes every second, for those who listen. */
  readonly said: string;
  readonly claimable: boolean;
}

/**
 * From when on one may claim the running game of an opponent who has gone away (server time); undefined where nobody has, or nothing is
 * heard: who is cut off does not know who else is.
 */
const claimableFrom = (state: TableState): number | undefined => {
  const own = ownSeat(state);
  const isHeard = state.status.state === 'live' && state.table?.phase === 'playing';
  return own !== null && isHeard ? state.presence?.claimable?.[opposite(own)] : undefined;
};

/** How long one has still to wait for an opponent who has gone away, in milliseconds; null where nobody has, or no longer. */
export const absenceLeft = (state: TableState, now: number): number | null => {
  const left = (claimableFrom(state) ?? 0) - (now + state.clockOffset);
  return left > 0 ? left : null;
};

/** What to tell a player whose opponent has gone away or come back; undefined where there is nothing to tell. `now` is our clock. */
export const absenceOf = (state: TableState, now: number, words: Words): Absence | undefined => {
  const own = ownSeat(state);
  if (own === null || state.table === undefined) return undefined;
  const { away, awayFor, awayLong, back } = words.absence;
  const name = nameAt(state.table, opposite(own), words);
  if (state.back === opposite(own)) return { text: '', said: back(name), claimable: false };
  if (claimableFrom(state) === undefined) return undefined;
  const turn = state.table.game.position.turn === own;
  const left = absenceLeft(state, now);
  if (left !== null)
    return { text: awayFor(name, turn, minutesText(left)), said: away(name), claimable: false };
  const text = awayLong(name, turn);
  return { text, said: text, claimable: !turn };
};

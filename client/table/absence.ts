import { type Color, opposite } from '../../engine/index.ts';
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

/** The seated opponent who has gone away in a running game, and from when on one may claim (server time); undefined where nobody has. */
const goneOpponent = (state: TableState): { readonly color: Color; readonly from: number } | undefined => {
  const own = ownSeat(state);
  if (own === null || state.table?.phase !== 'playing') return undefined;
  const color = opposite(own);
  const from = state.presence?.claimable?.[color];
  return from === undefined ? undefined : { color, from };
};

/** How long one has still to wait for an opponent who has gone away, in milliseconds; null where nobody has, or no longer. */
export const absenceLeft = (state: TableState, now: number): number | null => {
  const gone = goneOpponent(state);
  const left = gone === undefined ? 0 : gone.from - (now + state.clockOffset);
  return left > 0 ? left : null;
};

/** What to tell a player whose opponent has gone away or come back; undefined where there is nothing to tell. `now` is our clock. */
export const absenceOf = (state: TableState, now: number, words: Words): Absence | undefined => {
  const own = ownSeat(state);
  if (own === null || state.table === undefined) return undefined;
  const { away, awayFor, awayLong, awayMove, back } = words.absence;
  const name = nameAt(state.table, opposite(own), words);
  if (state.back === opposite(own)) return { text: '', said: back(name), claimable: false };
  const gone = goneOpponent(state);
  if (gone === undefined) return undefined;
  const left = absenceLeft(state, now);
  if (left !== null) return { text: awayFor(name, minutesText(left)), said: away(name), claimable: false };
  const claimable = state.table.game.position.turn === gone.color;
  const text = claimable ? awayLong(name) : awayMove(name);
  return { text, said: text, claimable };
};

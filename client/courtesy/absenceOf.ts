import { opposite } from '../../engine/index.ts';
import type { CourtesyWords } from '../i18n/courtesy-words.ts';
import type { Words } from '../i18n/words.ts';
import { type Absence, absenceLeft, claimableFrom } from '../table/absence.ts';
import { minutesText } from '../table/clockText.ts';
import { nameAt } from '../table/nameAt.ts';
import { ownSeat, type TableState } from '../table/state.ts';

/** What to tell a player whose opponent has gone away or come back; undefined where there is nothing to tell. `now` is our clock. */
export const absenceOf = (
  state: TableState,
  now: number,
  words: Words,
  { absence }: Pick<CourtesyWords, 'absence'>,
): Absence | undefined => {
  const own = ownSeat(state);
  if (own === null || state.table === undefined) return undefined;
  const { away, awayFor, awayLong, back, win, draw } = absence;
  const name = nameAt(state.table, opposite(own), words);
  if (state.back === opposite(own)) return { text: '', said: back(name), answers: undefined };
  if (claimableFrom(state) === undefined) return undefined;
  const turn = state.table.game.position.turn === own;
  const left = absenceLeft(state, now);
  if (left !== null)
    return { text: awayFor(name, turn, minutesText(left)), said: away(name), answers: undefined };
  const text = awayLong(name, turn);
  return { text, said: text, answers: turn ? undefined : [win, draw] };
};

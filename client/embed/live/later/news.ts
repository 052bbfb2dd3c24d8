import { opposite } from '../../../../engine/position.ts';
import type { Color } from '../../../../engine/types.ts';
import type { NewsWords } from '../../../i18n/live-words.ts';
import { EASED, LOW } from '../../../table/clockText.ts';
import type { LiveState } from '../state.ts';
import type { LiveTable } from '../table.ts';

/** What became of a takeback, or of the player's own offer, where a table was told anew; empty where nothing did. */
const answerOf = (before: LiveTable, now: LiveTable, own: Color, words: NewsWords): string => {
  const plies = now.game.moves.length - before.game.moves.length;
  if (before.number !== now.number || plies > 0) return '';
  if (plies < 0) return words.takenBack;
  const gone = before.offers.find(
    ({ offer, by }) => by === own && !now.offers.some((one) => one.offer === offer && one.by === own),
  );
  return gone && before.phase === now.phase ? words.declined[gone.offer] : '';
};

/** Tells one player what a board and a line do not show by themselves, by what is seen of the table from one update to the next. */
export class News {
  #before: LiveState | undefined;
  #isLow = false;
  #isAway = false;
  /** What the last thing that happened was, until the next one. */
  #last = '';

  /**
   * What there is to tell now.
   *
   * @param left what the player's own clock shows, in milliseconds
   * @param name what the opponent is called
   */
  tell(state: LiveState, own: Color, left: number | null, name: string, words: NewsWords): readonly string[] {
    const { table, presence, status } = state;
    const before = this.#before?.table;
    const plays = table?.phase === 'playing';
    if (before && table && before !== table) this.#last = answerOf(before, table, own, words);
    if (status.state === 'live') {
      const isAway = plays && presence?.[opposite(own)] === false;
      if (this.#isAway && !isAway && plays) this.#last = words.back(name);
      this.#isAway = isAway;
    }
    const runs = plays && (this.#isLow || table.clock?.running === own);
    this.#isLow = runs && left !== null && left < (this.#isLow ? EASED : LOW);
    this.#before = state;
    return [this.#last, this.#isAway ? words.away(name) : '', this.#isLow ? words.timeLow : ''];
  }
}

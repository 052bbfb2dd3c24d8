import { html, nothing } from 'lit';
import { opposite } from '../../../../engine/position.ts';
import type { Color } from '../../../../engine/types.ts';
import type { OfferKind } from '../../../../table/events.ts';
import type { LiveWords } from '../../../i18n/live-words.ts';
import type { Hands, Player, Playing, Shown } from '../playing.ts';
import type { LiveTable } from '../table.ts';

/** When a clock runs low and is at ease again, as on the table's page: a part that shared that module would grow them both. */
const LOW = 20_000;
const EASED = 25_000;

/** How a game stands for one who plays in it. */
interface Standing extends Pick<Shown, 'state' | 'hands'> {
  readonly table: LiveTable;
  readonly own: Color;
  readonly left: number | null;
  readonly opponent: string;
  readonly words: LiveWords;
}

/** All that can be pressed, by its words and in its place: no button ever turns into another one under a finger. */
const PLACES = ['resignYes', 'resignNo', 'accept', 'decline', 'rematch', 'draw', 'leave', 'resign'] as const;

type Place = (typeof PLACES)[number];

/** What each button does that is there; null where it does nothing now. */
type Choices = { readonly [place in Place]?: (() => void) | null };

const isOffered = ({ offers }: LiveTable, place: Place): place is 'draw' | 'rematch' =>
  offers.some(({ offer }) => offer === place);

/** The answers to an offer. */
const answers = (offer: OfferKind, hands: Hands): Choices => {
  const answer = (accept: boolean) => () => hands.send({ type: 'answer', offer, accept });
  return { accept: answer(true), decline: answer(false) };
};

/** What the player may do now, of their own accord. */
const choicesOf = ({ table, own, hands }: Standing): Choices => {
  if (hands.asking)
    return { resignYes: () => hands.send({ type: 'resign' }), resignNo: () => hands.ask(false) };
  const leave = () => hands.send({ type: 'leave' });
  if (table.phase === 'open') return { leave };
  const offer = (kind: 'draw' | 'rematch', rests: number) =>
    rests > 0 || isOffered(table, kind) ? null : () => hands.send({ type: 'offer', offer: kind });
  if (table.phase === 'finished') return { rematch: offer('rematch', 0) };
  const resign = () => hands.ask(true);
  return table.game.moves.length > 0
    ? { resign, draw: offer('draw', table.rests[own].draw) }
    : { resign, leave };
};

const buttons = (choices: Choices, about: string, { table, words }: Standing) =>
  PLACES.map((place) => {
    const press = choices[place];
    if (press === undefined) return nothing;
    const text = words[isOffered(table, place) ? (`${place}Offered` as const) : place];
    return html`<button name=${place} title=${about} aria-disabled=${!press} @click=${press}>${text}</button>`;
  });

/** What became of a takeback, or of the player's own offer, where a table was told anew; empty where nothing did. */
const answerTo = (before: LiveTable, { table, own, words: { news } }: Standing): string => {
  const plies = table.game.moves.length - before.game.moves.length;
  if (before.number !== table.number || plies > 0) return '';
  if (plies < 0) return news.takenBack;
  const gone = before.offers.find(
    ({ offer, by }) => by === own && !table.offers.some((one) => one.offer === offer && one.by === own),
  );
  return gone && before.phase === table.phase ? news.declined[gone.offer] : '';
};

/**
 * What is there for who plays: what a board and its clocks do not show by themselves, by what is seen of the table from one update to the
 * next, and the buttons. A takeback is answered in the first row, a draw or a rematch in the second: where both are asked for, neither takes
 * the other's place under a finger.
 */
class Seated implements Player {
  #before: LiveTable | undefined;
  #isLow = false;
  #isAway = false;
  /** What the last thing that happened was, until the next one. */
  #last = '';

  see(
    { state, hands, words: all }: Shown,
    own: Color,
    left: number | null,
    opponent: string,
  ): Playing | undefined {
    const { table } = state;
    if (!table || !all) return undefined;
    const words = all.live;
    const standing = { state, table, own, left, opponent, hands, words };
    const news = this.#tell(standing);
    const questions = table.offers
      .filter(({ by }) => by !== own)
      .map(({ offer }) => ({ offer, text: words.offer[offer](opponent) }));
    const takeback = questions.find(({ offer }) => offer === 'takeback');
    const other = hands.asking ? undefined : questions.find((one) => one !== takeback);
    const begins = table.game.moves.length === 0 && table.number > 1;
    return {
      facts: [
        state.refused ? words.refused : '',
        ...news,
        ...questions.map(({ text }) => text),
        hands.asking ? words.resignSure : '',
        begins ? words.newGame[own] : '',
      ],
      asked: other?.text,
      first: takeback && buttons(answers('takeback', hands), takeback.text, standing),
      second: buttons(other ? answers(other.offer, hands) : choicesOf(standing), other?.text ?? '', standing),
    };
  }

  #tell(standing: Standing): readonly string[] {
    const { state, table, own, left, opponent } = standing;
    const { news } = standing.words;
    const plays = table.phase === 'playing';
    if (this.#before && this.#before !== table) this.#last = answerTo(this.#before, standing);
    this.#before = table;
    // Who is cut off does not know who else is.
    if (state.status.state === 'live') {
      const isAway = plays && state.presence?.[opposite(own)] === false;
      if (this.#isAway && !isAway && plays) this.#last = news.back(opponent);
      this.#isAway = isAway;
    }
    const runs = plays && (this.#isLow || table.clock?.running === own);
    this.#isLow = runs && left !== null && left < (this.#isLow ? EASED : LOW);
    return [this.#last, this.#isAway ? news.away(opponent) : '', this.#isLow ? news.timeLow : ''];
  }
}

/** Makes what is there for one who plays. */
export const createPlayer = (): Player => new Seated();

import { html, nothing } from 'lit';
import { COLORS, type Color } from '../../../engine/types.ts';
import type { Command } from '../../../table/commands.ts';
import type { OfferKind } from '../../../table/events.ts';
import { COMPUTER } from '../../../table/ids.ts';
import { MAX_NAME } from '../../../table/names.ts';
import { sentences } from '../../courtesy/saying.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import type { LiveWords } from '../../i18n/live-words.ts';
import { clockText } from '../../table/clockText.ts';
import { reasonText } from '../../table/reason.ts';
import { type LiveState, ownSeat } from './state.ts';
import type { LiveTable } from './table.ts';

/** What a person may do beside the board, and what the strips have to know of that. */
export interface Hands {
  /** The table's own page. */
  readonly page: string;
  /** Whether it is asked if one really resigns. */
  readonly asking: boolean;
  readonly invited: boolean;
  /** Whether nothing is kept here. */
  readonly forgetful: boolean;
  readonly ask: (asking: boolean) => void;
  readonly send: (command: Command) => void;
  readonly sit: (seat: Color, name: string) => void;
  readonly goOn: (link: HTMLAnchorElement) => void;
}

/** What somebody at the table is called. */
export const nameOf = ({ table, player }: LiveState, color: Color, words: LiveWords): string => {
  const seat = table?.seats[color];
  if (!table || !seat) return table ? words.free : '';
  if (seat.player === COMPUTER) return words.computer(table.level ?? 1);
  return seat.name || (seat.player === player ? words.you : words.guest);
};

/** One side: its color, who sits there, whether they are away, and their clock; `more` is what else has its place there. */
export const playerStrip = (
  state: LiveState,
  color: Color,
  turn: Color | undefined,
  left: number | null,
  words: LiveWords | undefined,
  more: unknown,
): unknown => {
  const { table, presence } = state;
  if (!words) return html`<div class="strip"></div>`;
  const away = table?.seats[color] && presence?.[color] === false;
  const name = nameOf(state, color, words);
  return html`
    <div class="strip ${turn === color ? 'on' : ''}" part="player">
      <span class="disc ${color}" role="img" aria-label=${words.sides[color]}></span>
      <bdi class="name" title=${name}>${name}</bdi>
      ${away ? html`<small>${words.away}</small>` : nothing}
      ${more}
      ${
        left === null
          ? nothing
          : html`<span class="clock" role="timer" aria-label=${words.timeLeft}>${clockText(left, table?.phase === 'finished')}</span>`
      }
    </div>
  `;
};

/** The way to the table's page: it stands beside the upper player, where it takes no row. */
export const tableLink = (state: LiveState, { page, goOn }: Hands, words: LiveWords): unknown => {
  const follow = ({ currentTarget: link }: Event) => {
    if (link instanceof HTMLAnchorElement) goOn(link);
  };
  return html`<a href=${page} target="_blank" @click=${follow}>${ownSeat(state) ? words.goOn : words.table}</a>`;
};

const resultLine = ({ outcome, game }: LiveTable, own: Color | null, { result }: EmbedWords): string => {
  if (!outcome) return '';
  const { winner } = outcome;
  const won = winner && (own === null ? result.won[winner] : winner === own ? result.youWon : result.youLost);
  return `${won ?? result.draw}: ${reasonText(outcome, own, game.start.rules, result)}`;
};

/** What the opponent waits to hear. */
const questionsOf = ({ table }: LiveState, own: Color | null) =>
  own && table ? table.offers.filter(({ by }) => by !== own) : [];

/** All that can be pressed, by its words and in its place: no button ever turns into another one under a finger. */
const PLACES = ['resignYes', 'resignNo', 'accept', 'decline', 'rematch', 'draw', 'leave', 'resign'] as const;

type Place = (typeof PLACES)[number];

/** Where the focus may go by itself, before it goes to the board: it sends nothing. */
export const SAFE = '[name=resignNo]';

/** What each button does that is there; null where it does nothing now. */
type Choices = { readonly [place in Place]?: (() => void) | null };

const isOffered = ({ offers }: LiveTable, place: Place): place is 'draw' | 'rematch' =>
  offers.some(({ offer }) => offer === place);

/** The answers to an offer. */
const answers = (offer: OfferKind, { send }: Hands): Choices => {
  const answer = (accept: boolean) => () => send({ type: 'answer', offer, accept });
  return { accept: answer(true), decline: answer(false) };
};

/** What the person may do now, of their own accord. */
const choicesOf = (table: LiveTable, own: Color, { asking, send, ask }: Hands): Choices => {
  if (asking) return { resignYes: () => send({ type: 'resign' }), resignNo: () => ask(false) };
  const leave = () => send({ type: 'leave' });
  if (table.phase === 'open') return { leave };
  const offer = (kind: 'draw' | 'rematch', rests: number) =>
    rests > 0 || isOffered(table, kind) ? null : () => send({ type: 'offer', offer: kind });
  if (table.phase === 'finished') return { rematch: offer('rematch', 0) };
  const resign = () => ask(true);
  return table.game.moves.length > 0
    ? { resign, draw: offer('draw', table.rests[own].draw) }
    : { resign, leave };
};

/** A longer text is written smaller, in two lines. */
const ONE_LINE = 33;

/** A text and what may be pressed beside it. */
const row = (text: string, look: string, choices: Choices, table: LiveTable, words: LiveWords) => {
  const long = choices.accept || text.length > ONE_LINE ? 'long' : '';
  return html`<div class="hands">${text && html`<p class="line ${long} ${look}">${text}</p>`}${PLACES.map(
    (place) => {
      const press = choices[place];
      if (press === undefined) return nothing;
      const name = isOffered(table, place) ? (`${place}Offered` as const) : place;
      return html`<button name=${place} title=${text} aria-disabled=${!press} @click=${press}>${words[name]}</button>`;
    },
  )}</div>`;
};

/** A seat for whoever wants one; the name may stay empty. No form: in a frame that may only run scripts, forms do nothing. */
const sitForm = (seats: readonly Color[], { sit }: Hands, words: LiveWords) => {
  const take = ({ currentTarget }: Event, seat = seats[0]) => {
    const input = currentTarget instanceof Element && currentTarget.parentElement?.querySelector('input');
    if (seat) sit(seat, input ? input.value.trim() : '');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.isComposing) take(event);
  };
  return html`
    <div class="hands">
      <input maxlength=${MAX_NAME} autocomplete="nickname" placeholder=${words.yourName} aria-label=${words.yourName} @keydown=${enter}>
      ${seats.map((seat) => html`<button class="main" @click=${(event: Event) => take(event, seat)}>${words.sitAs[seat]}</button>`)}
    </div>
  `;
};

/** How things stand, where that is no result: what went wrong, `news`, what is asked, whose move it is, what one waits for. */
export const factsOf = (
  state: LiveState,
  turn: Color | undefined,
  { asking, invited, forgetful }: Hands,
  words: LiveWords,
  news: readonly string[],
): readonly string[] => {
  const { table, status, pending, refused } = state;
  if (!table) return [];
  const own = ownSeat(state);
  const isOpen = table.phase === 'open';
  const begins = own && table.game.moves.length === 0 && table.number > 1 ? words.newGame[own] : '';
  return [
    status.state === 'waiting' && (pending.length > 0 ? words.kept : words.reconnecting),
    refused && words.refused,
    ...news,
    asking ? words.resignSure : turn && begins + (turn === own ? words.yourMove : words.toMove[turn]),
    isOpen && (own ? words.wanted : table.invite && !invited && words.onlyInvited),
    ...questionsOf(state, own).map(({ offer, by }) => words.offer[offer](nameOf(state, by, words))),
    forgetful && (own || isOpen) && words.forgetful,
  ].flatMap((fact) => fact || []);
};

/** The form for who may sit down; it has a row to itself. */
const seatsFor = ({ table }: LiveState, hands: Hands, words: LiveWords): unknown => {
  const free = table?.phase === 'open' ? COLORS.filter((color) => !table.seats[color]) : [];
  return free.length === 0 || (table?.invite && !hands.invited) ? nothing : sitForm(free, hands, words);
};

/**
 * The last strip, of two rows whatever is in them, so that the board keeps its size: how the game stands, and what one may do. A takeback is
 * answered in the first, a draw or a rematch in the second: where both are asked for, none takes the other's place under a finger.
 */
export const actionStrip = (
  state: LiveState,
  turn: Color | undefined,
  hands: Hands,
  words: EmbedWords,
  facts: readonly string[],
): unknown => {
  const { table } = state;
  if (!table) return NO_ACTIONS;
  const { live } = words;
  const own = ownSeat(state);
  const questions = questionsOf(state, own);
  const second = hands.asking ? undefined : questions.find(({ offer }) => offer !== 'takeback');
  const asked = second ? live.offer[second.offer](nameOf(state, second.by, live)) : '';
  const line = sentences([resultLine(table, own, words), ...facts.filter((fact) => fact !== asked)]);
  const first = questions.some(({ offer }) => offer === 'takeback') ? answers('takeback', hands) : {};
  return html`
    <div class="strip does" part="actions">
      ${row(line, turn && turn === own ? 'mine' : '', first, table, live)}
      ${
        own
          ? row(asked, '', second ? answers(second.offer, hands) : choicesOf(table, own, hands), table, live)
          : seatsFor(state, hands, live)
      }
    </div>
  `;
};

/** Its place while there is nothing to say yet. */
export const NO_ACTIONS = html`<div class="strip does"></div>`;

import { html, nothing } from 'lit';
import { COLORS, type Color } from '../../../engine/types.ts';
import type { Command } from '../../../table/commands.ts';
import { COMPUTER } from '../../../table/ids.ts';
import { MAX_NAME } from '../../../table/names.ts';
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

const nameOf = ({ table, player }: LiveState, color: Color, words: LiveWords): string => {
  const seat = table?.seats[color];
  if (!table || !seat) return table ? words.free : '';
  if (seat.player === COMPUTER) return words.computer(table.level ?? 1);
  return seat.name || (seat.player === player ? words.you : words.guest);
};

/** One side: its color, who sits there, whether they are away, and their clock. */
export const playerStrip = (
  state: LiveState,
  color: Color,
  turn: Color | undefined,
  left: number | null,
  words: LiveWords | undefined,
): unknown => {
  const { table, presence } = state;
  if (!words) return html`<div class="strip"></div>`;
  const away = table?.seats[color] && presence?.[color] === false;
  return html`
    <div class="strip ${turn === color ? 'on' : ''}" part="player">
      <span class="disc ${color}" role="img" aria-label=${words.sides[color]}></span>
      <bdi class="name">${nameOf(state, color, words)}</bdi>
      ${away ? html`<small>${words.away}</small>` : nothing}
      ${
        left === null
          ? nothing
          : html`<span class="clock" role="timer" aria-label=${words.timeLeft}>${clockText(left, table?.phase === 'finished')}</span>`
      }
    </div>
  `;
};

const resultLine = ({ outcome, game }: LiveTable, own: Color | null, { result }: EmbedWords): string => {
  if (!outcome) return '';
  const { winner } = outcome;
  const won = winner && (own === null ? result.won[winner] : winner === own ? result.youWon : result.youLost);
  return `${won ?? result.draw}: ${reasonText(outcome, own, game.start.rules, result)}`;
};

/** What the opponent waits to hear, the latest. */
const questionOf = ({ table }: LiveState, own: Color | null) =>
  own ? table?.offers.filter(({ by }) => by !== own).at(-1) : undefined;

/** All that can be pressed, by its words and in its place: no button ever turns into another one under a finger. */
const PLACES = ['resignYes', 'resignNo', 'accept', 'decline', 'rematch', 'draw', 'leave', 'resign'] as const;

type Place = (typeof PLACES)[number];

/** Where the focus may go by itself, before it goes to the board: it sends nothing. */
export const SAFE = '[name=resignNo]';

/** What each button does that is there; null where it does nothing now. */
type Choices = { readonly [place in Place]?: (() => void) | null };

const isOffered = ({ offers }: LiveTable, place: Place): place is 'draw' | 'rematch' =>
  offers.some(({ offer }) => offer === place);

/** What the person may do now. */
const choicesOf = (state: LiveState, own: Color, { asking, send, ask }: Hands): Choices => {
  const { table } = state;
  const question = questionOf(state, own);
  if (asking) return { resignYes: () => send({ type: 'resign' }), resignNo: () => ask(false) };
  if (question) {
    const answer = (accept: boolean) => () => send({ type: 'answer', offer: question.offer, accept });
    return { accept: answer(true), decline: answer(false) };
  }
  const leave = () => send({ type: 'leave' });
  if (!table || table.phase === 'open') return { leave };
  const offer = (kind: 'draw' | 'rematch', rests: number) =>
    rests > 0 || isOffered(table, kind) ? null : () => send({ type: 'offer', offer: kind });
  if (table.phase === 'finished') return { rematch: offer('rematch', 0) };
  const resign = () => ask(true);
  return table.game.moves.length > 0
    ? { resign, draw: offer('draw', table.rests[own].draw) }
    : { resign, leave };
};

const buttons = (choices: Choices, table: LiveTable, words: LiveWords) =>
  html`<div class="hands">${PLACES.map((place) => {
    const press = choices[place];
    if (press === undefined) return nothing;
    const text = isOffered(table, place) ? (`${place}Offered` as const) : place;
    return html`<button name=${place} aria-disabled=${!press} @click=${press}>${words[text]}</button>`;
  })}</div>`;

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

/** How the game stands, where that is no result: what went wrong, what is asked, what one waits for, or whose move it is. */
const lineOf = (state: LiveState, turn: Color | undefined, { asking }: Hands, words: LiveWords): string => {
  const { table, status, refused } = state;
  const own = ownSeat(state);
  const question = questionOf(state, own);
  if (status.state === 'waiting') return words.reconnecting;
  if (asking) return words.resignSure;
  if (question) return words.offer[question.offer](nameOf(state, question.by, words));
  if (refused) return words.refused;
  if (!turn) return table?.phase === 'open' && own ? words.wanted : '';
  const line = turn === own ? words.yourMove : words.toMove[turn];
  return own && table?.game.moves.length === 0 && table.number > 1 ? words.newGame[own] + line : line;
};

/** The form for who may sit down, the buttons for who sits. */
const handsOf = (state: LiveState, own: Color | null, hands: Hands, words: LiveWords): unknown => {
  const { table } = state;
  if (!table) return nothing;
  if (own) return buttons(choicesOf(state, own, hands), table, words);
  const free = table.phase === 'open' ? COLORS.filter((color) => !table.seats[color]) : [];
  if (free.length === 0) return nothing;
  return table.invite && !hands.invited
    ? html`<span>${words.onlyInvited}</span>`
    : sitForm(free, hands, words);
};

/** The last strip: how the game stands, what one may do, and the way to the table's page. A result is said aloud where boards say all results. */
export const actionStrip = (
  state: LiveState,
  turn: Color | undefined,
  hands: Hands,
  words: EmbedWords,
): unknown => {
  const { table } = state;
  const { live } = words;
  const own = ownSeat(state);
  const result = table ? resultLine(table, own, words) : '';
  const line = lineOf(state, turn, hands, live);
  const follow = ({ currentTarget: link }: Event) => {
    if (link instanceof HTMLAnchorElement) hands.goOn(link);
  };
  return html`
    <div class="strip does" part="actions">
      ${result ? html`<p class="line">${result}</p>` : nothing}
      <p class="line ${turn && turn === own ? 'mine' : ''}" role="status">${line}</p>
      ${handsOf(state, own, hands, live)}
      <a href=${hands.page} target="_blank" @click=${follow}>${own ? live.goOn : live.table}</a>
    </div>
    ${hands.forgetful && (own || table?.phase === 'open') ? html`<p class="strip hint">${live.forgetful}</p>` : nothing}
  `;
};

import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../../engine/types.ts';
import { COMPUTER } from '../../../table/ids.ts';
import { MAX_NAME } from '../../../table/names.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import type { LiveWords } from '../../i18n/live-words.ts';
import { clockText } from '../../table/clockText.ts';
import { reasonText } from '../../table/reason.ts';
import type { Hands, Playing, Shown } from './playing.ts';
import { sentences } from './sentences.ts';
import { type LiveState, ownSeat } from './state.ts';
import type { LiveTable } from './table.ts';

/** What somebody at the table is called. */
export const nameOf = ({ table, player }: LiveState, color: Color, words: LiveWords): string => {
  const seat = table?.seats[color];
  if (!table || !seat) return table ? words.free : '';
  if (seat.player === COMPUTER) return words.computer(table.level ?? 1);
  return seat.name || (seat.player === player ? words.you : words.guest);
};

/** One side: its color, who sits there, whether they are away, and their clock; above the board, too, the way to the table's page: there it takes no row. */
export const playerStrip = (
  { state, turn, words, hands }: Shown,
  color: Color,
  left: number | null,
  isAbove: boolean,
): TemplateResult => {
  const { table, presence } = state;
  if (!words) return html`<div class="strip"></div>`;
  const { live } = words;
  const name = nameOf(state, color, live);
  const follow = ({ currentTarget: link }: Event) => {
    if (link instanceof HTMLAnchorElement) hands.goOn(link);
  };
  return html`
    <div class="strip ${turn === color ? 'on' : ''}" part="player">
      <span class="disc ${color}" role="img" aria-label=${live.sides[color]}></span>
      <bdi class="name" title=${name}>${name}</bdi>
      ${table?.seats[color] && presence?.[color] === false ? html`<small>${live.away}</small>` : nothing}
      ${isAbove ? html`<a href=${hands.page} target="_blank" @click=${follow}>${ownSeat(state) ? live.goOn : live.table}</a>` : nothing}
      ${
        left === null
          ? nothing
          : html`<span class="clock" role="timer" aria-label=${live.timeLeft}>${clockText(left, table?.phase === 'finished')}</span>`
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

/** A row: what is told, beside what may be pressed. */
const row = (text: string, look: string, more: unknown) => html`
  <div class="hands">
    ${text && html`<p class="line ${look}">${text}</p>`}
    ${more}
  </div>
`;

/** A free seat for whoever may sit down; the name may stay empty. No form: in a frame that may only run scripts, forms do nothing. */
const sitForm = ({ invite, seats }: LiveTable, hands: Hands, words: LiveWords) => {
  const free = COLORS.filter((color) => !seats[color]);
  const [first] = free;
  if (!first || (invite && !hands.claim)) return nothing;
  const take = ({ currentTarget }: Event, seat = first) => {
    const input = currentTarget instanceof Element && currentTarget.parentElement?.querySelector('input');
    hands.sit(seat, input ? input.value.trim() : '');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.isComposing) take(event);
  };
  return html`
      <input maxlength=${MAX_NAME} autocomplete="nickname" placeholder=${words.yourName} aria-label=${words.yourName} @keydown=${enter}>
      ${free.map((seat) => html`<button class="main" @click=${(event: Event) => take(event, seat)}>${words.sitAs[seat]}</button>`)}
  `;
};

/** How things stand, where that is no result; `more` is what only who plays is told. */
export const factsOf = (
  { state, turn, hands: { claim, forgetful }, words }: Shown,
  more: readonly string[] = [],
): readonly string[] => {
  if (!words) return [];
  const { live } = words;
  const { table, status, pending } = state;
  const own = ownSeat(state);
  const isOpen = table?.phase === 'open';
  return [
    status.state === 'waiting' && (pending.length > 0 ? live.kept : live.reconnecting),
    ...more,
    turn && (turn === own ? live.yourMove : live.toMove[turn]),
    isOpen && (own ? live.wanted : table.invite && !claim && live.onlyInvited),
    forgetful && (own || isOpen) && live.forgetful,
  ].flatMap((fact) => fact || []);
};

/** The last strip, of two rows whatever is in them, so that the board keeps its size: how the game stands, and what one may do. */
export const actionStrip = (
  { state, turn, hands, words }: Shown,
  facts: readonly string[],
  playing: Playing | undefined,
): TemplateResult => {
  const { table } = state;
  if (!words || !table) return html`<div class="strip does"></div>`;
  const own = ownSeat(state);
  const { asked = '', first, second } = playing ?? {};
  const line = sentences([resultLine(table, own, words), ...facts.filter((fact) => fact !== asked)]);
  return html`
    <div class="strip does" part="actions">
      ${row(line, own && turn === own ? 'mine' : '', first)}
      ${row(asked, '', own ? second : sitForm(table, hands, words.live))}
    </div>
  `;
};

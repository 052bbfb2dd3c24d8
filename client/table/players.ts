import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import { clockText, LOW } from './clockText.ts';
import type { PlayerView } from './view.ts';

const presenceOf = ({ present, isYou, name }: PlayerView, words: Words) => {
  if (present === undefined) return nothing;
  const text =
    isYou && name !== words.seat.you ? words.seat.thisIsYou : present ? words.seat.here : words.seat.away;
  return html`<span class="presence ${present ? 'here' : 'away'}">${text}</span>`;
};

/** What stands at the line's end: the clock, or whose turn it is. */
const turnOf = (player: PlayerView, milliseconds: number | null, over: boolean, words: Words) => {
  const mark = player.toMove ? (player.isYou ? 'mine' : 'runs') : '';
  const clock =
    milliseconds === null
      ? nothing
      : html`<span class="clock ${mark} ${milliseconds < LOW ? 'low' : ''}" role="timer" aria-label=${words.seat.timeLeft}>${clockText(milliseconds, over)}</span>`;
  const chip = html`<span class="turn ${mark}">${player.isYou ? words.seat.yourMove : words.seat.toMove}</span>`;
  return html`${player.toMove && milliseconds === null ? chip : nothing}${clock}`;
};

/** One side's line: color, name, whether they are here, their pieces, and their clock or turn; `over` once the game has ended. */
export const playerLine = (
  player: PlayerView,
  milliseconds: number | null,
  over: boolean,
  words: Words,
): TemplateResult => html`
  <div class="player" data-color=${player.color}>
    <span class="disc ${player.color}"><span class="unseen">${words.sides[player.color]}: </span></span>
    <div class="who">
      <p class="name">
        <bdi class=${player.who}>${player.name}</bdi>
        ${presenceOf(player, words)}
      </p>
      <p class="counts">${player.counts}</p>
    </div>
    ${turnOf(player, milliseconds, over, words)}
  </div>
`;

import { html, nothing } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { SideView } from './view.ts';

/** A disc of the side's color, which is also said where the name does not tell it. */
export const sideDisc = ({ color, name }: SideView, { sides }: Words) =>
  html`<span class="disc ${color}">${name === sides[color] ? nothing : html`<span class="unseen">${sides[color]}: </span>`}</span>`;

/**
 * One side's line: color, name, pieces, whose turn it is. The last keeps its place while it is not, so that nothing moves.
 *
 * @param addressed whether it is said to the person who plays this side
 */
export const sideLine = (side: SideView, addressed: boolean, words: Words) => {
  const { color, name, counts, toMove } = side;
  const { yourMove, toMove: isDue } = words.seat;
  return html`
    <div class="player" data-color=${color}>
      ${sideDisc(side, words)}
      <div class="who">
        <p class="name"><bdi class="computer">${name}</bdi></p>
        <p class="counts">${counts}</p>
      </div>
      <span class="turn ${addressed ? 'mine' : ''} ${toMove ? '' : 'away'}">${addressed ? yourMove : isDue}</span>
    </div>
  `;
};

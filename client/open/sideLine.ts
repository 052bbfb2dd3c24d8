import { html, nothing } from 'lit';
import { piecesOf } from '../../engine/position.ts';
import type { Color, Position } from '../../engine/types.ts';
import type { Words } from '../i18n/words.ts';

/**
 * The line of one side, above or below the board: who it was, and what they have left.
 *
 * @param name empty where nobody has written it down
 * @param goesOn whether somebody is to move
 */
export const sideLine = (
  position: Position,
  color: Color,
  name: string | undefined,
  goesOn: boolean,
  words: Words,
) => {
  const pieces = piecesOf(position).filter(({ piece }) => piece.color === color);
  const kings = pieces.filter(({ piece }) => piece.role === 'king').length;
  return html`
    <div class="player" data-color=${color}>
      <span class="disc ${color}">${name ? html`<span class="unseen">${words.sides[color]}: </span>` : nothing}</span>
      <div class="who">
        <p class="name"><bdi>${name || words.sides[color]}</bdi></p>
        <p class="counts">${words.seat.counts(pieces.length - kings, kings)}</p>
      </div>
      ${goesOn && position.turn === color ? html`<span class="turn">${words.seat.toMove}</span>` : nothing}
    </div>
  `;
};

import { html, nothing, type TemplateResult } from 'lit';
import type { Outfit } from '../../drawing/design.ts';
import { type Place, placeOf } from '../../drawing/geometry.ts';
import { shapesMarkup } from '../../drawing/shapes.ts';
import type { Color } from '../../engine/types.ts';
import { drawn } from './drawn.ts';
import type { Staging, TrackedPiece } from './staging.ts';

/** The CSS transform that puts a piece at a place; its own size is one square. */
export const transformTo = ({ column, row }: Place): string => `translate(${column * 100}%, ${row * 100}%)`;

/** A king's crown is drawn apart, so that it can appear when the move has ended. */
const drawnIn = (outfit: Outfit, color: Color) => ({
  man: drawn(shapesMarkup(outfit.man(color))),
  crown: drawn(`<g class="crown">${shapesMarkup(outfit.crown(color))}</g>`),
});

type Drawn = { readonly [color in Color]: ReturnType<typeof drawnIn> };

const pieceTemplate = (
  { id, square, piece, taken }: TrackedPiece,
  orientation: Color,
  { [piece.color]: { man, crown } }: Drawn,
): TemplateResult =>
  html`<div
    class="piece ${taken ? 'taken' : ''}"
    part="piece ${piece.role} ${piece.color}"
    data-id=${id}
    .style=${`transform: ${transformTo(placeOf(square, orientation))}`}
  ><svg viewBox="0 0 100 100">${man}${piece.role === 'king' ? crown : nothing}</svg></div>`;

/**
 * Every piece that stands on the board or is about to leave it: each at the index of its identity, with gaps, so
 * that an element stays the same piece from one update to the next.
 */
export const piecesTemplate = (
  { standing, leaving }: Staging,
  orientation: Color,
  outfit: Outfit,
): readonly unknown[] => {
  const looks = { white: drawnIn(outfit, 'white'), black: drawnIn(outfit, 'black') };
  const pieces: unknown[] = [];
  for (const tracked of [...standing, ...leaving.map((one) => one.tracked)]) {
    pieces[tracked.id] = pieceTemplate(tracked, orientation, looks);
  }
  return Array.from(pieces, (piece) => piece ?? nothing);
};

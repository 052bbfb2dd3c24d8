import { html, nothing, type TemplateResult } from 'lit';
import { type Place, placeOf } from '../../drawing/geometry.ts';
import { crownShapes, pieceShapes } from '../../drawing/pieces.ts';
import { shapesMarkup } from '../../drawing/shapes.ts';
import type { Color } from '../../engine/types.ts';
import { drawn } from './drawn.ts';
import type { Staging } from './staging.ts';
import type { TrackedPiece } from './tracking.ts';

/** The CSS transform that puts a piece at a place; its own size is one square. */
export const transformTo = ({ column, row }: Place): string => `translate(${column * 100}%, ${row * 100}%)`;

const discOf = (color: Color): TemplateResult => drawn(shapesMarkup(pieceShapes({ color, role: 'man' })));
const DISCS = { white: discOf('white'), black: discOf('black') };

/** A king's crown is drawn apart, so that it can appear when the move has ended. */
const crownOf = (color: Color): TemplateResult =>
  drawn(`<g class="crown">${shapesMarkup(crownShapes(color))}</g>`);
const CROWNS = { white: crownOf('white'), black: crownOf('black') };

const pieceTemplate = ({ id, square, piece, taken }: TrackedPiece, orientation: Color): TemplateResult =>
  html`<div
    class="piece ${taken ? 'taken' : ''}"
    part="piece ${piece.role} ${piece.color}"
    data-id=${id}
    .style=${`transform: ${transformTo(placeOf(square, orientation))}`}
  ><svg viewBox="0 0 100 100">${DISCS[piece.color]}${piece.role === 'king' ? CROWNS[piece.color] : nothing}</svg></div>`;

/**
 * Every piece that stands on the board or is about to leave it: each at the index of its identity, with gaps, so
 * that an element stays the same piece from one update to the next.
 */
export const piecesTemplate = ({ standing, leaving }: Staging, orientation: Color): readonly unknown[] => {
  const pieces: unknown[] = [];
  for (const tracked of [...standing, ...leaving.map((one) => one.tracked)]) {
    pieces[tracked.id] = pieceTemplate(tracked, orientation);
  }
  return Array.from(pieces, (piece) => piece ?? nothing);
};

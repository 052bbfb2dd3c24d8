import { opposite, piecesOf } from '../../engine/position.ts';
import type { Color, Position } from '../../engine/types.ts';
import type { Outfit } from '../design.ts';
import { UNIT } from '../geometry.ts';
import { type BoardView, frameWidth, paintBoard, pieceShapes } from './board.ts';
import { Easel } from './easel.ts';
import { blit, filledLayer, type Layer } from './layer.ts';
import type { Paper } from './papers.ts';
import type { IndexedPicture } from './png.ts';

/** The size that messengers show whole. */
export const CARD_WIDTH = 1200;
/** In pixels, as the width. */
export const CARD_HEIGHT = 630;

/** How a game stands, as far as a picture says it. */
export type Standing =
  | { readonly kind: 'open' | 'drawn' }
  | { readonly kind: 'to-move' | 'won'; readonly side: Color };

/** A table as a picture to share. */
export interface Card extends BoardView {
  readonly standing: Standing;
  /** Where the game began: what is missing since was taken. */
  readonly start: Position;
}

const SQUARE = 68;
const EXTENT = 8 * SQUARE + 2 * frameWidth(SQUARE);
const MARGIN = (CARD_HEIGHT - EXTENT) / 2;

/** The middle of what stands beside the board. */
const LEFT = 2 * MARGIN + EXTENT;
const MIDDLE_X = (LEFT + CARD_WIDTH - MARGIN) / 2;
const MIDDLE_Y = CARD_HEIGHT / 2;

const GROUND = 165;
const LARGE = 300;
const PAIR = 190;
/** The taken pieces lie half over each other. */
const TAKEN = 50;
const TAKEN_STEP = 29;
/** No row of them reaches the name. */
const TAKEN_REACH = 335;

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The ring and the crown of the site's mark, 32 units wide, around its middle. */
const MARK_CROWN = 'M-7-4L-3.2-.8L0-6L3.2-.8L7-4L5.6 5H-5.6Z';

const count = (position: Position, color: Color): number =>
  piecesOf(position).filter(({ piece }) => piece.color === color).length;

/** The pieces of this side that were taken, in a row. */
function layTaken(easel: Easel, layer: Layer, { start, position }: Card, color: Color, y: number): void {
  const taken = count(start, color) - count(position, color);
  if (taken <= 0) return;
  const sprite = easel.sprite(easel.outfit.man(color), TAKEN);
  const step = Math.min(TAKEN_STEP, Math.floor(TAKEN_REACH / taken));
  for (let n = 0; n < taken; n += 1) blit(layer, sprite, LEFT + n * step, y, easel.colors);
}

/** One large piece, its middle at x. */
function layLarge(easel: Easel, layer: Layer, color: Color, king: boolean, size: number, x: number): void {
  const sprite = easel.sprite(pieceShapes(easel, { color, role: king ? 'king' : 'man' }), size);
  blit(layer, sprite, Math.round(x - size / 2), Math.round(MIDDLE_Y - size / 2), easel.colors);
}

/** Whose move it is, or how it ended: a large piece, crowned if it has won; both sides where it is nobody's. */
function layStanding(easel: Easel, layer: Layer, standing: Standing, paper: Paper): void {
  const { colors } = easel;
  const placing = { x: MIDDLE_X, y: MIDDLE_Y, scale: 1 };
  const decided = standing.kind === 'won' || standing.kind === 'drawn';
  easel.fillPath(layer, circle(GROUND), placing, colors.ink(decided ? paper.accent : paper.rim));
  easel.fillPath(layer, circle(GROUND - (decided ? 8 : 3)), placing, colors.ink(paper.ground));
  if (standing.kind === 'to-move' || standing.kind === 'won') {
    layLarge(easel, layer, standing.side, standing.kind === 'won', LARGE, MIDDLE_X);
    return;
  }
  const apart = standing.kind === 'drawn' ? 0.42 * PAIR : 0.27 * PAIR;
  layLarge(easel, layer, 'black', false, PAIR, MIDDLE_X + apart);
  layLarge(easel, layer, 'white', false, PAIR, MIDDLE_X - apart);
}

/** The site's mark and its name, at the lower right. */
function layName(easel: Easel, layer: Layer, paper: Paper): void {
  const accent = easel.colors.ink(paper.accent);
  const middle = { x: CARD_WIDTH - MARGIN - 112, y: CARD_HEIGHT - MARGIN - 22, scale: 1.4 };
  easel.fillPath(layer, circle(15.2), middle, accent);
  easel.fillPath(layer, circle(12.8), middle, easel.colors.ink(paper.page));
  easel.fillPath(layer, MARK_CROWN, middle, accent);
  const scale = 1.85;
  easel.write(layer, 'Dama', { x: middle.x + 29, y: middle.y - 7 * scale, scale }, accent, 1.9);
}

/**
 * A table as a picture of 1200 to 630 pixels: the board; beside it what each side has taken, whose move it is or who has won, and the
 * site's name. `paper` is what the board lies on.
 */
export const tableCard = (card: Card, outfit: Outfit, paper: Paper): IndexedPicture => {
  const easel = new Easel(outfit, Object.values(paper));
  const layer = filledLayer(CARD_WIDTH, CARD_HEIGHT, easel.colors.ink(paper.page));
  const corner = MARGIN + frameWidth(SQUARE);
  paintBoard(easel, layer, card, { x: corner, y: corner, square: SQUARE });
  // What a side has taken lies at its own end of the board.
  const inset = (TAKEN * 12) / UNIT;
  layTaken(easel, layer, card, card.orientation, MARGIN - Math.round(inset / 2));
  layTaken(
    easel,
    layer,
    card,
    opposite(card.orientation),
    CARD_HEIGHT - MARGIN - TAKEN + Math.round(inset / 2),
  );
  layStanding(easel, layer, card.standing, paper);
  layName(easel, layer, paper);
  return { width: CARD_WIDTH, height: CARD_HEIGHT, pixels: layer.inks, palette: easel.colors.bytes };
};

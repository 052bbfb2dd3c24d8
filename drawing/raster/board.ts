import { destination } from '../../engine/moves.ts';
import { makeSquare } from '../../engine/notation.ts';
import { piecesOf } from '../../engine/position.ts';
import { hasSquare } from '../../engine/squareSet.ts';
import type { Color, Move, Piece, Position, Square } from '../../engine/types.ts';
import { FRAME, placeOf, SIDE, squareAt, UNIT } from '../geometry.ts';
import { markShapes } from '../marks.ts';
import type { Shape } from '../shapes.ts';
import type { Coordinates } from '../surface.ts';
import type { Easel } from './easel.ts';
import { blit, fillRect, type Layer } from './layer.ts';

/** A board as a picture shows it. */
export interface BoardView {
  readonly position: Position;
  /** The side that sits below. */
  readonly orientation: Color;
  readonly coordinates: Coordinates;
  readonly lastMove?: Move;
}

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where a1's row or h8's column begins in a picture, and how wide a square is there, in whole pixels. */
interface BoardPlace {
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

/** The frame's width in pixels where a square is so wide. */
export const frameWidth = (square: number): number => Math.round((FRAME * square) / UNIT);

/** A piece as the outfit has it: a king is a man with a crown. */
export const pieceShapes = ({ outfit }: Easel, { color, role }: Piece): readonly Shape[] => [
  ...outfit.man(color),
  ...(role === 'king' ? outfit.crown(color) : []),
];

/** Makes each sprite once. */
const sprites = (easel: Easel, size: number): ((name: string, shapes: () => readonly Shape[]) => Layer) => {
  const made = new Map<string, Layer>();
  return (name, shapes) => {
    const known = made.get(name);
    if (known) return known;
    const sprite = easel.sprite(shapes(), size);
    made.set(name, sprite);
    return sprite;
  };
};

/** How large the characters on the squares are: pixels to a unit of lettering, by the square's width. */
const LETTERING = 0.0145;
const LETTER_WIDTH = 1.7;

function writeCoordinates(easel: Easel, layer: Layer, view: BoardView, place: BoardPlace): void {
  const { position, orientation, coordinates } = view;
  if (coordinates === 'none') return;
  const { square } = place;
  const turkish = coordinates === 'turkish';
  const scale = LETTERING * square;
  const margin = 0.04 * square;
  const write = (column: number, row: number, at: 0 | 1, right: boolean, bottom: boolean): void => {
    const here = squareAt({ column, row }, orientation);
    const used = hasSquare(position.rules.squares, here);
    const ink = used ? 'coordinate' : (easel.outfit.lettering ?? 'frame');
    const x = place.x + column * square + (right ? square - margin - 10 * scale : margin - scale);
    const y = place.y + row * square + (bottom ? square - margin - 14 * scale : margin - 0.5 * scale);
    easel.write(layer, makeSquare(here).charAt(at), { x, y, scale }, easel.ink(ink), LETTER_WIDTH);
  };
  // As on the board of the pages: numbers down the left and letters along the bottom, or the right and the top.
  for (const n of EIGHT) {
    write(n, turkish ? 0 : 7, 0, !turkish, !turkish);
    write(turkish ? 7 : 0, n, 1, turkish, turkish);
  }
}

/** The frame, the squares and the lines between them. */
function paintSurface(
  easel: Easel,
  layer: Layer,
  { position, orientation }: BoardView,
  { x, y, square }: BoardPlace,
): void {
  const frame = frameWidth(square);
  const extent = 8 * square + 2 * frame;
  fillRect(layer, easel.ink('frame'), x - frame, y - frame, extent, extent);
  for (const row of EIGHT) {
    for (const column of EIGHT) {
      const used = hasSquare(position.rules.squares, squareAt({ column, row }, orientation));
      const ink = easel.ink(used ? 'wood' : 'paleWood');
      fillRect(layer, ink, x + column * square, y + row * square, square, square);
    }
  }
  const { grain = [], line = 1 } = easel.outfit;
  const rules = EIGHT.slice(1).flatMap((n): readonly Shape[] =>
    [`M${n * UNIT} 0V${SIDE}`, `M0 ${n * UNIT}H${SIDE}`].map((d) => ({
      kind: 'path',
      d,
      stroke: 'rule',
      width: 1.8 * line,
    })),
  );
  easel.paint(layer, [...grain, ...rules], { x, y, scale: square / UNIT });
}

/** The board with its frame around the place, the last move marked. */
export function paintBoard(easel: Easel, layer: Layer, view: BoardView, place: BoardPlace): void {
  const { position, orientation, lastMove } = view;
  const { square } = place;
  paintSurface(easel, layer, view, place);
  writeCoordinates(easel, layer, view, place);
  const spriteOf = sprites(easel, square);
  const put = (at: Square, sprite: Layer): void => {
    const { column, row } = placeOf(at, orientation);
    blit(layer, sprite, place.x + column * square, place.y + row * square, easel.colors);
  };
  for (const at of lastMove ? [lastMove.from, destination(lastMove)] : [])
    put(
      at,
      spriteOf('last-move', () => markShapes('lastMove')),
    );
  for (const { square: at, piece } of piecesOf(position))
    put(
      at,
      spriteOf(`${piece.color}-${piece.role}`, () => pieceShapes(easel, piece)),
    );
}

import type { Color } from '../../engine/types.ts';
import type { PieceDesign } from '../design.ts';
import { MATERIALS } from '../materials.ts';
import type { Shape } from '../shapes.ts';

/** On the board, not under a disc: a pool of shade around the foot. */
const SHADE: readonly Shape[] = [31, 28].map((rx) => ({
  kind: 'ellipse',
  x: 50,
  y: 85,
  rx,
  ry: rx / 4.5,
  fill: 'shadow',
  opacity: 0.2,
}));

const PAWN =
  'M27 86V80C27 75 33 72 37 68C42 63 44 56 45 49H39V44H43.5A13.5 13.5 0 1 1 56.5 44H61V49H55C56 56 58 63 63 68C67 72 73 75 73 80V86Z';

/** The pawn is behind it wherever it is. */
const QUEEN =
  'M24 88V79C24 75 30 73 32 69L36 60 20 28 34 40 38 19 50 36 62 19 66 40 80 28 64 60 68 69C70 73 76 75 76 79V88Z';

const body = (color: Color, d: string): Shape => {
  const { top, line } = MATERIALS[color];
  return { kind: 'path', d, fill: top, stroke: line, width: 2.4 };
};

/** A pawn and a queen. */
export const chess: PieceDesign = {
  man: (color) => [
    ...SHADE,
    body(color, PAWN),
    { kind: 'path', d: 'M30 79H70', stroke: MATERIALS[color].groove, width: 2 },
  ],
  crown: (color) => [
    body(color, QUEEN),
    { kind: 'path', d: 'M36 61H64M31 70H69M28 79H72', stroke: MATERIALS[color].groove, width: 2 },
  ],
};

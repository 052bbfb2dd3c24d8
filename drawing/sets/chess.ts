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
  'M26 87V81C26 75 34 73 38 68C42 63 44 57 45 51H38V46H42.4A13 13 0 1 1 57.6 46H62V51H55C56 57 58 63 62 68C66 73 74 75 74 81V87Z';

/** A ball on each of its five points. */
const BALLS = [
  [21, 23],
  [35, 15],
  [50, 11],
  [65, 15],
  [79, 23],
]
  .map(([x = 0, y = 0]) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`)
  .join('');

/** The pawn stands behind it wherever it is. */
const QUEEN =
  'M22 88V81C22 76 31 74 34 69L34 62 21 24 31 33 35 16 43 24 50 12 57 24 65 16 69 33 79 24 66 62V69C69 74 78 76 78 81V88Z';

const body = (color: Color, d: string): Shape => {
  const { top, line } = MATERIALS[color];
  return { kind: 'path', d, fill: top, stroke: line, width: 2.4 };
};

/** A pawn and a queen. */
export const chess: PieceDesign = {
  man: (color) => [
    ...SHADE,
    body(color, PAWN),
    { kind: 'path', d: 'M32 79H68', stroke: MATERIALS[color].groove, width: 2 },
  ],
  crown: (color) => [
    body(color, BALLS),
    body(color, QUEEN),
    { kind: 'path', d: 'M34 60H66M34 69H66M29 79H71', stroke: MATERIALS[color].groove, width: 2 },
  ],
};

import type { PieceDesign } from '../design.ts';
import { MATERIALS, round, SHADOW } from '../materials.ts';

/** A point around the middle of a sweet, `turn` from 0 to 1, as a path has it. */
const point = (radius: number, turn: number): string =>
  [Math.cos, Math.sin]
    .map((wave) => Math.round((50 + radius * wave(turn * 2 * Math.PI)) * 10) / 10)
    .join(' ');

const CRIMPS = 18;
const around = <T>(count: number, make: (turn: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n / count));

/** The crimped edge of the paper that a sweet is wrapped in. */
const PAPER = `M${around(CRIMPS, (turn) => `${point(37, turn)}A7 7 0 0 1 `).join('')}${point(37, 0)}Z`;
/** Its folds. */
const FOLDS = around(CRIMPS, (turn) => `M${point(30, turn)}L${point(36, turn)}`).join('');
/** What is swirled into it. */
const SWIRL = around(
  6,
  (turn) =>
    `M50 50Q${point(17, turn + 0.06)} ${point(26, turn)}A26 26 0 0 1 ${point(26, turn + 1 / 12)}Q${point(17, turn + 1 / 12 + 0.06)} 50 50Z`,
).join('');

const CROWN = 'M29 38 40 47 50 28 60 47 71 38 66 61H34ZM34 64H66V69H34Z';

/** Sweets wrapped in paper; a king is a plain one with a crown. */
export const sweets: PieceDesign = {
  man: (color) => {
    const { top, edge, line, groove } = MATERIALS[color];
    return [
      ...SHADOW,
      { kind: 'path', d: PAPER, fill: edge, stroke: line, width: 1.6 },
      { kind: 'path', d: FOLDS, stroke: line, width: 1, opacity: 0.5 },
      { ...round(50, 29), fill: top, stroke: line, width: 1.4 },
      { kind: 'path', d: SWIRL, fill: groove },
    ];
  },
  crown: (color) => {
    const { top, line, crown } = MATERIALS[color];
    return [
      { ...round(50, 29), fill: top, stroke: line, width: 1.4 },
      { kind: 'path', d: CROWN, fill: crown },
    ];
  },
};

import type { PieceDesign } from '../design.ts';
import { MATERIALS, round, SHADOW } from '../materials.ts';

/** A point around the middle of a sweet, `turn` from 0 to 1, as a path has it. */
const at = (radius: number, turn: number): string =>
  [Math.cos, Math.sin].map((wave) => (50 + radius * wave(turn * 2 * Math.PI)).toFixed(1)).join(' ');

/** A path made of as many equal parts around the middle. */
const around = (count: number, part: (turn: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n / count)).join('');

const CRIMPS = 18;
const STRIPES = 6;
const CANDY = 30;

/** The crimped edge of the paper that a sweet is wrapped in, and its folds. */
const PAPER = `M${at(37, 0)}${around(CRIMPS, (turn) => `A7 7 0 0 1 ${at(37, turn + 1 / CRIMPS)}`)}Z`;
const FOLDS = around(CRIMPS, (turn) => `M${at(CANDY, turn)}L${at(36, turn)}`);

/** What is swirled into it. */
const SWIRL = around(STRIPES, (turn) => {
  const end = turn + 0.5 / STRIPES;
  return `M50 50Q${at(17, turn + 0.07)} ${at(27, turn)}A27 27 0 0 1 ${at(27, end)}Q${at(17, end + 0.07)} 50 50Z`;
});

/** Three points with a ball each over a band. */
const CROWN =
  'M30 39 40.5 48 50 31 59.5 48 70 39 66 60H34ZM34 63H66V68H34Z' +
  'M27 38a3 3 0 1 1 6 0a3 3 0 1 1-6 0M47 29a3 3 0 1 1 6 0a3 3 0 1 1-6 0M67 38a3 3 0 1 1 6 0a3 3 0 1 1-6 0';

/** Sweets in crimped paper, with a swirl; a king is a plain one with a crown. */
export const sweets: PieceDesign = {
  man: (color) => {
    const { top, edge, line, groove, swirl } = MATERIALS[color];
    return [
      ...SHADOW,
      { kind: 'path', d: PAPER, fill: edge, stroke: line, width: 1.6 },
      { kind: 'path', d: FOLDS, stroke: line, width: 1, opacity: 0.5 },
      { ...round(50, CANDY), fill: top, stroke: line, width: 1.4 },
      { kind: 'path', d: SWIRL, fill: swirl, stroke: groove, width: 0.9 },
      { kind: 'ellipse', x: 43, y: 37, rx: 13, ry: 7, fill: 'ivory', opacity: 0.35 },
    ];
  },
  crown: (color) => {
    const { top, line, crown } = MATERIALS[color];
    return [
      { ...round(50, CANDY), fill: top, stroke: line, width: 1.4 },
      { kind: 'path', d: CROWN, fill: crown },
    ];
  },
};

import type { ThemeDesign } from '../design.ts';
import { SIDE } from '../geometry.ts';
import type { Shape } from '../shapes.ts';

/** Where the darker strips of the planks are at their darkest, and how wide they are. */
const STRIPS = [
  { middle: 0.11, width: 0.2 },
  { middle: 0.31, width: 0.29 },
  { middle: 0.66, width: 0.32 },
  { middle: 0.9, width: 0.21 },
];

/** Strips without an edge: each lies over a wider, fainter one. */
const PLANKS: readonly Shape[] = STRIPS.flatMap(({ middle, width }) =>
  [1, 0.8, 0.6, 0.4, 0.2].map((share): Shape => {
    const half = (width * share * SIDE) / 2;
    const left = Math.max(0, Math.round(middle * SIDE - half));
    const right = Math.min(SIDE, Math.round(middle * SIDE + half));
    return { kind: 'path', d: `M${left} 0H${right}V${SIDE}H${left}Z`, fill: 'secondWood', opacity: 0.3 };
  }),
);

/** A fixed row of numbers from 0 to 1 that looks unruly: squares times the golden ratio, without their whole part. */
const unruly = (n: number): number => (n * n * 0.618034) % 1;

/** Swaying lines from the upper to the lower edge, the `phase`th of three kinds. */
const lines = (phase: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const n = index * 3 + phase;
    const x = Math.round((n + unruly(n)) * 23.5);
    const sway = Math.round((unruly(n + 40) - 0.5) * 14);
    return `M${x} 0q${sway} 200 0 400t0 400`;
  }).join('');

/** A line that is inlaid in the frame. */
const INLAID: Shape = {
  kind: 'path',
  d: 'M3 -7H797A10 10 0 0 1 807 3V797A10 10 0 0 1 797 807H3A10 10 0 0 1 -7 797V3A10 10 0 0 1 3 -7Z',
  stroke: 'grain',
  opacity: 0.6,
};

const GRAIN: readonly Shape[] = [
  { width: 1, opacity: 0.5 },
  { width: 2.2, opacity: 0.28 },
  { width: 0.7, opacity: 0.6 },
].map((paint, phase) => ({ kind: 'path', d: lines(phase), stroke: 'grain', ...paint }));

/** Walnut, ivory and ebony. Comments name the values of the first design that had to give way. */
export const wood: ThemeDesign = {
  palette: {
    wood: { day: '#DDB987', night: '#826142' },
    secondWood: { day: '#D2A96F', night: '#7E5D3D' },
    // Lighter than either wood, which therefore is the dark one.
    paleWood: { day: '#F6EBD5', night: '#BA9D78' },
    grain: { day: '#C4955A', night: '#6E5034' },
    // Day was #8D6234, 2.5:1 against the second wood.
    // Night was #4A331E, 2.0:1 against the second wood.
    rule: { day: '#7A5126', night: '#1E140B' },
    // Night was #2C1E12, 2.7:1.
    frame: { day: '#5A3A1D', night: '#1E140C' },
    coordinate: { day: '#4A2D12', night: '#FFF6E6' },
    ivory: { day: '#FBF4E4', night: '#F1E7D2' },
    ivoryEdge: { day: '#B89D72', night: '#8F774F' },
    // Night was #8F774F, which cannot be told from the wood.
    ivoryLine: { day: '#6B4A24', night: '#2C1E12' },
    ivoryGroove: { day: '#A0814F', night: '#97794A' },
    walnut: { day: '#5A3A1D', night: '#4A2F17' },
    // Night was #1B1716, 2.98:1 against the second wood.
    black: { day: '#2A2422', night: '#171312' },
    blackEdge: { day: '#0F0C0B', night: '#000000' },
    // Day was #6A5E58, 2.4:1 against the black top.
    blackGroove: { day: '#7D706A', night: '#8C817A' },
    brass: { day: '#E6BE6E', night: '#E6BE6E' },
    shadow: { day: '#1E1006', night: '#000000' },
    target: { day: '#1F5B3A', night: '#CFEAD9' },
    // Day was #B3261E, 2.99:1 against the second wood.
    // Night was #FF8A7A, 2.2:1 against the wood.
    mustCapture: { day: '#AB1F18', night: '#FFC0B4' },
    // Night the page's accent #E0A15C has 2.2:1 against the wood.
    lastMove: { day: '#8A3B12', night: '#FFD08A' },
  },
  grain: [INLAID, ...PLANKS, ...GRAIN],
};

import { BLACK_TURN, WHITE_TURN } from '../rays.ts';
import type { Heading, PieceRules, Rules } from '../rules.ts';
import type { PerColor } from '../types.ts';
import { lineTable } from './lines.ts';
import type { NearPlan } from './near.ts';
import { REACHED, SHIFTS } from './rays.ts';

/** A set of directions: bit d stands for direction d of `rays.ts`. */
export type Directions = number;

/** One kind of piece of one side: `PieceRules` with headings turned into directions. */
export interface SidePiece {
  readonly steps: Directions;
  readonly jumps: Directions;
  readonly flying: boolean;
  /** For near pieces: what they do along rows and columns or along diagonals; the second is for kinds that do both. */
  readonly first: NearPlan;
  readonly second: NearPlan | null;
  /** For flying pieces: what they do along lines, and bit n for each axis n of that table that they go along. */
  readonly lines: Uint16Array;
  readonly axes: number;
}

/** What the hot path knows of one side: the record, made ready. */
export interface Side {
  readonly man: SidePiece;
  readonly king: SidePiece;
  /** The row where men are crowned, as a set. */
  readonly farLo: number;
  readonly farHi: number;
  readonly majority: boolean;
  readonly halfTurns: boolean;
  readonly inPassing: boolean;
  readonly continuing: boolean;
  readonly landsNext: boolean;
  /** Captured pieces: all bits where they leave at once (T7), none where they block until the end (R7). */
  readonly removal: number;
}

const UP = 0;
const UP_RIGHT = 1;
const RIGHT = 2;
const UP_LEFT = 7;

const directionsOf = (headings: readonly Heading[], turn: number): Directions =>
  headings.reduce<Directions>((set, heading) => set | (1 << (heading ^ turn)), 0);

/** What the set has in direction `p`, in which square numbers grow, in `q` likewise, and in the opposite ones. */
const nearPlan = (steps: Directions, jumps: Directions, p: number, q: number): NearPlan => {
  // One step back from what a direction reaches lies what the opposite one reaches.
  const mask = (set: Directions, direction: number): number =>
    ((set >> direction) & 1) !== 0 ? (REACHED[direction ^ 4] ?? 0) : 0;
  return {
    p: SHIFTS[p] ?? 0,
    q: SHIFTS[q] ?? 0,
    stepUpP: mask(steps, p),
    stepDownP: mask(steps, p ^ 4),
    stepUpQ: mask(steps, q),
    stepDownQ: mask(steps, q ^ 4),
    jumpUpP: mask(jumps, p),
    jumpDownP: mask(jumps, p ^ 4),
    jumpUpQ: mask(jumps, q),
    jumpDownQ: mask(jumps, q ^ 4),
  };
};

const sidePiece = (
  { steps: stepHeadings, jumps: jumpHeadings, flying }: PieceRules,
  turn: number,
): SidePiece => {
  const steps = directionsOf(stepHeadings, turn);
  const jumps = directionsOf(jumpHeadings, turn);
  const all = steps | jumps;
  const straight = nearPlan(steps, jumps, UP, RIGHT);
  const diagonal = nearPlan(steps, jumps, UP_RIGHT, UP_LEFT);
  return {
    steps,
    jumps,
    flying,
    first: (all & 0x55) !== 0 ? straight : diagonal,
    second: (all & 0x55) !== 0 && (all & 0xaa) !== 0 ? diagonal : null,
    lines: flying ? lineTable(steps, jumps) : new Uint16Array(0),
    axes: (all | (all >> 4)) & 15,
  };
};

const makeSide = (rules: Rules, turn: number): Side => ({
  man: sidePiece(rules.man, turn),
  king: sidePiece(rules.king, turn),
  farLo: turn === WHITE_TURN ? 0 : 0xff,
  farHi: turn === WHITE_TURN ? 0xff << 24 : 0,
  majority: rules.majority,
  halfTurns: rules.halfTurns,
  inPassing: rules.crowning === 'in-passing',
  continuing: rules.kingLanding === 'continuing',
  landsNext: rules.kingLanding === 'next',
  removal: rules.removal === 'at-once' ? ~0 : 0,
});

const made = new WeakMap<Rules, PerColor<Side>>();

/** A record's two sides, made once: the tables of lines take a while. */
export const sidesOf = (rules: Rules): PerColor<Side> => {
  const sides = made.get(rules) ?? { white: makeSide(rules, WHITE_TURN), black: makeSide(rules, BLACK_TURN) };
  made.set(rules, sides);
  return sides;
};

import type { Direction } from './rays.ts';
import { ALL_SQUARES } from './squareSet.ts';
import type { Color, PerColor, SquareSet } from './types.ts';

/** A direction as the moving side sees it: 0 is straight forward, then clockwise, 4 is straight back. */
export type Heading = Direction;
export const FORWARD: Heading = 0;
export const RIGHT: Heading = 2;
export const BACKWARD: Heading = 4;
export const LEFT: Heading = 6;

/** How one kind of piece moves. */
export interface PieceRules {
  /** Headings of its quiet moves. */
  readonly steps: readonly Heading[];
  /** Headings of its jumps. */
  readonly jumps: readonly Heading[];
  /** Whether it moves any distance over free squares, before and behind the piece that it jumps. */
  readonly flying: boolean;
}

/** What counts as progress: a capture always does, and this kind of man's move too. */
export type ProgressByMan = 'forward' | 'any';

/** One way in which a game ends by itself. */
export type Ending =
  /** The side to move without a legal move loses. */
  | { readonly kind: 'no-move' }
  /** One piece each is a draw: kings only, or any kinds. */
  | { readonly kind: 'one-each'; readonly kingsOnly: boolean; readonly unlessCapture: boolean }
  /** The same position with the same side to move, this many times. */
  | { readonly kind: 'repetition'; readonly times: number }
  /** This many plies of both sides together without progress. */
  | { readonly kind: 'no-progress'; readonly plies: number; readonly progressByMan: ProgressByMan };

/** Everything that tells one game of draughts from another; the engine asks this record and never for its name. */
export interface Rules {
  readonly name: string;
  /** T1 R1: the squares that are used. */
  readonly squares: SquareSet;
  /** T2 R2: the ranks, 1 to 8, whose used squares hold each side's men at first. */
  readonly setUpRanks: PerColor<readonly number[]>;
  /** T2 R2 */
  readonly firstMover: Color;
  /** T3 quiet, T5 capture; R3, R5 */
  readonly man: PieceRules;
  /** T4 quiet, T6 capture; R4, R6 */
  readonly king: PieceRules;
  /** T6 R6: where a flying king lands: on any free square behind, right behind, or where it can go on if it can. */
  readonly kingLanding: 'any' | 'next' | 'continuing';
  /** T7 R7: when captured pieces leave the board. Until then they block and may not be jumped again. */
  readonly removal: 'at-once' | 'at-end';
  /** T8: whether a piece may turn by 180° between two consecutive jumps. */
  readonly halfTurns: boolean;
  /** T10 R10: whether only the captures that take the most pieces are legal. */
  readonly majority: boolean;
  /** T11 R11: whether a man is crowned only where its move ends, or also on its way. */
  readonly crowning: 'at-end' | 'in-passing';
  /** T12 to T15, R12, R13: how a game ends by itself, in the order of judging. */
  readonly endings: readonly Ending[];
}

export const turkish: Rules = {
  name: 'turkish',
  squares: ALL_SQUARES,
  setUpRanks: { white: [2, 3], black: [6, 7] },
  firstMover: 'white',
  man: { steps: [FORWARD, RIGHT, LEFT], jumps: [FORWARD, RIGHT, LEFT], flying: false },
  king: {
    steps: [FORWARD, RIGHT, BACKWARD, LEFT],
    jumps: [FORWARD, RIGHT, BACKWARD, LEFT],
    flying: true,
  },
  kingLanding: 'any',
  removal: 'at-once',
  halfTurns: false,
  majority: true,
  crowning: 'at-end',
  endings: [
    { kind: 'no-move' },
    { kind: 'one-each', kingsOnly: true, unlessCapture: true },
    { kind: 'repetition', times: 3 },
    { kind: 'no-progress', plies: 50, progressByMan: 'forward' },
  ],
};

/** Every ruleset that games can be played by; the first is the default. */
export const RULESETS: readonly Rules[] = [turkish];

export const rulesByName = (name: string): Rules | undefined => RULESETS.find((rules) => rules.name === name);

import type { Rules } from './rules.ts';

/** The sides, White first, whoever begins by the rules. */
export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** What a piece can be; a man that is crowned is a king to the end. */
export const ROLES = ['man', 'king'] as const;
export type Role = (typeof ROLES)[number];

/** A piece without its square, as `pieceAt` tells it. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** A square, 0 to 63: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63. */
export type Square = number;

/** A value for each side. */
export type PerColor<T> = { readonly [color in Color]: T };

/** A set of squares in two halves of 32 bits: `lo` holds squares 0 to 31, `hi` 32 to 63. */
export interface SquareSet {
  readonly lo: number;
  readonly hi: number;
}

/** Pieces and side to move, not yet checked against any rules. `kings` is a subset of `white` and `black` together. */
export interface Setup {
  readonly turn: Color;
  readonly white: SquareSet;
  readonly black: SquareSet;
  readonly kings: SquareSet;
}

/** A setup that its rules accept. Made by `makePosition`, `parseFen`, `initialPosition` and `play` only. */
export interface Position extends Setup {
  readonly rules: Rules;
}

/** One side's ply: a quiet move has one landing and no capture; a capture has as many landings as captures. */
export interface Move {
  readonly from: Square;
  /** The squares landed on, in order; the last one is where the move ends. */
  readonly landings: readonly Square[];
  /** The squares of the captured pieces, in order. */
  readonly captures: readonly Square[];
}

/** Why a game is over: by the rules, down to `kings-only`, or by what players and clocks do, which no position shows. */
export const OUTCOME_REASONS = [
  'no-pieces',
  'blocked',
  'lone-man',
  'one-each',
  'repetition',
  'no-progress',
  'three-kings',
  'kings-only',
  'agreement',
  'resignation',
  'timeout',
  'abandonment',
] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** How a game ended: `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Color | null;
  readonly reason: OutcomeReason;
}

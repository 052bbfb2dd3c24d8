import type { Direction } from './rays.ts';
import type { Color, PerColor, SquareSet } from './types.ts';

/** A direction as the moving side sees it: 0 is straight forward, then clockwise, 4 is straight back. */
export type Heading = Direction;

/** How one kind of piece moves. */
export interface PieceRules {
  /** Headings of its quiet moves. A man's never go backward: no position from before a step forward comes again (T14). */
  readonly steps: readonly Heading[];
  /** Headings of its jumps. */
  readonly jumps: readonly Heading[];
  /** Whether it moves any distance over free squares, before and behind the piece that it jumps. */
  readonly flying: boolean;
}

/** One way in which a game ends by itself. What the players do (T16) is the same in every ruleset and not recorded here. */
export type Ending =
  /** T12, R12: the side to move loses if it has no legal move. */
  | { readonly kind: 'no-move' }
  /** T13: one piece against one is a draw, for kings only or for any kinds, or not while the side to move can capture. */
  | { readonly kind: 'one-each'; readonly kingsOnly: boolean; readonly unlessCapture: boolean }
  /** T17: where there are only men, a side with exactly one loses to two or more, or not while the side to move can capture. */
  | { readonly kind: 'lone-man'; readonly unlessCapture: boolean }
  /** R13: this many plies after one king came to stand alone against this many kings or more, and nothing else, are a draw. */
  | { readonly kind: 'three-kings'; readonly kings: number; readonly plies: number }
  /** T14, R13: the same position with the same side to move, this many times, is a draw. */
  | { readonly kind: 'repetition'; readonly times: number }
  /** T15, R13: this many plies, of both sides together, with no capture and no man changing its row are a draw. */
  | { readonly kind: 'idle'; readonly plies: number; readonly reason: 'no-progress' | 'kings-only' };

/**
 * Everything that tells one game of draughts from another. The engine reads the fields and never asks for the name. T clauses are
 * those of docs/RULES.md, R clauses the ones of Russian draughts that the field is made for as well. That captures are compulsory
 * (T9, R9) and played to their end (R8) is the same everywhere and no field.
 */
export interface Rules {
  readonly name: string;
  /** T1, R1: the squares that are used. The others are walls. */
  readonly squares: SquareSet;
  /** T2, R2: the ranks, 1 to 8, whose used squares hold each side's men at first. */
  readonly setUpRanks: PerColor<readonly number[]>;
  /** T2, R2 */
  readonly firstMover: Color;
  /** T3 and T5, R3 and R5 */
  readonly man: PieceRules;
  /** T4 and T6, R4 and R6 */
  readonly king: PieceRules;
  /** T6, R6: where a flying king lands: on any free square behind, right behind, or where it can go on if it can at all. */
  readonly kingLanding: 'any' | 'next' | 'continuing';
  /** T7, R7: when captured pieces leave the board. Until then they block and are not jumped again. */
  readonly removal: 'at-once' | 'at-end';
  /** T8: whether a piece may turn by 180° between two consecutive jumps. */
  readonly halfTurns: boolean;
  /** T10, R10: whether only the captures that take the most pieces are legal. */
  readonly majority: boolean;
  /** T11, R11: whether a man is crowned only where its move ends, or also in mid-capture, going on as a king. */
  readonly crowning: 'at-end' | 'in-passing';
  /** T12 to T15 and T17, R12 and R13, in the order of judging. */
  readonly endings: readonly Ending[];
}

import type { Problem, Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { Move, Position } from '../types.ts';

/** How a PDN says that a game ended; `0-0` is lost by both, `*` is not over. `2-0`, `1-1` and `0-2` are read as their likes. */
export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const;
export type PdnResult = (typeof PDN_RESULTS)[number];

/** `[Name "value"]`, the value without its escapes. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** One ply of a line, and what was written about it. */
export interface PdnMove {
  readonly move: Move;
  /** `!`, `?`, `!?`, `*` and their likes, glued to the move; empty without. */
  readonly strength: string;
  /** The numbers of its glyphs, `$2` as 2. */
  readonly glyphs: readonly number[];
  /** The comments behind it, without their braces. */
  readonly comments: readonly string[];
  /** Lines that could have been played instead of this move, from the position before it. */
  readonly variations: readonly PdnLine[];
}

/** Moves that follow each other: a game's own, or those of a variation. */
export interface PdnLine {
  /** The comments before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
}

/** A game as a file tells it: what was played may go on behind a draw by the rules, and the result is the one that was declared. */
export interface PdnGame {
  /** In the order of the file, unknown ones too. */
  readonly tags: readonly PdnTag[];
  readonly rules: Rules;
  readonly start: Position;
  readonly line: PdnLine;
  readonly result: PdnResult;
}

/** A problem and where it is in the file: lines and columns count from 1, columns in UTF-16 units. */
export interface PdnProblem extends Problem {
  readonly line: number;
  readonly column: number;
  /** The moves that an `ambiguous-move` may mean, by their full paths. */
  readonly candidates?: readonly string[];
}

/** One game of a file: whole, or the reason why nothing of it was read; and what was passed over. */
export interface PdnReading {
  /** The game's first line in the file, from 1. */
  readonly line: number;
  readonly game: Result<PdnGame, PdnProblem>;
  readonly warnings: readonly PdnProblem[];
}

import { err, type Result } from '../result.ts';
import type { PdnProblem } from './types.ts';

/** Why a game was not read. The codes of `parseFen` come on top, for a FEN tag. */
export const PDN_PROBLEMS = [
  'bad-tag',
  'unknown-ruleset',
  'unknown-game-type',
  'too-many-pieces',
  'open-comment',
  'nested-comment',
  'open-variation',
  'closed-variation',
  'variation-without-move',
  'too-deep',
  'too-large',
  'setup-command',
  'unknown-word',
  'unknown-square',
  'illegal-move',
  'ambiguous-move',
] as const;
export type PdnProblemCode = (typeof PDN_PROBLEMS)[number];

/** What was passed over, or read otherwise than it was written. */
export const PDN_WARNINGS = [
  'escaped-line',
  'undecoded',
  'loose-quote',
  'tag-twice',
  'game-type-contradicted',
  'game-type-details',
  'loose-fen',
  'unknown-result',
  'result-contradicted',
  'result-against-board',
  'result-passed-over',
  'loose-result',
  'comment-passed-over',
  'move-number',
  'quiet-sign',
  'loose-move',
  'loose-strength',
  'stray-glyph',
  'unknown-evaluation',
  'played-on',
  'more-warnings',
] as const;
export type PdnWarningCode = (typeof PDN_WARNINGS)[number];

/** A place in a file: both count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place some units further in the same line. */
export const further = ({ line, column }: Place, units: number): Place => ({ line, column: column + units });

/** The place so many units behind the beginning of a text. */
export const placeAt = (text: string, at: number): Place => {
  const lines = text.slice(0, at).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines[lines.length - 1] ?? '').length + 1 };
};

/** A problem at a place; `place` may be a token. */
export const problemAt = (
  { line, column }: Place,
  code: PdnProblemCode | PdnWarningCode,
  message: string,
): PdnProblem => ({ code, message, line, column });

/** The same as a failed result. */
export const failAt = (place: Place, code: PdnProblemCode, message: string): Result<never, PdnProblem> =>
  err(problemAt(place, code, message));

/** Takes a warning down. */
export type Warn = (place: Place, code: PdnWarningCode, message: string) => void;

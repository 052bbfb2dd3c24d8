import { parseFen } from '../../engine/fen.ts';
import { placeAt } from '../../engine/pdn/codes.ts';
import { parseLooseFen } from '../../engine/pdn/fen.ts';
import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Position } from '../../engine/types.ts';

/** Whether a text is a position and no game: it begins with the side to move. */
export const looksLikeFen = (text: string): boolean => /^\s*[WB]\s*:/.test(text);

const asReading = (start: Position, warnings: readonly PdnProblem[]): PdnReading => ({
  line: 1,
  game: {
    ok: true,
    value: { tags: [], rules: start.rules, start, line: { comments: [], moves: [] }, result: '*' },
  },
  warnings,
});

/**
 * A position as a game without a move. What the exact reader refuses is read as other programs write it, and is remarked on.
 *
 * @param text one line
 */
export const readFen = (text: string, rules: Rules): PdnReading => {
  const fen = text.trim();
  const exact = parseFen(fen, rules);
  if (exact.ok) return asReading(exact.value, []);
  const { position } = parseLooseFen(text, rules);
  if (!position.ok) return { line: 1, game: position, warnings: [] };
  const at = text.length - text.trimStart().length + (exact.error.at ?? 0);
  return asReading(position.value, [{ ...exact.error, ...placeAt(text, at), code: 'loose-fen' }]);
};

/** Positions, one a line; empty lines are none. */
export const readFens = (text: string, rules: Rules): readonly PdnReading[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [shifted(readFen(line, rules), index)]));

const shiftedProblem = (problem: PdnProblem, lines: number): PdnProblem => ({
  ...problem,
  line: problem.line + lines,
});

/** A reading of a part of a text, so many lines further down in the whole. */
export const shifted = ({ line, game, warnings }: PdnReading, lines: number): PdnReading => ({
  line: line + lines,
  game: game.ok ? game : { ok: false, error: shiftedProblem(game.error, lines) },
  warnings: warnings.map((warning) => shiftedProblem(warning, lines)),
});

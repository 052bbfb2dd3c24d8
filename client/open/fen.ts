import { parseFen } from '../../engine/fen.ts';
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
 * A position as a game without a move. What the exact reader refuses is tried as a FEN tag, which other programs write in many ways, and
 * is remarked on; the exact reader's problem is told if that fails, too.
 *
 * @param text one line
 * @param parse reads all games of a PDN
 */
export const readFen = (
  text: string,
  rules: Rules,
  parse: (text: string) => readonly PdnReading[],
): PdnReading => {
  const fen = text.trim();
  const exact = parseFen(fen, rules);
  if (exact.ok) return asReading(exact.value, []);
  const column = text.length - text.trimStart().length + (exact.error.at ?? 0) + 1;
  const problem: PdnProblem = { ...exact.error, line: 1, column };
  const [loose] = parse(`[FEN "${fen.replace(/["\\]/g, '\\$&')}"]`);
  if (loose?.game.ok) return asReading(loose.game.value.start, [{ ...problem, code: 'loose-fen' }]);
  return { line: 1, game: { ok: false, error: problem }, warnings: [] };
};

/** Positions, one a line; empty lines are none. */
export const readFens = (
  text: string,
  rules: Rules,
  parse: (text: string) => readonly PdnReading[],
): readonly PdnReading[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const reading = readFen(line, rules, parse);
    return [shifted(reading, index)];
  });

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

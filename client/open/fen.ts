import { parseFen } from '../../engine/fen.ts';
import { placeAt } from '../../engine/pdn/codes.ts';
import { parseLooseFen } from '../../engine/pdn/fen.ts';
import type { PdnReader } from '../../engine/pdn/reader.ts';
import type { PdnProblem, PdnReading } from '../../engine/pdn/types.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Position } from '../../engine/types.ts';

/** Reads a text as it comes. */
export type TextReader = Pick<PdnReader, 'push' | 'end'>;

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
const readFen = (text: string, rules: Rules): PdnReading => {
  const fen = text.trim();
  const exact = parseFen(fen, rules);
  if (exact.ok) return asReading(exact.value, []);
  const { position } = parseLooseFen(text, rules);
  if (!position.ok) return { line: 1, game: position, warnings: [] };
  const at = text.length - text.trimStart().length + (exact.error.at ?? 0);
  return asReading(position.value, [{ ...exact.error, ...placeAt(text, at), code: 'loose-fen' }]);
};

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

const LINE_END = /\r\n?|\n/;

/** Reads positions as they come, one a line; empty lines are none. */
export const fenReader = (rules: Rules): TextReader => {
  let rest = '';
  let lines = 0;
  const read = (whole: readonly string[]): readonly PdnReading[] =>
    whole.flatMap((line) => {
      lines += 1;
      return line.trim() === '' ? [] : [shifted(readFen(line, rules), lines - 1)];
    });
  return {
    push: (chunk) => {
      const text = rest + chunk;
      // A carriage return at the end may be half a line's end.
      const held = text.endsWith('\r') ? '\r' : '';
      const whole = text.slice(0, text.length - held.length).split(LINE_END);
      rest = `${whole.pop() ?? ''}${held}`;
      return read(whole);
    },
    end: () => read(rest.split(LINE_END)),
  };
};

/** Positions, one a line; empty lines are none. */
export const readFens = (text: string, rules: Rules): readonly PdnReading[] => {
  const reader = fenReader(rules);
  return [...reader.push(text), ...reader.end()];
};

import { parseFen } from '../../engine/fen.ts';
import type { PdnReading } from '../../engine/pdn/types.ts';
import type { Rules } from '../../engine/rules.ts';

/** Whether a text is a position and no game: it begins with the side to move. */
export const looksLikeFen = (text: string): boolean => /^\s*[WB]\s*:/.test(text);

const placeOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const lines = text.slice(0, at).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines[lines.length - 1] ?? '').length + 1 };
};

/**
 * A position as a game without a move. What the exact reader refuses is tried as a FEN tag, which other programs write in many ways; the
 * exact reader's problem is told if that fails, too.
 *
 * @param parse reads all games of a PDN
 */
export const readFen = (
  text: string,
  rules: Rules,
  parse: (text: string) => readonly PdnReading[],
): PdnReading => {
  const fen = text.trim();
  const exact = parseFen(fen, rules);
  if (exact.ok) {
    const line = { comments: [], moves: [] };
    return {
      line: 1,
      game: { ok: true, value: { tags: [], rules, start: exact.value, line, result: '*' } },
      warnings: [],
    };
  }
  const [loose] = /[\r\n]/.test(fen) ? [] : parse(`[FEN "${fen.replace(/["\\]/g, '\\$&')}"]`);
  if (loose?.game.ok) return { ...loose, warnings: [] };
  const at = text.length - text.trimStart().length + (exact.error.at ?? 0);
  return { line: 1, game: { ok: false, error: { ...exact.error, ...placeOf(text, at) } }, warnings: [] };
};

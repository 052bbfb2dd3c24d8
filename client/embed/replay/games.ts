import { parsePdn } from '../../../engine/pdn/index.ts';
import type { PdnGame } from '../../../engine/pdn/types.ts';
import type { Rules } from '../../../engine/rules.ts';
import type { BoardProblem } from '../../board/words.ts';

/** A longer game, in UTF-16 units, is not read: a game is read in one turn, and one of this length takes some tenths of a second. */
const LONGEST_GAME = 100_000;

/** A game of a text, or why it cannot be read. */
export type Read = { readonly game: PdnGame } | { readonly problem: BoardProblem };

const problem = (code: string, message: string): Read => ({ problem: { about: 'pdn', code, message } });

/** All games of a text, at least one. */
export const readGames = (text: string, rules: Rules): readonly [Read, ...Read[]] => {
  const readings = parsePdn(text, { rules, maxLength: LONGEST_GAME });
  const [first = problem('no-game', 'There is no game in this text.'), ...others] = readings.map(
    ({ game }): Read => {
      if (game.ok) return { game: game.value };
      const { code, message, line, column } = game.error;
      return problem(code, `Line ${line}, column ${column}: ${message}`);
    },
  );
  return [first, ...others];
};

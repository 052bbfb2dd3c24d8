import { makeFen, makeMove } from '../../../engine/index.ts';
import {
  makePdn,
  type PdnGame,
  type PdnLine,
  type PdnOptions,
  type PdnProblem,
  type PdnReading,
  parsePdn,
} from '../../../engine/pdn/index.ts';

/** The one reading of a text that holds one game. */
export const onlyReading = (text: string, options?: PdnOptions): PdnReading => {
  const [reading, ...more] = parsePdn(text, options);
  if (!reading || more.length > 0) throw new Error(`${more.length + 1} games instead of one.`);
  return reading;
};

export const gameOf = (reading: PdnReading): PdnGame => {
  if (!reading.game.ok) throw new Error(`${reading.game.error.code}: ${reading.game.error.message}`);
  return reading.game.value;
};

export const onlyGame = (text: string, options?: PdnOptions): PdnGame => gameOf(onlyReading(text, options));

/** The landing paths of a line. */
export const pathsOf = (line: PdnLine): readonly string[] => line.moves.map(({ move }) => makeMove(move));

/** `code line:column`, as the tables of these tests tell a problem. */
export const brief = ({ code, line, column }: PdnProblem): string => `${code} ${line}:${column}`;

/** A reading in a few words: the paths and the result, or the problem; and the warnings. */
export const summary = ({ game, warnings }: PdnReading) =>
  game.ok
    ? {
        moves: pathsOf(game.value.line).join(' '),
        result: game.value.result,
        warnings: warnings.map(brief),
      }
    : { problem: brief(game.error), warnings: warnings.map(brief) };

export const startOf = (game: PdnGame): string => makeFen(game.start);

/** The text that is written of a text that is read. */
export const rewritten = (text: string, options?: PdnOptions): string =>
  makePdn(parsePdn(text, options).map(gameOf));

/** The moves and the result as they are written, on one line. */
export const movesOf = (pdn: string): string =>
  pdn
    .slice(pdn.indexOf('\n\n') + 2)
    .trim()
    .replace(/\n/g, ' ');

/** `ok`, or the code of the problem. */
export const codeOf = (reading: PdnReading | undefined): string => {
  if (!reading) return 'no game';
  return reading.game.ok ? 'ok' : reading.game.error.code;
};

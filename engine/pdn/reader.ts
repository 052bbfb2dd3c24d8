import type { Rules } from '../rules.ts';
import { turkish } from '../rulesets.ts';
import { type GameText, gatherGames } from './gameTexts.ts';
import { pdnLexer } from './lexer.ts';
import { passedOver, readGame } from './readGame.ts';
import type { PdnProblem, PdnReading } from './types.ts';

/** The longest text of one game, in UTF-16 units. */
export const MAX_GAME_LENGTH = 1_000_000;

/** How PDN is read; every part may be left out. */
export interface PdnOptions {
  /** The rules of a game whose tags name none, or a number that these rules share with others; Turkish ones if not given. */
  readonly rules?: Rules;
  /** The longest text of one game, in UTF-16 units; a longer one is refused with `too-large`. */
  readonly maxLength?: number;
}

/** Reads a file as it comes, one game in memory at a time. Where it is cut into chunks makes no difference. */
export interface PdnReader {
  /** The games that this much of the file completes. */
  readonly push: (chunk: string) => readonly PdnReading[];
  /** The game that was not yet complete. */
  readonly end: () => readonly PdnReading[];
  /** What stood behind the last game and belongs to none, known after `end`. */
  readonly passedOver: () => readonly PdnProblem[];
}

/** A text is cut into tokens so much at a time: they need many times its memory. */
const PIECE = 65_536;

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** Reads nothing by itself: it is given chunks, and one reader reads one file. */
export const pdnReader = ({ rules = turkish, maxLength = MAX_GAME_LENGTH }: PdnOptions = {}): PdnReader => {
  const lexer = pdnLexer(maxLength);
  const games = gatherGames(lexer, maxLength);
  const read = (text: GameText): PdnReading => readGame(text, rules);
  return {
    push: (chunk) => [...piecesOf(chunk)].flatMap((piece) => games.push(lexer.push(piece)).map(read)),
    end: () => [...games.push(lexer.end()), ...games.end()].map(read),
    passedOver: () => passedOver(games.leftOver()),
  };
};

/**
 * Reads every game of a text: whole, or with the place and the reason why not. What stands behind the last game is among its
 * warnings. Never throws.
 */
export const parsePdn = (text: string, options: PdnOptions = {}): readonly PdnReading[] => {
  const reader = pdnReader(options);
  const readings = [...reader.push(text), ...reader.end()];
  const last = readings.pop();
  if (!last) return [];
  const { game, warnings } = last;
  return [...readings, { ...last, warnings: game.ok ? [...warnings, ...reader.passedOver()] : warnings }];
};

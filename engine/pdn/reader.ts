import type { Rules } from '../rules.ts';
import { turkish } from '../rulesets.ts';
import { gatherGames } from './gameTexts.ts';
import { pdnLexer } from './lexer.ts';
import { readGame } from './readGame.ts';
import type { PdnReading } from './types.ts';

/** The longest text of one game, in UTF-16 units. */
export const MAX_GAME_LENGTH = 1_000_000;

export interface PdnOptions {
  /** The rules of a game whose tags name none; Turkish ones if not given. */
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
}

export const pdnReader = ({ rules = turkish, maxLength = MAX_GAME_LENGTH }: PdnOptions = {}): PdnReader => {
  const lexer = pdnLexer(maxLength);
  const games = gatherGames(lexer, maxLength);
  return {
    push: (chunk) => games.push(lexer.push(chunk)).map((text) => readGame(text, rules)),
    end: () => [...games.push(lexer.end()), ...games.end()].map((text) => readGame(text, rules)),
  };
};

/** Reads every game of a text: whole, or with the place and the reason why not. Never throws. */
export const parsePdn = (text: string, options: PdnOptions = {}): readonly PdnReading[] => {
  const reader = pdnReader(options);
  return [...reader.push(text), ...reader.end()];
};

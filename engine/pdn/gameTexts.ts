import type { Place } from './codes.ts';
import type { Lexer, Token } from './lexer.ts';
import { parseResult } from './results.ts';

/** The tokens of one game, not yet read. */
export interface GameText extends Place {
  readonly tags: readonly Token[];
  /** Everything behind the tags but the result that ends the game; what stands behind that on its line, too. */
  readonly body: readonly Token[];
  /** The result that ends the game, or null where the next game or the file's end does. */
  readonly terminator: Token | null;
  /** Longer than allowed: there are no tokens then. */
  readonly tooLarge: boolean;
}

interface Draft extends Place {
  readonly start: number;
  tags: Token[];
  readonly names: Set<string>;
  body: Token[];
  terminator: Token | null;
  /** Whether there is more than tags, comments and results. */
  played: boolean;
  /** How many parentheses are open: a result inside a variation ends no game. */
  depth: number;
  tooLarge: boolean;
}

const draft = ({ line, column, start }: Token): Draft => ({
  line,
  column,
  start,
  tags: [],
  names: new Set(),
  body: [],
  terminator: null,
  played: false,
  depth: 0,
  tooLarge: false,
});

/** The name of a tag as far as it can be seen, in small letters. */
const tagName = ({ text }: Token): string => /^\[\s*([^\s"\]]*)/.exec(text)?.[1]?.toLowerCase() ?? '';

/** Whether a tag begins another game: moves came before it, or the same tag further up in a section of its own. */
const beginsAnother = (game: Draft, tag: Token): boolean => {
  if (game.tooLarge || game.played) return true;
  const last = game.tags[game.tags.length - 1];
  if (!last) return false;
  const apart = tag.line - last.line > 1 || game.body.length > 0;
  return apart && game.names.has(tagName(tag));
};

/** Comments and results alone are no game: they are left to the next one. */
const isGame = ({ tags, played, tooLarge }: Draft): boolean => tags.length > 0 || played || tooLarge;

export interface GameTexts {
  readonly push: (tokens: readonly Token[]) => readonly GameText[];
  readonly end: () => readonly GameText[];
}

/**
 * Gathers tokens into games. A game ends with a result outside its variations and the line of that result, or before the tags of
 * the next one. Only one game's tokens are in memory; of a game whose text is longer than `longest` none are.
 */
export const gatherGames = (lexer: Lexer, longest: number): GameTexts => {
  let games: GameText[] = [];
  let game: Draft | null = null;

  const finish = (): void => {
    if (game && isGame(game)) games.push(game);
    game = null;
  };

  const take = (token: Token): void => {
    const onLine = game?.terminator?.line === token.line;
    const late = token.kind === 'comment' || (token.kind === 'word' && parseResult(token.text) !== undefined);
    if (game?.terminator && !(onLine && late)) finish();
    if (game && token.kind === 'tag' && beginsAnother(game, token)) finish();
    const now: Draft = game ?? draft(token);
    game = now;
    if (token.end - now.start > longest) {
      now.tooLarge = true;
      now.tags = [];
      now.body = [];
    }
    add(now, token);
  };

  const add = (now: Draft, token: Token): void => {
    const { kind } = token;
    if (kind === 'open') now.depth++;
    if (kind === 'close') now.depth = Math.max(0, now.depth - 1);
    const result = kind === 'word' && parseResult(token.text) !== undefined;
    const ends = result && now.depth === 0 && isGame(now) && !now.terminator;
    if (ends) {
      now.terminator = token;
      return;
    }
    now.played = now.played || !(result || kind === 'tag' || kind === 'comment' || kind === 'escape');
    if (now.tooLarge) return;
    (kind === 'tag' ? now.tags : now.body).push(token);
    if (kind === 'tag') now.names.add(tagName(token));
  };

  return {
    push(tokens) {
      games = [];
      for (const token of tokens) take(token);
      if (game?.terminator && lexer.line() > game.terminator.line) finish();
      return games;
    },
    end() {
      games = [];
      finish();
      return games;
    },
  };
};

import type { Place } from './codes.ts';
import type { Lexer, Token } from './lexer.ts';
import { resultIn } from './results.ts';
import { isTag } from './tags.ts';

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
  /** Whether a result inside a variation came last, or a bracket, which may hold one; but for comments. */
  perhapsOver: boolean;
  /** The line in which the last token began. */
  lastLine: number;
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
  perhapsOver: false,
  lastLine: line,
  tooLarge: false,
});

/** The name of a tag as far as it can be seen, in small letters. */
const tagName = ({ text }: Token): string => /^\[\s*([^\s"\]]*)/.exec(text)?.[1]?.toLowerCase() ?? '';

/** A game has at most a token for so many units of the text that it may have: numbers and moves are longer. */
const UNITS_PER_TOKEN = 4;

const isResult = ({ kind, text }: Token): boolean => kind === 'word' && resultIn(text) !== undefined;

/**
 * Whether a tag begins another game: moves came before it and it stands at the head of a line, or the same tag came further up in a
 * section of its own. Any other bracket behind moves stands in their middle.
 */
const tagBeginsAnother = (game: Draft, tag: Token): boolean => {
  if (game.tooLarge || game.played) return tag.leads && isTag(tag);
  const last = game.tags[game.tags.length - 1];
  if (!last) return false;
  const apart = tag.line - last.line > 1 || game.body.length > 0;
  return apart && game.names.has(tagName(tag));
};

/** Whether the first number stands in a new section behind such a result: then somebody forgot to close a variation or a bracket. */
const numberBeginsAnother = ({ perhapsOver, lastLine }: Draft, { text, line }: Token): boolean =>
  perhapsOver && line - lastLine > 1 && /^1(?:$|\.(?!\.))/.test(text);

const beginsAnother = (game: Draft, token: Token): boolean => {
  if (token.kind === 'tag') return tagBeginsAnother(game, token);
  return token.kind === 'word' && numberBeginsAnother(game, token);
};

/** Comments and results alone are no game: they are left to the next one. */
const isGame = ({ tags, played, tooLarge }: Draft): boolean => tags.length > 0 || played || tooLarge;

/** Gathers tokens, as they come, into games. */
interface GameTexts {
  readonly push: (tokens: readonly Token[]) => readonly GameText[];
  readonly end: () => readonly GameText[];
  /** What stands behind the last game and belongs to none, known after `end`: comments, results and lines behind %. */
  readonly leftOver: () => readonly Token[];
}

/**
 * Gathers tokens into games. A game ends with a result outside its variations and the line of that result, or before the tags of
 * the next one. Only one game's tokens are in memory; of a game whose text is longer than `longest` none are.
 */
export const gatherGames = (lexer: Lexer, longest: number): GameTexts => {
  let games: GameText[] = [];
  let game: Draft | null = null;
  let leftOver: readonly Token[] = [];

  const finish = (): void => {
    if (game && isGame(game)) games.push(game);
    else leftOver = game?.body ?? [];
    game = null;
  };

  const take = (token: Token): void => {
    const onLine = game?.terminator?.line === token.line;
    const late = token.kind === 'comment' || isResult(token);
    if (game?.terminator && !(onLine && late)) finish();
    if (game && beginsAnother(game, token)) finish();
    const now: Draft = game ?? draft(token);
    game = now;
    const tokens = now.tags.length + now.body.length;
    if (token.end - now.start > longest || tokens * UNITS_PER_TOKEN > longest) {
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
    const result = isResult(token);
    const about = kind === 'comment' || kind === 'escape';
    now.perhapsOver =
      (result && now.depth > 0) || (kind === 'tag' && now.played) || (about && now.perhapsOver);
    now.lastLine = token.line;
    const ends = result && now.depth === 0 && isGame(now) && !now.terminator;
    if (ends) {
      now.terminator = token;
      return;
    }
    now.played = now.played || !(result || about || kind === 'tag');
    if (now.tooLarge) return;
    // A bracket behind moves breaks the game: it is told where the moves are read.
    const before = kind === 'tag' && !now.played;
    (before ? now.tags : now.body).push(token);
    if (before) now.names.add(tagName(token));
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
    leftOver: () => leftOver,
  };
};

import { makeFenBy } from '../fen.ts';
import { destination, play } from '../moves.ts';
import { initialPosition, samePosition } from '../position.ts';
import type { Move, Position } from '../types.ts';
import { type Writing, writingOf } from './gameType.ts';
import { isGlyph } from './glyphs.ts';
import { resolve, sameOutcome } from './resolve.ts';
import { sharePositions } from './sharing.ts';
import { type Squares, squaresIn } from './squares.ts';
import { isStrength } from './strength.ts';
import { makeTag, makeTagName } from './tags.ts';
import type { PdnGame, PdnLine, PdnMove, PdnTag } from './types.ts';
import { BREAK, pieces, wrap } from './wrap.ts';

/** How one game's moves are written. */
interface Style {
  readonly squares: Squares;
  readonly captureSign: Writing['captureSign'];
  readonly share: (position: Position) => Position;
}

/** A capture in the short form where it means one outcome when it is read, else by its full path. A quiet move has no other. */
const makeMoveWord = (position: Position, move: Move, { squares, captureSign }: Style): string => {
  const path = [move.from, ...move.landings];
  if (move.captures.length === 0) return path.map(squares.make).join('-');
  const short = [move.from, destination(move)];
  const read = resolve(position, { squares: short, capture: true, arrow: false });
  const clear = read.kind === 'one' && sameOutcome(read.move, move);
  return (clear ? short : path).map(squares.make).join(captureSign);
};

/** In braces; a text that holds some, behind a semicolon. */
const makeComment = (comment: string): readonly string[] => {
  const text = comment.replace(/\r\n?|\n/g, ' ');
  return /[{}]/.test(text) ? [`;${text}${BREAK}`] : pieces(`{${text}}`);
};

const makeGlyphs = (glyphs: readonly number[]): readonly string[] =>
  glyphs.filter(isGlyph).map((glyph) => `$${glyph}`);

/** A variation in its parentheses, which no space parts from what they hold. */
const makeVariation = (line: PdnLine, start: Position, count: number, style: Style): readonly string[] => {
  const inside = makeLine(line, start, count, style);
  const [first = '', ...rest] = inside;
  const opened = [`(${first}`, ...rest];
  const end = opened[opened.length - 1] ?? '';
  return end.endsWith(BREAK) ? [...opened, ')'] : [...opened.slice(0, -1), `${end})`];
};

/** `count` is how many plies were before, a first move of the second side counted as one more. */
const makeLine = (line: PdnLine, start: Position, count: number, style: Style): readonly string[] => {
  const written: string[] = line.comments.flatMap(makeComment);
  let position = start;
  let before = count;
  let numbered = true;
  for (const entry of line.moves) {
    const second = before % 2 === 1;
    if (numbered || !second) written.push(`${(before >> 1) + 1}.${second ? '..' : ''}`);
    for (const piece of makeEntry(entry, position, before, style)) written.push(piece);
    numbered = entry.comments.length > 0 || entry.variations.length > 0;
    position = style.share(play(position, entry.move));
    before++;
  }
  return written;
};

/** A move with all that is written about it. */
const makeEntry = (entry: PdnMove, position: Position, before: number, style: Style): readonly string[] => {
  const strength = isStrength(entry.strength) ? entry.strength : '';
  return [
    makeMoveWord(position, entry.move, style) + strength,
    ...makeGlyphs(entry.glyphs),
    ...entry.comments.flatMap(makeComment),
    ...entry.variations.flatMap((line) => makeVariation(line, position, before, style)),
  ];
};

/** The tags that the game itself tells, in the order in which they are supplied; undefined ones are not written. */
const ownTags = ({ rules, start, result }: PdnGame, writing: Writing, squares: Squares) =>
  new Map<string, { readonly name: string; readonly value: string | undefined; readonly needed: boolean }>(
    [
      { name: 'Result', value: result, needed: true },
      { name: 'GameType', value: writing.gameType, needed: true },
      { name: 'Ruleset', value: rules.name, needed: writing.named },
      {
        name: 'FEN',
        value: makeFenBy(squares, start),
        needed: !samePosition(start, initialPosition(rules)),
      },
    ].map((tag) => [tag.name.toLowerCase(), tag]),
  );

/** The game's tags in their order, each name once, those that it tells itself as they are, and then those that are missing. */
const makeTags = (game: PdnGame, writing: Writing, squares: Squares): readonly PdnTag[] => {
  const own = ownTags(game, writing, squares);
  const tags = new Map<string, PdnTag | null>();
  for (const { name, value } of game.tags) {
    const key = makeTagName(name).toLowerCase();
    if (tags.has(key)) continue;
    const told = own.get(key);
    const stands = told ? told.value : value;
    tags.set(key, stands === undefined ? null : { name, value: stands });
  }
  for (const [key, { name, value, needed }] of own) {
    if (needed && value !== undefined && !tags.has(key)) tags.set(key, { name, value });
  }
  return [...tags.values()].flatMap((tag) => tag ?? []);
};

const makeGame = (game: PdnGame): string => {
  const { rules, start, line, result } = game;
  const writing = writingOf(rules);
  const squares = squaresIn(rules, writing.notation);
  const style: Style = { squares, captureSign: writing.captureSign, share: sharePositions() };
  const tags = makeTags(game, writing, squares).map((tag) => `${makeTag(tag)}\n`);
  const count = start.turn === rules.firstMover ? 0 : 1;
  return `${tags.join('')}\n${wrap([...makeLine(line, start, count, style), result])}`;
};

/**
 * Games as PDN 3.0, an empty line between two. The tags GameType, FEN, Result and Ruleset tell what the game tells, where they stand
 * already and otherwise behind the others where they are needed.
 */
export const makePdn = (games: readonly PdnGame[]): string => games.map(makeGame).join('\n');

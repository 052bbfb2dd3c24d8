import { advance, type Game, startGame } from '../game.ts';
import { makeMove, quote } from '../notation.ts';
import { initialPosition, opposite } from '../position.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { Color, Move, Position } from '../types.ts';
import { failAt, type Place, problemAt, type Warn } from './codes.ts';
import { parseFenTag } from './fen.ts';
import type { GameText } from './gameTexts.ts';
import { type Kind, kindOf } from './gameType.ts';
import type { Token } from './lexer.ts';
import { readMoveText } from './moveText.ts';
import { isNumericMove } from './moveWord.ts';
import { parseResult, resultOf } from './results.ts';
import { type Squares, squaresIn } from './squares.ts';
import { findTag, parseTag, type ReadTag } from './tags.ts';
import type { PdnGame, PdnProblem, PdnReading, PdnResult } from './types.ts';

type Read<T> = Result<T, PdnProblem>;

/** What cannot be decoded stands in the text as this. */
const UNDECODED = '\ufffd';

/** Positions that are remembered for a repetition: far more than any draw by the rules needs, and the work stays in bounds. */
const REMEMBERED = 500;

const placeIn = (token: Token, at: number): Place => {
  const lines = token.text.slice(0, at).split(/\r\n?|\n/);
  const [lastLine = ''] = lines.slice(-1);
  // A comment's text begins behind its brace or semicolon.
  const before = token.kind === 'comment' || token.kind === 'escape' ? 1 : 0;
  return lines.length === 1
    ? { line: token.line, column: token.column + before + at }
    : { line: token.line + lines.length - 1, column: lastLine.length + 1 };
};

const warnOfUndecoded = ({ tags, body }: GameText, warn: Warn): void => {
  const token = [...tags, ...body].find(({ text }) => text.includes(UNDECODED));
  if (!token) return;
  warn(placeIn(token, token.text.indexOf(UNDECODED)), 'undecoded', 'There are bytes here that are no UTF-8.');
};

const readTags = (tokens: readonly Token[], warn: Warn): Read<readonly ReadTag[]> => {
  const tags: ReadTag[] = [];
  const names = new Set<string>();
  for (const token of tokens) {
    const tag = parseTag(token, warn);
    if (!tag.ok) return tag;
    const name = tag.value.name.toLowerCase();
    if (names.has(name)) {
      warn(token, 'tag-twice', `The tag ${quote(tag.value.name)} came before; the first one counts.`);
    }
    tags.push(tag.value);
    names.add(name);
  }
  return ok(tags);
};

/** The words up to the first move: its number in one or more parts, and the move itself. */
const firstWords = (body: readonly Token[]): readonly string[] =>
  body
    .filter(({ kind, text }) => kind === 'word' && parseResult(text) === undefined)
    .slice(0, 3)
    .map(({ text }) => text);

/** Whether the first move is numbered `1...` or `1. ...`, which says that the second side begins. */
const beginsWithEllipsis = (words: readonly string[]): boolean => /^\d*\.*(?:\.\.|…)/.test(words.join(''));

/** Whether the first move calls squares by numbers. */
const beginsWithNumbers = (words: readonly string[]): boolean =>
  isNumericMove(words.map((word) => word.replace(/^\d*[.…]+/, '')).find((word) => !/^\d*$/.test(word)) ?? '');

const beginningOf = (
  tags: readonly ReadTag[],
  kind: Kind,
  squares: Squares,
  ellipsis: boolean,
  warn: Warn,
): Read<Position> => {
  const fen = findTag(tags, 'FEN');
  if (fen) return parseFenTag(fen, kind.rules, squares, warn);
  const turn: Color = ellipsis ? opposite(kind.firstMover) : kind.firstMover;
  return ok({ ...initialPosition(kind.rules), turn });
};

/** The position from which the game begins, and how its squares are called. */
const readHead = (
  { tags: tagTokens, body }: GameText,
  usual: Rules,
  warn: Warn,
): Read<{ tags: readonly ReadTag[]; kind: Kind; squares: Squares; start: Position }> => {
  const tags = readTags(tagTokens, warn);
  if (!tags.ok) return tags;
  const words = firstWords(body);
  const kind = kindOf(tags.value, usual, beginsWithNumbers(words), warn);
  if (!kind.ok) return kind;
  const squares = squaresIn(kind.value.rules, kind.value.notation);
  const gameType = findTag(tags.value, 'GameType');
  if (squares.contradicted && gameType) {
    const message = 'This notation does not fit the squares that are played on: a1 is read as bottom left.';
    warn(gameType.place, 'game-type-details', message);
  }
  const start = beginningOf(tags.value, kind.value, squares, beginsWithEllipsis(words), warn);
  return start.ok ? ok({ tags: tags.value, kind: kind.value, squares, start: start.value }) : start;
};

/** Follows the main line by the rules, to know how it ended on the board. */
const referee = (start: Position, warn: Warn) => {
  let game: Game = startGame(start.rules, start);
  let playedOn = false;
  return {
    playMain(move: Move, place: Place): Position {
      if (game.outcome && !playedOn) {
        playedOn = true;
        warn(place, 'played-on', `${makeMove(move)} was played behind the end by ${game.outcome.reason}.`);
      }
      game = advance({ ...game, moves: [], repeatable: game.repeatable.slice(-REMEMBERED) }, move);
      return game.position;
    },
    outcome: () => game.outcome,
  };
};

/** The result that was declared: by the tag, else by the terminator. */
const readResult = (
  tags: readonly ReadTag[],
  terminator: Token | null,
  outcome: Game['outcome'],
  warn: Warn,
): PdnResult => {
  const tag = findTag(tags, 'Result');
  const byTag = tag && parseResult(tag.value.trim());
  const byTerminator = terminator ? parseResult(terminator.text) : undefined;
  if (tag && !byTag) warn(tag.place, 'unknown-result', `${quote(tag.value)} is no result.`);
  // An asterisk behind a game may only part it from the next one.
  if (byTag && terminator && byTerminator !== '*' && byTerminator !== byTag) {
    warn(terminator, 'result-contradicted', `The tag says ${byTag}, and stands.`);
  }
  const result = byTag ?? byTerminator ?? '*';
  const place = byTag ? tag?.place : terminator;
  if (outcome && place && (byTag || result !== '*') && result !== resultOf(outcome)) {
    const board = `${resultOf(outcome)} by ${outcome.reason}`;
    warn(place, 'result-against-board', `On the board it is ${board}; what was declared stands.`);
  }
  return result;
};

const readAll = (text: GameText, usual: Rules, warn: Warn): Read<PdnGame> => {
  if (text.tooLarge) return failAt(text, 'too-large', 'This game is longer than a game may be.');
  warnOfUndecoded(text, warn);
  const head = readHead(text, usual, warn);
  if (!head.ok) return head;
  const { tags, kind, squares, start } = head.value;
  const { playMain, outcome } = referee(start, warn);
  const line = readMoveText(start, {
    tokens: text.body,
    squares,
    firstMover: kind.firstMover,
    warn,
    playMain,
  });
  if (!line.ok) return line;
  const result = readResult(tags, text.terminator, outcome(), warn);
  const plain = tags.map(({ name, value }) => ({ name, value }));
  return ok({ tags: plain, rules: kind.rules, start, line: line.value, result });
};

/** Reads one game whole, or says why not; `usual` are the rules where the tags name none. Of a broken game nothing else is said. */
export const readGame = (text: GameText, usual: Rules): PdnReading => {
  const warnings: PdnProblem[] = [];
  const game = readAll(text, usual, (place, code, message) => warnings.push(problemAt(place, code, message)));
  if (!game.ok) return { line: text.line, game: err(game.error), warnings: [] };
  warnings.sort((a, b) => a.line - b.line || a.column - b.column);
  return { line: text.line, game, warnings };
};

import { followGame } from '../follower.ts';
import { makeMove, quote } from '../notation.ts';
import { initialPosition, opposite } from '../position.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { Color, Move, Outcome, Position } from '../types.ts';
import { failAt, further, type PdnWarningCode, type Place, placeAt, type Warn } from './codes.ts';
import { parseFenTag } from './fen.ts';
import type { GameText } from './gameTexts.ts';
import { type Kind, kindOf } from './gameType.ts';
import { joinMoveWords } from './joinWords.ts';
import type { Token } from './lexer.ts';
import { readMoveText, warnOfEscape, warnOfResult } from './moveText.ts';
import { isNumericMove } from './moveWord.ts';
import { isLooseResult, parseResult, resultIn, resultOf } from './results.ts';
import { sharePositions } from './sharing.ts';
import { type Squares, squaresIn } from './squares.ts';
import { findTag, parseTag, type ReadTag } from './tags.ts';
import type { PdnGame, PdnProblem, PdnReading, PdnResult } from './types.ts';
import { gatherWarnings } from './warnings.ts';

type Read<T> = Result<T, PdnProblem>;

/** What cannot be decoded stands in the text as this. */
const UNDECODED = '\ufffd';

const placeIn = (token: Token, at: number): Place => {
  const inside = placeAt(token.text, at);
  if (inside.line > 1) return { line: token.line + inside.line - 1, column: inside.column };
  // A comment's text begins behind its brace or semicolon.
  const before = token.kind === 'comment' || token.kind === 'escape' ? 1 : 0;
  return further(token, before + at);
};

const warnOfUndecoded = ({ tags, body }: GameText, warn: Warn): void => {
  const token = [...tags, ...body].find(({ text }) => text.includes(UNDECODED));
  if (!token) return;
  warn(placeIn(token, token.text.indexOf(UNDECODED)), 'undecoded', 'There are bytes here that are no UTF-8.');
};

/** The tags, each name once. */
const readTags = (tokens: readonly Token[], warn: Warn): Read<readonly ReadTag[]> => {
  const tags = new Map<string, ReadTag>();
  for (const token of tokens) {
    const tag = parseTag(token, warn);
    if (!tag.ok) return tag;
    const name = tag.value.name.toLowerCase();
    if (!tags.has(name)) tags.set(name, tag.value);
    else warn(token, 'tag-twice', `The tag ${quote(tag.value.name)} came before, and counts.`);
  }
  return ok([...tags.values()]);
};

/** Tags that programs write though they have nothing to say, and the warning that there is none in them. */
const MAY_BE_EMPTY: ReadonlyMap<string, PdnWarningCode> = new Map([
  ['gametype', 'game-type-details'],
  ['ruleset', 'game-type-details'],
  ['fen', 'loose-fen'],
]);

/** The tags without those that are as good as missing. */
const withoutEmpty = (tags: readonly ReadTag[], warn: Warn): readonly ReadTag[] =>
  tags.filter(({ name, value, place }) => {
    const code = value.trim() === '' ? MAY_BE_EMPTY.get(name.toLowerCase()) : undefined;
    if (code) warn(place, code, `The tag ${name} is empty and is read as missing.`);
    return code === undefined;
  });

/** The words up to the first move: its number in one or more parts, and the move itself. */
const firstWords = (body: readonly Token[]): readonly string[] =>
  body
    .filter(({ kind, text }) => kind === 'word' && resultIn(text) === undefined)
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
  const telling = withoutEmpty(tags.value, warn);
  const kind = kindOf(telling, usual, beginsWithNumbers(words), warn);
  if (!kind.ok) return kind;
  const squares = squaresIn(kind.value.rules, kind.value.notation);
  const gameType = findTag(telling, 'GameType');
  if (squares.contradicted && gameType) {
    const message = 'This notation does not fit the squares that are played on: a1 is read as bottom left.';
    warn(gameType.place, 'game-type-details', message);
  }
  const start = beginningOf(telling, kind.value, squares, beginsWithEllipsis(words), warn);
  return start.ok ? ok({ tags: tags.value, kind: kind.value, squares, start: start.value }) : start;
};

/** Follows the main line by the rules, to know how it ended on the board. */
const referee = (start: Position, warn: Warn) => {
  const game = followGame(start);
  let playedOn = false;
  return {
    playMain(move: Move, place: Place): Position {
      const outcome = playedOn ? null : game.outcome();
      if (outcome) {
        playedOn = true;
        warn(place, 'played-on', `${makeMove(move)} was played behind the end by ${outcome.reason}.`);
      }
      game.play(move);
      return game.position();
    },
    outcome: game.outcome,
  };
};

const warnOfLooseResult = (place: Place, text: string, result: PdnResult, warn: Warn): void => {
  if (isLooseResult(text)) warn(place, 'loose-result', `${quote(text)} is written ${result}.`);
};

/** What a tag says, if it is a result. */
const resultOfTag = (tag: ReadTag | undefined, warn: Warn): PdnResult | undefined => {
  if (!tag) return undefined;
  const text = tag.value.trim();
  const result = parseResult(text);
  if (result) warnOfLooseResult(tag.place, text, result, warn);
  else warn(tag.place, 'unknown-result', `${quote(tag.value)} is no result.`);
  return result;
};

/** The result that was declared: by the tag, else by the terminator. An asterisk claims nothing that could be wrong. */
const readResult = (
  tags: readonly ReadTag[],
  terminator: Token | null,
  outcome: Outcome | null,
  warn: Warn,
): PdnResult => {
  const tag = findTag(tags, 'Result');
  const byTag = resultOfTag(tag, warn);
  const end = terminator ? resultIn(terminator.text) : undefined;
  if (terminator && end) warnOfLooseResult(terminator, end.text, end.result, warn);
  // An asterisk behind a game may only part it from the next one.
  if (byTag && terminator && end && end.result !== '*' && end.result !== byTag) {
    warn(terminator, 'result-contradicted', `The tag says ${byTag}, and stands.`);
  }
  const result = byTag ?? end?.result ?? '*';
  const place = byTag ? tag?.place : terminator;
  if (outcome && place && result !== '*' && result !== resultOf(outcome)) {
    const board = `${resultOf(outcome)} by ${outcome.reason}`;
    warn(place, 'result-against-board', `On the board it is ${board}; what was declared stands.`);
  }
  return result;
};

const readAll = (text: GameText, usual: Rules, warn: Warn): Read<PdnGame> => {
  if (text.tooLarge) return failAt(text, 'too-large', 'This game is longer than a game may be.');
  warnOfUndecoded(text, warn);
  const body = joinMoveWords(text.body);
  const head = readHead({ ...text, body }, usual, warn);
  if (!head.ok) return head;
  const { tags, kind, squares, start } = head.value;
  const { playMain, outcome } = referee(start, warn);
  const line = readMoveText(start, {
    tokens: body,
    squares,
    firstMover: kind.firstMover,
    warn,
    playMain,
    share: sharePositions(),
  });
  if (!line.ok) return line;
  const result = readResult(tags, text.terminator, outcome(), warn);
  const plain = tags.map(({ name, value }) => ({ name, value }));
  return ok({ tags: plain, rules: kind.rules, start, line: line.value, result });
};

/** Reads one game whole, or says why not; `usual` are the rules where the tags name none. Of a broken game nothing else is said. */
export const readGame = (text: GameText, usual: Rules): PdnReading => {
  const { warn, list } = gatherWarnings();
  const game = readAll(text, usual, warn);
  return game.ok
    ? { line: text.line, game, warnings: list() }
    : { line: text.line, game: err(game.error), warnings: [] };
};

/** What to say of tokens that belong to no game. */
export const passedOver = (tokens: readonly Token[]): readonly PdnProblem[] => {
  const { warn, list } = gatherWarnings();
  for (const token of tokens) {
    if (token.kind === 'comment') warn(token, 'comment-passed-over', 'No game follows this comment.');
    else if (token.kind === 'escape') warnOfEscape(token, warn);
    else warnOfResult(token, warn);
  }
  return list();
};

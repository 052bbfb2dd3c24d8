import { play } from '../moves.ts';
import { quote } from '../notation.ts';
import { err, ok, type Result } from '../result.ts';
import type { Color, Move, Position } from '../types.ts';
import { failAt, type Place, problemAt, type Warn } from './codes.ts';
import { isGlyph, MAX_GLYPH } from './glyphs.ts';
import { type JoinedToken, placeInside } from './joinWords.ts';
import type { Token } from './lexer.ts';
import { hasDash, hasHyphen, parseMoveWord } from './moveWord.ts';
import { resolve } from './resolve.ts';
import { resultIn } from './results.ts';
import type { Squares } from './squares.ts';
import { isStrength, splitMarks, splitStrength, withMore } from './strength.ts';
import type { PdnLine, PdnProblem } from './types.ts';

/** Variations inside variations; deeper ones are refused. */
export const MAX_DEPTH = 32;

/** What the words of a line are read against. */
interface MoveTextContext {
  readonly tokens: readonly JoinedToken[];
  readonly squares: Squares;
  /** The side whose moves are numbered `1.` and not `1...` */
  readonly firstMover: Color;
  readonly warn: Warn;
  /** Plays a move of the main line; the position after it. */
  readonly playMain: (move: Move, place: Place) => Position;
  /** The same object for equal positions of variations. */
  readonly share: (position: Position) => Position;
}

/** A move under way: what stands behind it is still to come. */
interface Draft {
  readonly move: Move;
  strength: string;
  readonly glyphs: number[];
  readonly comments: string[];
  readonly variations: PdnLine[];
}

/** A line under way. */
interface Line {
  readonly depth: number;
  readonly comments: string[];
  readonly moves: Draft[];
  /** Before the last move, and after it. */
  before: Position;
  position: Position;
  /** The plies before the next move, a first move of the second side counted as one more. */
  count: number;
  /** By how much the numbers of the file are ahead of the plies. */
  shift: number;
  /** Where the parenthesis is that began it. */
  readonly place: Place;
}

type Read<T> = Result<T, PdnProblem>;
const DONE = ok(undefined);

const beginLine = (position: Position, before: number, depth: number, place: Place): Line => ({
  depth,
  comments: [],
  moves: [],
  before: position,
  position,
  count: before,
  shift: 0,
  place,
});

const last = (line: Line): Draft | undefined => line.moves[line.moves.length - 1];

/** A comment as one line of text: breaks inside it are where somebody's lines were full. */
const commentText = (text: string): string => text.replace(/\r\n?|\n/g, ' ');

/** Whether `12.`, or `12...` with its `ellipsis`, or that alone, is the number of the next move. */
const checkNumber = (line: Line, digits: string, ellipsis: boolean, token: Token, warn: Warn): void => {
  const expected = (line.count >> 1) + 1;
  const second = line.count % 2 === 1;
  const number = Number(digits);
  const fits = digits === '' || number === expected + line.shift;
  if (fits && (second || !ellipsis)) return;
  if (digits !== '') line.shift = number - expected;
  const right = `${expected}.${second ? '..' : ''}`;
  warn(token, 'move-number', `${quote(token.text)} stands where ${right} belongs.`);
};

const ambiguous = (
  word: string,
  moves: readonly Move[],
  squares: Squares,
  place: Place,
): Result<never, PdnProblem> => {
  const candidates = moves.map((move) => [move.from, ...move.landings].map(squares.make).join('x'));
  const message = `${quote(word)} may mean each of ${candidates.join(', ')}.`;
  return err({ ...problemAt(place, 'ambiguous-move', message), candidates });
};

/** What is not as it should be about a move that was understood; `apart` where blanks were in it. */
const warnOfWriting = (bare: string, takes: boolean, apart: boolean, place: Place, warn: Warn): void => {
  if (takes && hasHyphen(bare)) {
    warn(place, 'quiet-sign', `${quote(bare)} is a capture, which is written with x or a colon.`);
  }
  if (apart || hasDash(bare)) {
    warn(place, 'loose-move', `${quote(bare)} is written in one word, with the hyphen of the keyboard.`);
  }
};

/** A word that is a move, perhaps behind its number: `number` units of it. */
const readMove = (line: Line, token: JoinedToken, number: number, context: MoveTextContext): Read<void> => {
  const { squares, warn } = context;
  const place = placeInside(token, number);
  const { bare, strength, signs } = splitMarks(token.text.slice(number));
  const written = parseMoveWord(bare, squares);
  if ('code' in written) {
    const message = written.code === 'unknown-word' ? 'is no move' : 'is no square';
    return failAt(
      placeInside(token, number + written.at),
      written.code,
      `${quote(written.text)} ${message}.`,
    );
  }
  const found = resolve(line.position, written);
  if (found.kind === 'none') return failAt(place, 'illegal-move', `${quote(bare)} is no legal move here.`);
  if (found.kind === 'several') return ambiguous(bare, found.moves, squares, place);
  const { move } = found;
  const apart = token.end - token.start > token.text.length;
  warnOfWriting(bare, move.captures.length > 0 && !written.capture, apart, place, warn);
  const kept = isStrength(strength) ? strength : '';
  const behind = placeInside(token, number + bare.length);
  if (kept !== strength) warnOfStrength(strength, behind, warn);
  if (signs !== '') warnOfEvaluation(signs, behind, warn);
  line.moves.push({ move, strength: kept, glyphs: [], comments: [], variations: [] });
  line.before = line.position;
  line.position = line.depth === 0 ? context.playMain(move, place) : context.share(play(line.position, move));
  line.count++;
  return DONE;
};

const readGlyph = (line: Line, token: Token, warn: Warn): void => {
  const digits = token.text.slice(1);
  const move = last(line);
  if (!/^\d+$/.test(digits)) warn(token, 'stray-glyph', `${quote(token.text)} is no glyph.`);
  else if (!move) warn(token, 'stray-glyph', `No move stands before ${quote(token.text)}.`);
  else if (isGlyph(Number(digits))) move.glyphs.push(Number(digits));
  else warn(token, 'stray-glyph', `${quote(token.text)} is beyond $${MAX_GLYPH}.`);
};

const warnOfStrength = (strength: string, place: Place, warn: Warn): void =>
  warn(place, 'loose-strength', `${quote(strength)} should stand right behind a move, and be shorter.`);

/** A strength that stands alone belongs to the move before it. */
const readStrength = (line: Line, strength: string, token: Token, glued: boolean, warn: Warn): void => {
  const move = last(line);
  const more = move ? withMore(move.strength, strength) : null;
  if (move && more !== null) move.strength = more;
  if (!glued || more === null) warnOfStrength(strength, token, warn);
};

/** Says that a result ends nothing. */
export const warnOfResult = (token: Token, warn: Warn): void =>
  warn(token, 'result-passed-over', `The result ${quote(token.text)} ends nothing here.`);

/** Says that a line is passed over. */
export const warnOfEscape = (token: Token, warn: Warn): void =>
  warn(token, 'escaped-line', 'A line behind % is passed over.');

const warnOfEvaluation = (signs: string, place: Place, warn: Warn): void =>
  warn(place, 'unknown-evaluation', `${quote(signs)} is passed over: glyphs are written $1.`);

/** What other programs write of a position: `+=`, `-/+`, `±`. */
const isEvaluation = (text: string): boolean => /^[-+=/#±∓∞⩲⩱]+$/.test(text) && /[^-/]/.test(text);

/** A number, a move with or without one, a glyph, a strength or a result. */
const readWord = (line: Line, token: JoinedToken, context: MoveTextContext): Read<void> => {
  const { text } = token;
  if (text.startsWith('$')) {
    readGlyph(line, token, context.warn);
    return DONE;
  }
  if (text.startsWith('/')) {
    return failAt(token, 'setup-command', 'A position in the middle of a game is not read.');
  }
  if (resultIn(text)) {
    warnOfResult(token, context.warn);
    return DONE;
  }
  if (isEvaluation(text)) {
    warnOfEvaluation(text, token, context.warn);
    return DONE;
  }
  const [number = '', digits = '', dots = ''] = /^(\d*)([.…]+)/.exec(text) ?? [];
  const rest = text.slice(number.length);
  if (number !== '') {
    checkNumber(line, digits, dots !== '.', token, context.warn);
    if (rest === '') return DONE;
  } else if (text === String((line.count >> 1) + 1 + line.shift)) {
    return DONE;
  }
  if (splitStrength(rest).bare !== '') return readMove(line, token, number.length, context);
  readStrength(line, rest, token, false, context.warn);
  return DONE;
};

/** `(?)` behind a move is a strength and no variation. Answers the marks, or an empty text. */
const bracketedStrength = (tokens: readonly Token[], at: number): string => {
  const [, marks, close] = tokens.slice(at, at + 3);
  return marks?.kind === 'word' && /^[!?]+$/.test(marks.text) && close?.kind === 'close'
    ? `(${marks.text})`
    : '';
};

/** `1)` outside any variation is a number: whether the parenthesis belongs to the digits before it. */
const isBracketedNumber = ({ depth }: Line, tokens: readonly Token[], at: number): boolean => {
  const [digits, close] = tokens.slice(at, at + 2);
  return (
    depth === 0 && /^\d+$/.test(digits?.text ?? '') && close?.kind === 'close' && close.start === digits?.end
  );
};

const makeLine = ({ comments, moves }: Line): PdnLine => ({ comments, moves });

/** The line that a variation belongs to takes it in. */
const closeVariation = (lines: Line[], token: Token): Read<void> => {
  const inner = lines.pop();
  const outer = lines[lines.length - 1];
  if (!inner || !outer) return failAt(token, 'closed-variation', 'No variation is open here.');
  last(outer)?.variations.push(makeLine(inner));
  return DONE;
};

const openVariation = (lines: Line[], line: Line, token: Token): Read<void> => {
  if (!last(line))
    return failAt(token, 'variation-without-move', 'A variation stands behind the move that it replaces.');
  if (line.depth === MAX_DEPTH)
    return failAt(token, 'too-deep', `Variations are nested at most ${MAX_DEPTH} deep.`);
  lines.push(beginLine(line.before, line.count - 1, line.depth + 1, token));
  return DONE;
};

/** Reads one token, and answers how many more went with it. */
const readToken = (lines: Line[], line: Line, at: number, context: MoveTextContext): Read<number> => {
  const { tokens, warn } = context;
  const token = tokens[at];
  if (!token) return ok(0);
  const strength = bracketedStrength(tokens, at);
  let read: Read<void> = DONE;
  switch (token.kind) {
    case 'comment':
      (last(line) ?? line).comments.push(commentText(token.text));
      break;
    case 'escape':
      warnOfEscape(token, warn);
      break;
    case 'nested':
      return failAt(token, 'nested-comment', 'A comment holds no other comment.');
    case 'unclosed':
      return failAt(token, 'open-comment', 'This comment is not closed.');
    case 'open':
      if (strength !== '') {
        readStrength(line, strength, token, last(line) !== undefined, warn);
        return ok(2);
      }
      read = openVariation(lines, line, token);
      break;
    case 'close':
      read = closeVariation(lines, token);
      break;
    case 'word':
      if (isBracketedNumber(line, tokens, at)) {
        warn(token, 'move-number', `${quote(`${token.text})`)} is written ${token.text}.`);
        checkNumber(line, token.text, false, token, warn);
        return ok(1);
      }
      read = readWord(line, token, context);
      break;
    case 'tag':
      return failAt(token, 'bad-tag', 'A tag stands before the moves, at the head of a line.');
  }
  return read.ok ? ok(0) : read;
};

/** Reads the moves of a game from a position, and all that is written about them. Refused at the first thing that cannot be read. */
export const readMoveText = (start: Position, context: MoveTextContext): Read<PdnLine> => {
  const main = beginLine(start, start.turn === context.firstMover ? 0 : 1, 0, { line: 1, column: 1 });
  const lines: Line[] = [main];
  for (let at = 0; at < context.tokens.length; at++) {
    const read = readToken(lines, lines[lines.length - 1] ?? main, at, context);
    if (!read.ok) return read;
    at += read.value;
  }
  const open = lines.length > 1 ? lines.pop() : undefined;
  if (open) return failAt(open.place, 'open-variation', 'This variation is not closed.');
  return ok(makeLine(main));
};

import type { Place } from './codes.ts';

/** A piece of the text. `start` and `end` count UTF-16 units of the whole text, from 0. */
export interface Token extends Place {
  /**
   * `tag` from its bracket to the closing one, or to the line's end; `comment` without its braces or its semicolon; `escape` a line
   * behind `%`; `open` and `close` are parentheses; `nested` is a brace inside a comment, `unclosed` a comment without its end.
   */
  readonly kind: 'tag' | 'word' | 'comment' | 'escape' | 'open' | 'close' | 'nested' | 'unclosed';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether nothing but tags stands before it in its line. */
  readonly leads: boolean;
}

/** Cuts a text, as it comes, into tokens. */
export interface Lexer {
  /** The tokens that this much of the text completes. A token is the same wherever the text is cut. */
  readonly push: (chunk: string) => readonly Token[];
  readonly end: () => readonly Token[];
  /** The line, from 1, in which the next token begins, as far as can be seen. */
  readonly line: () => number;
}

const [FEED, RETURN, SPACE] = [10, 13, 32];
const [NO_BREAK_SPACE, BYTE_ORDER_MARK] = [0xa0, 0xfeff];
const [QUOTE, DOLLAR, PERCENT, OPEN, CLOSE, SEMICOLON] = [34, 36, 37, 40, 41, 59];
const [LEFT_BRACKET, BACKSLASH, RIGHT_BRACKET, LEFT_BRACE, RIGHT_BRACE] = [91, 92, 93, 123, 125];

const isSpace = (code: number): boolean =>
  code <= SPACE || code === NO_BREAK_SPACE || code === BYTE_ORDER_MARK;

const endsWord = (code: number): boolean =>
  isSpace(code) ||
  code === LEFT_BRACE ||
  code === OPEN ||
  code === CLOSE ||
  code === LEFT_BRACKET ||
  code === SEMICOLON ||
  code === DOLLAR;

/** The head of a line that can only be a tag, and what may still become one: a comment that nobody closes ends there. */
const TAG_HEAD = /^\[[A-Za-z]\w*[ \t]+"$/;
const TAG_HEAD_BEGUN = /^\[(?:[A-Za-z]\w*[ \t]*)?$/;
const LONGEST_HEAD = 80;

/** The first line inside a comment that looks like a tag: the reading goes back there if nobody closes the comment. */
interface TagInside {
  readonly line: number;
  /** Where it begins in the whole text, and in what is kept of the comment. */
  readonly start: number;
  readonly offset: number;
}

/**
 * Cuts a text into tokens as it comes. Of a token that is longer than `longest` only about that much is kept: nobody reads it,
 * and the memory stays bounded.
 */
export const pdnLexer = (longest: number): Lexer => {
  let mode: 'between' | 'word' | 'tag' | 'brace' | 'comment' | 'escape' = 'between';
  let tokens: Token[] = [];
  // Where the reading is: units before the chunk, the line, and where it begins.
  let before = 0;
  let line = 1;
  let lineStart = 0;
  let blankSoFar = true;
  let tagsSoFar = true;
  let afterReturn = false;
  // The token under way: what is kept of it from earlier chunks, and where it began.
  let kept = '';
  let start = 0;
  let place: Place = { line: 1, column: 1 };
  let leads = true;
  // Inside a tag: whether its value has begun, whether the last unit was a backslash, whether a quote may have ended it.
  let quoted = false;
  let escaped = false;
  let closable = false;
  // Inside a comment: the line so far while it may be a tag, the first that is one, and the first brace that should not be there.
  let head: string | null = null;
  let tagInside: TagInside | null = null;
  let nested: Place | null = null;

  const here = (at: number): Place => ({ line, column: at - lineStart + 1 });
  const emit = (kind: Token['kind'], text: string, end: number, from: Place = place): void => {
    tokens.push({ kind, text, ...from, start, end, leads });
    mode = 'between';
    kept = '';
  };
  const begin = (next: typeof mode, at: number): void => {
    mode = next;
    start = at;
    place = here(at);
    leads = tagsSoFar;
    kept = '';
  };

  /** A unit between two tokens begins one. Answers how many units of it are none of the token's text. */
  const enter = (code: number, at: number): number => {
    if (isSpace(code)) return 0;
    if (code === LEFT_BRACE) {
      begin('brace', at);
      head = null;
      tagInside = null;
      nested = null;
      return 1;
    }
    if (code === SEMICOLON) begin('comment', at);
    else if (code === PERCENT && blankSoFar) begin('escape', at);
    else if (code === LEFT_BRACKET) {
      begin('tag', at);
      quoted = false;
      escaped = false;
      closable = false;
      return 0;
    } else if (code === OPEN || code === CLOSE) {
      begin('word', at);
      emit(code === OPEN ? 'open' : 'close', '', at + 1);
      return 0;
    } else {
      begin('word', at);
      return 0;
    }
    return 1;
  };

  /** Whether this unit is the bracket that closes the tag. */
  const closesTag = (code: number): boolean => {
    if (!quoted) {
      quoted = code === QUOTE;
      return code === RIGHT_BRACKET;
    }
    if (escaped) {
      escaped = false;
      closable = false;
    } else if (code === BACKSLASH) {
      escaped = true;
    } else if (code === QUOTE) {
      closable = true;
    } else if (code === RIGHT_BRACKET && closable) {
      return true;
    } else if (!isSpace(code)) {
      closable = false;
    }
    return false;
  };

  /** Follows a line inside a comment. Answers whether a tag stands there. */
  const findsTag = (code: number, at: number): boolean => {
    if (code === LEFT_BRACE) nested = nested ?? here(at);
    if (head === null || tagInside) return false;
    head += String.fromCharCode(code);
    if (TAG_HEAD.test(head)) return true;
    if (head.length > LONGEST_HEAD || !TAG_HEAD_BEGUN.test(head)) head = null;
    return false;
  };

  /**
   * Whether nobody closes the comment that holds a tag: another brace is opened first, or the comment is longer than what is kept.
   * Between the tag and that place no comment begins, so that no text is read a third time.
   */
  const isUnclosed = (code: number, at: number): boolean =>
    code === LEFT_BRACE || nested !== null || at - start > longest;

  /** Ends the comment before its tag and goes back there: the reading goes on as if the line had just begun. */
  const goBack = ({ line: tagLine, start: tagStart }: TagInside): void => {
    emit('unclosed', '', tagStart);
    line = tagLine;
    lineStart = tagStart;
    blankSoFar = true;
    tagsSoFar = true;
    afterReturn = false;
  };

  const endBrace = (text: string, end: number): void => {
    const brace = nested;
    emit('comment', text, end);
    if (brace) emit('nested', '', end, brace);
  };

  const scan = (next: string): void => {
    let chunk = next;
    // The first unit of the chunk that belongs to the token under way.
    let from = 0;
    const text = (to: number): string => kept + chunk.slice(from, to);
    for (let index = 0; index < chunk.length; index++) {
      if (tagInside && mode === 'brace' && isUnclosed(chunk.charCodeAt(index), before + index)) {
        const tag = tagInside;
        if (tag.start < before) {
          chunk = text(index).slice(tag.offset) + chunk.slice(index);
          before = tag.start;
        }
        index = tag.start - before;
        goBack(tag);
      }
      const code = chunk.charCodeAt(index);
      const at = before + index;
      const breaks = code === FEED || code === RETURN;
      const inTag = mode === 'tag';
      if (mode === 'brace') {
        if (code === RIGHT_BRACE) endBrace(text(index), at + 1);
        else if (!breaks && findsTag(code, at)) {
          // Of a comment that is too long already nothing else is needed.
          if (at - start > longest) {
            kept = head ?? '';
            from = index + 1;
          }
          const offset = text(index + 1).length - (at + 1 - lineStart);
          tagInside = { line, start: lineStart, offset };
        }
      } else if (mode === 'tag') {
        if (closesTag(code)) emit('tag', text(index + 1), at + 1);
        else if (breaks) emit('tag', text(index), at);
      } else if (mode === 'comment' || mode === 'escape') {
        if (breaks) emit(mode, text(index), at);
      } else {
        if (mode === 'word' && endsWord(code)) emit('word', text(index), at);
        if (mode === 'between') from = index + enter(code, at);
      }
      if (breaks) {
        if (code === RETURN || !afterReturn) line++;
        lineStart = at + 1;
        blankSoFar = true;
        tagsSoFar = true;
        head = '';
      } else if (at === 0 && code === BYTE_ORDER_MARK) {
        lineStart = 1;
      } else if (!isSpace(code)) {
        blankSoFar = false;
        if (!inTag && mode !== 'tag') tagsSoFar = false;
      }
      afterReturn = code === RETURN;
    }
    if (mode !== 'between' && kept.length <= longest) kept = text(chunk.length);
    before += chunk.length;
  };

  const push = (chunk: string): readonly Token[] => {
    tokens = [];
    scan(chunk);
    return tokens;
  };

  const end = (): readonly Token[] => {
    tokens = [];
    if (mode === 'brace' && tagInside) {
      const again = kept.slice(tagInside.offset);
      before = tagInside.start;
      goBack(tagInside);
      scan(again);
    }
    if (mode === 'brace') emit('unclosed', '', before);
    else if (mode !== 'between') emit(mode, kept, before);
    return tokens;
  };

  return { push, end, line: () => (mode === 'between' ? line : place.line) };
};

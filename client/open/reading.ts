import type { PdnReading } from '../../engine/pdn/types.ts';
import { entryOf, lineStarts } from './entries.ts';
import type { TextReader } from './fen.ts';
import type { Entry, Library, Text } from './library.ts';

/** A part of a text, and how much of the whole has come with it, from 0 to 1. */
export interface Piece {
  readonly text: string;
  readonly part: number;
  /** Of the first piece of a text: the text's name, empty where it has none. */
  readonly begins?: string | undefined;
}

/** So many UTF-16 units are read at a time: a few milliseconds' work, unless they end a long game. */
export const PIECE_LENGTH = 16_384;

/** A longer game, in UTF-16 units, is not read here: a game is read in one turn, and one of this length takes some tenths of a second. */
export const LONGEST_GAME = 100_000;

/** For so long the page may be kept from drawing and answering, in milliseconds. */
const LONGEST_TURN = 12;

/** Texts that are here already, in pieces. */
export function* piecesOf(texts: readonly Text[]): Generator<Piece> {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  let read = 0;
  for (const { name, text } of texts) {
    for (let at = 0; at < text.length; at += PIECE_LENGTH) {
      const piece = text.slice(at, at + PIECE_LENGTH);
      read += piece.length;
      yield { text: piece, part: read / length, begins: at === 0 ? name : undefined };
    }
  }
}

/** What reading needs of the world. */
export interface ReadingWorld {
  /** A clock, in milliseconds. */
  readonly now: () => number;
  /** Lets the page draw and answer. */
  readonly pause: () => Promise<void>;
  /** Hears how many games there are and how much of the text is read, from 0 to 1. */
  readonly progress: (games: number, part: number) => void;
  /** Ends the reading early: what was read by then is the library. */
  readonly signal: AbortSignal;
}

/**
 * Reads all games of texts as they come, in short turns; null if a piece is null, which could not be had. Where it is stopped, it
 * keeps whole games only, and of the last text what holds them.
 *
 * @param readerOf the reader for a text, by its beginning
 */
export const readLibrary = async (
  pieces: AsyncIterable<Piece | null> | Iterable<Piece>,
  readerOf: (beginning: string) => TextReader,
  { now, pause, progress, signal }: ReadingWorld,
): Promise<Library | null> => {
  const texts: Text[] = [];
  const entries: Entry[] = [];
  let name = '';
  let parts: string[] = [];
  let reader: TextReader | undefined;
  const take = (readings: readonly PdnReading[]): void => {
    for (const reading of readings) entries.push(entryOf(reading, texts.length));
  };
  const endText = (): void => {
    if (!reader) return;
    take(reader.end());
    texts.push({ name, text: parts.join('') });
  };
  const cutText = (): void => {
    const text = parts.join('');
    const [tail] = reader?.end() ?? [];
    texts.push({ name, text: text.slice(0, tail && lineStarts(text)[tail.line - 1]) });
  };
  let turn = now();
  for await (const piece of pieces) {
    if (!piece) return null;
    const { text, part, begins } = piece;
    if (signal.aborted) {
      cutText();
      return { texts, entries, stopped: true };
    }
    if (!reader || begins !== undefined) {
      endText();
      name = begins ?? '';
      parts = [];
      reader = readerOf(text);
    }
    parts.push(text);
    take(reader.push(text));
    if (now() - turn < LONGEST_TURN) continue;
    progress(entries.length, part);
    await pause();
    turn = now();
  }
  endText();
  return { texts, entries, stopped: false };
};

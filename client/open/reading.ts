import type { PdnReader } from '../../engine/pdn/reader.ts';
import type { PdnReading } from '../../engine/pdn/types.ts';
import { entryOf } from './entries.ts';
import type { Entry, Library } from './library.ts';

/** A part of a text, and how much of the whole has come with it, from 0 to 1. */
export interface Piece {
  readonly text: string;
  readonly part: number;
}

/** So many UTF-16 units are read at a time: a few milliseconds' work, unless they end a long game. */
export const PIECE_LENGTH = 16_384;

/** A longer game, in UTF-16 units, is not read here: a game is read in one turn, and one of this length takes some tenths of a second. */
export const LONGEST_GAME = 100_000;

/** For so long the page may be kept from drawing and answering, in milliseconds. */
const LONGEST_TURN = 12;

/** A text that is here already, in pieces. */
export function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    const end = Math.min(text.length, at + PIECE_LENGTH);
    yield { text: text.slice(at, end), part: end / text.length };
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

/** Reads all games of a text as it comes, in short turns; null if a piece is null, which could not be had. */
export const readLibrary = async (
  pieces: AsyncIterable<Piece | null> | Iterable<Piece>,
  reader: PdnReader,
  { now, pause, progress, signal }: ReadingWorld,
): Promise<Library | null> => {
  const texts: string[] = [];
  const entries: Entry[] = [];
  const take = (readings: readonly PdnReading[]): void => {
    for (const reading of readings) entries.push(entryOf(reading));
  };
  let turn = now();
  for await (const piece of pieces) {
    if (!piece) return null;
    const { text, part } = piece;
    if (signal.aborted) return { text: texts.join(''), entries };
    texts.push(text);
    take(reader.push(text));
    if (now() - turn < LONGEST_TURN) continue;
    progress(entries.length, part);
    await pause();
    turn = now();
  }
  take(reader.end());
  return { text: texts.join(''), entries };
};

import { PIECE_LENGTH, type Piece, type ReadingWorld } from './reading.ts';

/** A file in pieces, as UTF-8; what cannot be decoded becomes U+FFFD, which the reader warns of. Throws where it cannot be read. */
export async function* piecesOfFile(file: Blob): AsyncGenerator<Piece> {
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += PIECE_LENGTH) {
    const bytes = await file.slice(at, at + PIECE_LENGTH).arrayBuffer();
    const end = Math.min(file.size, at + PIECE_LENGTH);
    yield { text: decoder.decode(bytes, { stream: end < file.size }), part: end / file.size };
  }
}

/** What was dropped or pasted: a file, or else a text; undefined where it is neither. */
export const contentOf = (data: DataTransfer | null): File | string | undefined =>
  data?.files[0] ?? (data?.getData('text/plain') || undefined);

/** The world of a reading in a browser. */
export const browserReading = (progress: ReadingWorld['progress'], signal: AbortSignal): ReadingWorld => ({
  now: () => performance.now(),
  pause: () => new Promise((done) => setTimeout(done)),
  progress,
  signal,
});

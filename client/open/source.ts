import { PIECE_LENGTH, type Piece, type ReadingWorld } from './reading.ts';

/**
 * Files in pieces, one after another, as UTF-8; what cannot be decoded becomes U+FFFD, which the reader warns of. Throws where one
 * cannot be read.
 */
export async function* piecesOfFiles(files: readonly Blob[]): AsyncGenerator<Piece> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let read = 0;
  for (const file of files) {
    const decoder = new TextDecoder();
    for (let at = 0; at < file.size; at += PIECE_LENGTH) {
      const bytes = await file.slice(at, at + PIECE_LENGTH).arrayBuffer();
      const text = decoder.decode(bytes, { stream: at + PIECE_LENGTH < file.size });
      read += bytes.byteLength;
      // What the next file begins with is a line of its own.
      yield { text: at === 0 && file !== files[0] ? `\n\n${text}` : text, part: read / size };
    }
  }
}

/** What was dropped or pasted: files, or else a text; undefined where it is neither. */
export const contentOf = (data: DataTransfer | null): readonly File[] | string | undefined =>
  data && data.files.length > 0 ? [...data.files] : data?.getData('text/plain') || undefined;

/** The world of a reading in a browser. */
export const browserReading = (progress: ReadingWorld['progress'], signal: AbortSignal): ReadingWorld => ({
  now: () => performance.now(),
  pause: () => new Promise((done) => setTimeout(done)),
  progress,
  signal,
});

import type { NamedBlob } from './loaded.ts';
import { PIECE_LENGTH, type Piece } from './reading.ts';

/** The encodings that are told by their byte-order mark; all else is read as UTF-8. */
const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
};

/**
 * Files in pieces, one after another, as UTF-8 or what their byte-order mark tells; what cannot be decoded becomes U+FFFD, which the
 * reader warns of. Null where one cannot be read, and nothing behind it.
 */
export async function* piecesOfFiles(files: readonly NamedBlob[]): AsyncGenerator<Piece | null> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let read = 0;
  for (const file of files) {
    let decoder: TextDecoder | undefined;
    for (let at = 0; at < file.size; at += PIECE_LENGTH) {
      const buffer = await file
        .slice(at, at + PIECE_LENGTH)
        .arrayBuffer()
        .catch(() => null);
      if (!buffer) return yield null;
      const bytes = new Uint8Array(buffer);
      decoder ??= new TextDecoder(encodingOf(bytes));
      const text = decoder.decode(bytes, { stream: at + PIECE_LENGTH < file.size });
      read += bytes.length;
      yield { text, part: read / size, begins: at === 0 ? (file.name ?? '') : undefined };
    }
  }
}

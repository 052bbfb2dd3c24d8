import type { Readable } from 'node:stream';

/** The encodings that are told by their byte-order mark; all else is read as UTF-8. */
const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
};

const BYTES_OF_MARK = 2;

/**
 * The text of a stream as it comes: UTF-8, or UTF-16 if it begins with its byte-order mark, which is dropped. The bytes of a character are
 * kept together where chunks part them; what cannot be decoded becomes U+FFFD.
 */
export async function* textOf(input: Readable): AsyncGenerator<string> {
  // All that has come while it is too short to tell, then the chunk.
  let bytes = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of input) {
    bytes = Buffer.concat([decoder ? Buffer.alloc(0) : bytes, Buffer.from(chunk)]);
    if (!decoder && bytes.length >= BYTES_OF_MARK) decoder = new TextDecoder(encodingOf(bytes));
    if (decoder) yield decoder.decode(bytes, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder().decode(bytes);
}

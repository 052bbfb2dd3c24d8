/** A picture whose pixels are places in a palette, row by row. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Three bytes a color; at most 256 colors. */
  readonly palette: Uint8Array;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The check of a chunk (PNG, annex D), of all these bytes in a row. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Bytes one after another. */
const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** 32 bits, the highest first. */
const number = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk: its length, its four letters, what is in it, and the check of both. */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const checked = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joined([number(data.length), checked, number(crc32(checked))]);
};

/** Each row with the byte before it that says: not filtered. Rows of flat colors pack best as they are (PNG, 12.7). */
const scanlines = ({ width, height, pixels }: IndexedPicture): Uint8Array<ArrayBuffer> => {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return lines;
};

/** 8 bits a pixel, and its colors from the palette; packed, not filtered, not interlaced. */
const FORMAT = Uint8Array.of(8, 3, 0, 0, 0);

/**
 * The picture as a PNG file.
 *
 * @param compress packs bytes into a zlib stream: every platform brings its own
 */
export const makePng = async (
  picture: IndexedPicture,
  compress: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> =>
  joined([
    SIGNATURE,
    chunk('IHDR', joined([number(picture.width), number(picture.height), FORMAT])),
    chunk('PLTE', picture.palette),
    chunk('IDAT', await compress(scanlines(picture))),
    chunk('IEND', new Uint8Array()),
  ]);

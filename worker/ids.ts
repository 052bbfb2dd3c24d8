import type { TableId } from '../table/ids.ts';

/** Base58: no 0, O, I or l, which look alike on paper. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** 58^12 is about 2^70: nobody guesses a private table. */
const LENGTH = 12;

/** A new table's id. `randomBytes` gives so many fresh random bytes; those that would favor some letters are dropped. */
export function makeTableId(randomBytes: (count: number) => Uint8Array): TableId {
  const fair = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH - id.length)) {
      if (byte < fair) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id as TableId;
}
